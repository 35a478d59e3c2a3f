import Dispatch
import Foundation
import GuideTestSupport

/// A client that sends any bytes. It never sends more than a test asks for.
struct RawClient: Sendable {
  private let socket: RawSocket
  /// Reads block, so they need a thread that is none of the server's.
  private let queue = DispatchQueue(label: "RawClient")

  /// Connects to a port. `receiveBuffer` is how many bytes the system accepts before the client reads them.
  init(host: String = "127.0.0.1", port: UInt16, receiveBuffer: Int32? = nil) throws {
    socket = try RawSocket(host: host, port: port, receiveBuffer: receiveBuffer)
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws { try socket.send(bytes) }

  func finishSending() { socket.finishSending() }

  func close() { socket.close() }

  func reset() { socket.reset() }

  /// Reads until the server closes the connection. It throws if the server doesn't.
  func readToEnd() async throws -> [UInt8] {
    try await onQueue {
      var bytes: [UInt8] = []
      while case let more = try socket.read(atMost: 65_536), !more.isEmpty { bytes += more }
      return bytes
    }
  }

  /// Reads a response and the bytes that its length announces.
  func response(toHead: Bool = false) async throws -> RawResponse {
    try await onQueue {
      var bytes: [UInt8] = []
      while true {
        // One byte, so that the next response stays in the socket.
        let more = try socket.read(atMost: 1)
        if more.isEmpty { throw RawResponse.Ended() }
        bytes += more
        guard bytes.suffix(4) == RawResponse.headEnd else { continue }
        var response = try RawResponse(bytes)
        let length = toHead ? 0 : Int(response.fields["content-length"] ?? "0") ?? 0
        while response.body.count < length,
          case let more = try socket.read(atMost: length - response.body.count), !more.isEmpty
        {
          response.body += more
        }
        guard response.body.count == length else { throw RawResponse.Ended() }
        return response
      }
    }
  }

  private func onQueue<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}

/// A response as a client sees it.
struct RawResponse: Sendable {
  /// The server closed the connection before the end of a response.
  struct Ended: Error {}
  struct Malformed: Error {}

  static let headEnd = Array("\r\n\r\n".utf8)[...]

  let status: Int

  /// The fields, with names in lowercase. If a name occurs several times, each of its values is a line.
  let fields: [String: String]

  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads a head, and takes the rest of the bytes as the body.
  init(_ bytes: [UInt8]) throws {
    let data = Data(bytes)
    guard let end = data.firstRange(of: Data(Self.headEnd)) else { throw Malformed() }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, words[0] == "HTTP/1.1", let status = Int(words[1]) else { throw Malformed() }
    self.status = status
    let pairs = try lines.dropFirst().map { line in
      guard let colon = line.firstIndex(of: ":") else { throw Malformed() }
      return (line[..<colon].lowercased(), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
    }
    fields = Dictionary(pairs) { $0 + "\n" + $1 }
    body = Array(data[end.upperBound...])
  }
}
