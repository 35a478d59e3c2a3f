import Hummingbird

/// Answers each request with the same text, on the port in the first argument.
@main
struct Hello {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 8080
    let router = Router()
    router.get("/") { _, _ in "Hello, world!\n" }
    let configuration = ApplicationConfiguration(address: .hostname("127.0.0.1", port: port))
    try await Application(router: router, configuration: configuration).runService()
  }
}
