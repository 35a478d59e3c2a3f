import FlyingFox
import FlyingSocks
import Foundation

/// Answers each request with the same text, on the port in the first argument.
@main
struct Hello {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
    let body = Data("Hello, world!\n".utf8)
    let handler = ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok, body: body) }
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    try await HTTPServer(address: address, logger: .disabled, handler: handler).run()
  }
}
