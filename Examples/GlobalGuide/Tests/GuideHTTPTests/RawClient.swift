import Dispatch
import FlyingSocks
import Foundation
import Glibc

/// A client that sends any bytes. It never sends more than a test asks for.
struct RawClient: Sendable {
  private let socket: Socket
  /// Reads block, so they need a thread that is none of the server's.
  private let queue = DispatchQueue(label: "RawClient")

  /// - Parameter receiveBuffer: The bytes that the system takes before the client reads them.
  init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    socket = try Socket(domain: AF_INET, type: .stream)
    // Tests in processes of their own must not keep it open.
    _ = fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC)
    if let receiveBuffer { try socket.setValue(receiveBuffer, for: .receiveBufferSize) }
    try socket.setValue(300, for: ReceiveTimeout())
    try socket.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
  }

  func send(_ text: String) throws { try send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) throws {
    let data = Data(bytes)
    var sent = 0
    while sent < data.count { sent = try socket.write(data, from: sent) }
  }

  /// Says that no more bytes come. The client still reads.
  func finishSending() { shutdown(socket.file.rawValue, Int32(SHUT_WR)) }

  func close() { try? socket.close() }

  /// Closes the connection, and lets the server know at once that its bytes are lost.
  func reset() throws {
    try socket.setValue(1, for: Linger())
    try socket.close()
  }

  /// Reads until the server closes the connection. It throws if the server does not.
  func readToEnd() async throws -> [UInt8] {
    try await onQueue {
      var bytes: [UInt8] = []
      while let more = try readSome() { bytes += more }
      return bytes
    }
  }

  /// Reads a response and the bytes that its length announces.
  func response(toHead: Bool = false) async throws -> RawResponse {
    try await onQueue {
      var bytes: [UInt8] = []
      while true {
        // One byte, so that the next response stays in the socket.
        guard let more = try readSome(bytes.suffix(4) == RawResponse.headEnd ? 65_536 : 1) else {
          throw RawResponse.Ended()
        }
        bytes += more
        guard bytes.suffix(4) == RawResponse.headEnd else { continue }
        var response = try RawResponse(bytes)
        let length = toHead ? 0 : Int(response.headers["content-length"] ?? "0") ?? 0
        while response.body.count < length, let more = try readSome(length - response.body.count) {
          response.body += more
        }
        guard response.body.count == length else { throw RawResponse.Ended() }
        return response
      }
    }
  }

  private func readSome(_ length: Int = 65_536) throws -> [UInt8]? {
    do {
      return try socket.read(atMost: length)
    } catch SocketError.disconnected {
      return nil
    } catch SocketError.failed(_, ECONNRESET, _) {
      return nil
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
  let headers: [String: String]
  var body: [UInt8] = []

  var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads a head, and takes the rest of the bytes as the body.
  init(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { throw Malformed() }
    let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, words[0] == "HTTP/1.1", let status = Int(words[1]) else { throw Malformed() }
    self.status = status
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { throw Malformed() }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
    body = Array(text[end.upperBound...].utf8)
  }
}

/// How many seconds a read waits at most.
private struct ReceiveTimeout: SocketOption {
  var name: Int32 { SO_RCVTIMEO }
  func makeValue(from socketValue: timeval) -> Int { socketValue.tv_sec }
  func makeSocketValue(from value: Int) -> timeval { timeval(tv_sec: value, tv_usec: 0) }
}

/// Whether a close drops what is not sent, and resets the connection.
private struct Linger: SocketOption {
  var name: Int32 { SO_LINGER }
  func makeValue(from socketValue: linger) -> Int { Int(socketValue.l_onoff) }
  func makeSocketValue(from value: Int) -> linger { linger(l_onoff: Int32(value), l_linger: 0) }
}
