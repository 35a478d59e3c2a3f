import Foundation
import Guide
import GuideServer
import GuideTestSupport
import TestSupport

/// A guide on a port of its own.
struct GuideSite: Sendable {
  /// The countries of the program, which all tests share.
  static let library = GuideLibrary(source: EmbeddedCountries())

  let port: UInt16

  /// Runs a guide during a test.
  static func run(library: GuideLibrary = library, _ body: (GuideSite) async throws -> Void) async throws {
    let folder = try TemporaryFolder()
    let favorites = try FavoriteStore(folder: folder.url) { await library.load().index?.country($0) != nil }
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    let app = GuideApp(library: library, flags: FlagImageViewModel(folder: nil), favorites: favorites) { date }
    // A busy machine never meets a deadline: the answers are the point.
    try await withServer(limits: .patient, app.responder) { try await body(GuideSite(port: $0)) }
  }

  func get(_ target: String, _ fields: [String: String] = [:]) async throws -> RawResponse {
    try await send("GET", target, fields)
  }

  /// Sends JSON to the API.
  func post(_ target: String, _ json: String, _ fields: [String: String] = [:]) async throws -> RawResponse {
    try await send("POST", target, ["Content-Type": "application/json"].merging(fields) { $1 }, body: json)
  }

  /// Sends a request as it is given, and reads until the server closes the connection.
  func send(
    _ method: String,
    _ target: String,
    _ fields: [String: String] = [:],
    body: String = ""
  ) async throws -> RawResponse {
    var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if !body.isEmpty { head += "Content-Length: \(body.utf8.count)\r\n" }
    let (request, port) = (Data("\(head)\r\n\(body)".utf8), port)
    // Reads block, so they need a thread that is none of the server's. Many tests run at the same time.
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try RawResponse(to: request, port: port) }) }
    }
  }
}

extension RawResponse {
  /// The reason of a problem of the API.
  var problem: String? { try? json(as: [String: String].self)["error"] }

  func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }

  /// What a server answers to a request until it closes the connection.
  fileprivate init(to request: Data, port: UInt16) throws {
    let socket = try RawSocket(port: port)
    defer { socket.close() }
    try socket.send(Array(request))
    var bytes: [UInt8] = []
    while case let more = try socket.read(atMost: 65_536), !more.isEmpty { bytes += more }
    try self.init(bytes)
  }
}
