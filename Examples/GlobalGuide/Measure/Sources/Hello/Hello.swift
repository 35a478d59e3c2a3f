import FlyingFox
import FlyingSocks
import Foundation
import Glibc

/// Answers each request with the same text, on the port in the first argument.
@main
struct Hello {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
    let body = Data("Hello, world!\n".utf8)
    let handler = ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: body) }
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let server = HTTPServer(address: address, logger: .disabled, handler: handler)
    let running = Task { try await server.run() }
    try await server.waitUntilListening()
    sendAtOnce()
    try await running.value
  }

  /// Sends the body without a wait for the client to acknowledge the head, which FlyingFox sends alone.
  ///
  /// Connections inherit the option from the socket that listens. FlyingFox does not show that socket, so all are set.
  private static func sendAtOnce() {
    var isOn: Int32 = 1
    for descriptor in Int32(3)..<64 {
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }
  }
}
