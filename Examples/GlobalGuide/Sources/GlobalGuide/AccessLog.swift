import Foundation
import GuideHTTP

/// A line of the access log.
struct AccessLog: Encodable {
  private let bytes: Int
  private let method: String?
  private let milliseconds: Double
  private let path: String?
  private let peer: String
  private let status: Int
  private let time: String

  private init(_ access: HTTPAccess) {
    bytes = access.bytes
    method = access.method
    let (seconds, attoseconds) = access.duration.components
    milliseconds = ((Double(seconds) * 1e3 + Double(attoseconds) / 1e15) * 100).rounded() / 100
    path = access.path
    peer = access.peer
    status = access.status.code
    time = Date().formatted(.iso8601)
  }

  /// What writes the log; `nil` if nobody asked for it.
  static func log(_ options: GuideOptions) -> (@Sendable (HTTPAccess) -> Void)? {
    guard options.logs else { return nil }
    return { access in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      if let line = try? encoder.encode(AccessLog(access)) { FileHandle.standardOutput.write(line + Data("\n".utf8)) }
    }
  }
}
