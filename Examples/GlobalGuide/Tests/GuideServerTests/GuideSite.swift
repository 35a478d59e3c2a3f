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

  func get(_ target: String, _ fields: [String: String] = [:]) async throws -> Answer {
    try await send("GET", target, fields)
  }

  /// Sends JSON to the API.
  func post(_ target: String, _ json: String, _ fields: [String: String] = [:]) async throws -> Answer {
    try await send("POST", target, ["Content-Type": "application/json"].merging(fields) { $1 }, body: json)
  }

  /// Sends a request as it is given, and reads until the server closes the connection.
  func send(
    _ method: String,
    _ target: String,
    _ fields: [String: String] = [:],
    body: String = ""
  ) async throws -> Answer {
    var head = "\(method) \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) { head += "\(name): \(value)\r\n" }
    if !body.isEmpty { head += "Content-Length: \(body.utf8.count)\r\n" }
    let (request, port) = (Data("\(head)\r\n\(body)".utf8), port)
    // Reads block, so they need a thread that is none of the server's. Many tests run at the same time.
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try Answer(of: request, port: port) }) }
    }
  }
}

/// What the server answers.
struct Answer: Sendable {
  struct Malformed: Error {}

  let status: Int

  /// The fields, with names in lower case.
  let fields: [String: String]

  let body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }

  /// The reason of a problem of the API.
  var problem: String? { try? json(as: [String: String].self)["error"] }

  func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }

  fileprivate init(of request: Data, port: UInt16) throws {
    let socket = try RawSocket(port: port)
    defer { socket.close() }
    try socket.send(Array(request))
    var bytes: [UInt8] = []
    while case let more = try socket.read(atMost: 65_536), !more.isEmpty { bytes += more }
    let data = Data(bytes)
    guard let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { throw Malformed() }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, let status = Int(words[1]) else { throw Malformed() }
    self.status = status
    let pairs = lines.dropFirst().map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
    fields = Dictionary(pairs.map { ($0[0].lowercased(), $0.count > 1 ? $0[1] : "") }) { $0 + "\n" + $1 }
    body = Array(data[end.upperBound...])
  }
}
