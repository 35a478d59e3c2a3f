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
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    default: error.localizedDescription
    }
  }
}
