import Foundation

extension Diagnostic {
  /// A file or folder that the system does not let us read.
  static func unreadable(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .fileUnreadable,
      at: SourceLocation(path: path),
      "cannot be read (\(reason(error))); make it a readable file or remove it"
    )
  }

  /// What the system says, without the path, which the diagnostic has already.
  static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    if let posix = [underlying, cocoa].compactMap({ $0 }).first(where: { $0.domain == NSPOSIXErrorDomain }) {
      return String(cString: strerror(Int32(posix.code)))
    }
    return cocoa.localizedDescription
  }
}
