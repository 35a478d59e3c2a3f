import Foundation
public import Logging
import NIOCore
import NIOHTTP1

/// Logs each answer with its request.
struct AccessLog: Sendable {
  let logger: Logger

  /// - Parameters:
  ///   - request: The head of the request, or `nil` if there was none.
  ///   - status: The status of the answer.
  ///   - bytes: The number of bytes in the body of the answer.
  ///   - start: When the whole request was there.
  ///   - peer: The address of the client.
  func write(
    _ request: HTTPRequestHead?,
    _ status: HTTPResponseStatus,
    bytes: Int,
    since start: NIODeadline,
    _ peer: SocketAddress?
  ) {
    let duration = Double((NIODeadline.now() - start).nanoseconds) / 1e6
    logger.info(
      "answer",
      metadata: [
        "bytes": .stringConvertible(bytes),
        "method": .string(request?.method.rawValue ?? ""),
        "milliseconds": .stringConvertible((duration * 100).rounded() / 100),
        "path": .string(request?.uri.prefix { $0 != "?" }.removingPercentEncoding ?? ""),
        "peer": .string(peer?.ipAddress ?? ""),
        "status": .stringConvertible(status.code),
      ]
    )
  }
}

/// Writes each message of a log as a line of JSON.
public struct JSONLogHandler: LogHandler {
  /// What each message has in addition to its own fields.
  public var metadata: Logger.Metadata = [:]
  /// The least important messages that are written.
  public var logLevel = Logger.Level.info
  private let write: @Sendable (Data) -> Void

  /// Creates a handler.
  ///
  /// - Parameter write: Writes a line, which ends with a line feed.
  public init(write: @escaping @Sendable (Data) -> Void) { self.write = write }

  /// A field that each message has.
  public subscript(metadataKey key: String) -> Logger.MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a message, its fields and the time.
  public func log(event: LogEvent) {
    var fields = metadata.merging(event.metadata ?? [:]) { $1 }
    fields["message"] = .string("\(event.message)")
    fields["time"] = .string(Date().formatted(.iso8601))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let line = try? encoder.encode(fields.mapValues(JSONLogValue.init)) { write(line + Data("\n".utf8)) }
  }
}

/// A value of a message: numbers stay numbers, and everything else is a text.
private struct JSONLogValue: Encodable {
  let value: Logger.MetadataValue

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .stringConvertible(let number as Int): try container.encode(number)
    case .stringConvertible(let number as UInt): try container.encode(number)
    case .stringConvertible(let number as Double): try container.encode(number)
    default: try container.encode("\(value)")
    }
  }
}
