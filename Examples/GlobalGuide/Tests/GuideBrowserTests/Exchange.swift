import Dispatch
import Foundation
import GuideTestSupport

/// A request to the driver and its answer. The driver writes headers that `URLSession` on Linux does not read.
struct Exchange: Sendable {
  let port: UInt16
  let method: String
  let path: String
  let body: Data

  /// The seconds after which the driver is given up.
  var deadline = 300

  /// The body of the answer.
  func answer() async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      // The socket blocks, so it needs a thread that is none of the tasks'.
      DispatchQueue.global().async { continuation.resume(with: Result(catching: exchange)) }
    }
  }

  private func exchange() throws -> Data {
    let socket = try RawSocket(port: port, receiveDeadline: deadline)
    defer { socket.close() }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
      + "Content-Length: \(body.count)\r\n\r\n"
    try socket.send(Array(head.utf8) + body)
    var received = Data()
    while true {
      let bytes = try socket.read(atMost: 65_536)
      if bytes.isEmpty { throw Failure("The driver closed the connection.") }
      received += bytes
      guard let end = received.range(of: Data("\r\n\r\n".utf8)) else { continue }
      let answer = received[end.upperBound...]
      if answer.count >= Self.length(String(decoding: received[..<end.lowerBound], as: UTF8.self)) { return answer }
    }
  }

  private static func length(_ head: String) -> Int {
    for line in head.components(separatedBy: "\r\n") {
      let parts = line.split(separator: ":")
      if parts[0].lowercased() == "content-length", parts.count == 2 {
        return Int(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      }
    }
    return 0
  }
}
