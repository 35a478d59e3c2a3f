import Foundation
import GuideServer
import GuideTestSupport
import Hummingbird
import Logging
import Testing

@Suite struct RefusalTests {
  /// Checks that a request gets a short answer, that the connection is closed, and that the handler is not called.
  private func expectRefusal(_ request: String, _ status: Int, limits: ServerLimits = .patient) async throws {
    let lines = Collector<Data>()
    let log = Logger(label: "test") { _ in JSONLogHandler { line in Task { await lines.add(line) } } }
    let handler: CallbackResponder<BasicRequestContext> = .handler { request in
      // The handler of a body waits for it.
      _ = try await request.body.collect(upTo: .max)
      Issue.record("The handler got \(request.uri)")
      return text("")
    }
    try await withServer(limits: limits, log: log, handler) { port in
      let response = try await exchange(request, with: port)
      #expect(response.status == status)
      #expect(response.fields["connection"] == "close")
      #expect(response.fields["content-type"] == "text/plain; charset=utf-8")
      #expect(response.fields["content-length"] == "\(response.body.count)")
      #expect(response.fields["x-content-type-options"] == "nosniff")
      #expect(!response.text.lowercased().contains("secret"))
      #expect(response.body.count < 100)
      let line = String(decoding: try await lines.wait(for: 1)[0], as: UTF8.self)
      #expect(line.contains("\"status\":\(status)") && line.contains("\"bytes\":\(response.body.count)"))
    }
  }

  @Test(arguments: [
    ("GET", 400), ("GET\t/secret\tHTTP/1.1", 400), ("G(T /secret HTTP/1.1", 400), ("GÉT /secret HTTP/1.1", 400),
    ("GET /secret http/1.1", 400), ("get /secret HTTP/1.1", 400), ("SECRET / HTTP/1.1", 400),
    ("GET /secret", 505), ("GET /secret HTTP/1", 505), ("GET /secret HTTP/a.b", 505), ("GET /secret HTTP/11.1", 505),
    ("GET /secret HTTP/1.2", 505), ("GET /secret HTTP/2.0", 505), ("GET /secret HTTP/0.9", 505),
    ("PRI * HTTP/2.0", 505), ("CONNECT secret:80 HTTP/1.1", 501), ("GET * HTTP/1.1", 400),
    ("GET secret HTTP/1.1", 400), ("GET ftp://secret/ HTTP/1.1", 400), ("GET /secret\0 HTTP/1.1", 400),
    ("GET /secret\r HTTP/1.1", 400), ("GET /secret% HTTP/1.1", 400), ("GET /secret%zz HTTP/1.1", 400),
    ("GET /%FF HTTP/1.1", 400), ("GET /%C0%AE%C0%AE/secret HTTP/1.1", 400), ("GET /secret%00 HTTP/1.1", 400),
    ("GET /?secret=%FF HTTP/1.1", 400), ("GET /?secret%00=1 HTTP/1.1", 400),
  ]) func requestLine(line: String, status: Int) async throws {
    try await expectRefusal("\(line)\r\nHost: localhost\r\n\r\n", status)
  }

  @Test(arguments: [
    "Secret : x", " Secret: x", "\tSecret: x", "Secret", ": secret", "Se cret: x", "Secret(: x", "Sécret: x",
    "X: secret\r\n folded", "X: secret\0", "X: secret\u{1}", "X: secret\u{7F}", "X: a\rb", "X: a\nSecret: b",
    "Host: localhost", "Host: secret",
  ]) func field(line: String) async throws { try await expectRefusal(get("/", "\(line)\r\n"), 400) }

  @Test(arguments: [
    "", "Host:\r\n", "Host: a b\r\n", "Host: a/secret\r\n", "Host: a@b\r\n", "Host: a, b\r\n", "Host: :80\r\n",
    "Host: <a>\r\n", "Host: é\r\n",
  ]) func host(fields: String) async throws { try await expectRefusal("GET / HTTP/1.1\r\n\(fields)\r\n", 400) }

  @Test(arguments: [
    ("GET / HTTP/1.1\nHost: localhost\n\n", 505), ("GET / HTTP/1.1\r\nHost: localhost\n\r\n", 400),
    ("\nGET / HTTP/1.1\r\nHost: localhost\n\n", 400),
  ]) func bareLineFeed(request: String, status: Int) async throws { try await expectRefusal(request, status) }

  @Test(arguments: [
    ("Content-Length: 1\r\nContent-Length: 1", 400), ("Content-Length: 1\r\nContent-Length: 2", 400),
    ("Content-Length: 1, 1", 400), ("Content-Length: -1", 400), ("Content-Length: +1", 400),
    ("Content-Length: 1 1", 400), ("Content-Length: 0x1", 400), ("Content-Length:", 400), ("Content-Length: １", 400),
    ("Content-Length: 99999999999999999999999999", 400), ("Content-Length: 65537", 413),
    ("Content-Length: 1\r\nTransfer-Encoding: chunked", 400), ("Transfer-Encoding: gzip, chunked", 501),
    ("Transfer-Encoding: identity", 501), ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", 400),
    ("Transfer-Encoding: chunked, chunked", 400), ("Transfer-Encoding:", 501), ("Expect: secret", 417),
  ]) func framing(fields: String, status: Int) async throws {
    try await expectRefusal("POST / HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n\r\n1", status)
  }

  @Test func chunksAreNoPartOfOldVersions() async throws {
    try await expectRefusal("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400)
  }

  @Test(arguments: [
    ("x\r\n", 400), ("\r\n", 400), ("-1\r\n", 400), ("1 1\r\n", 400), ("0x1\r\n", 400), ("1\nsecret", 400),
    ("1\r\nab\r\n", 400), ("1\r\na\n", 400), ("1;\0\r\n", 400), ("fffffffffffffffff\r\n", 400),
    ("10001\r\n\(String(repeating: "x", count: 65_537))", 413),
    ("0\r\n\(String(repeating: "T: x\r\n", count: 3_000))", 431),
    ("0\r\n\(String(repeating: "x", count: 17_000))", 431),
  ]) func chunk(body: String, status: Int) async throws {
    try await expectRefusal("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n\(body)", status)
  }

  @Test func chunksTogetherAreLimited() async throws {
    let request = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    let limits = limits { $0.body = 10 }
    try await expectRefusal(request + "6\r\nsecret\r\n5\r\n12345\r\n", 413, limits: limits)
  }

  @Test(arguments: [
    ("localhost:81", nil), ("[::1]:81", nil), ("LOCALHOST", nil), ("example.org", 403), ("127.0.0.1.evil", 403),
  ])
  func otherNames(host: String, status: Int?) async throws {
    let request = "GET / HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n"
    if let status { return try await expectRefusal(request, status) }
    let answer = try await withServer { port in try await exchange(request, with: port) }
    #expect(answer.status == 200)
  }

  /// Other spellings of names and addresses of this computer. Some containers have no IPv6.
  @Test(arguments: ["127.1", "LOCALHOST", "0:0:0:0:0:0:0:1"].filter(isReachable))
  func otherNamesOnLoopbackAddresses(host: String) async throws {
    try await withServer(host: host) { port in
      for (name, status) in [("example.org", 403), ("localhost", 200), (host.contains(":") ? "[\(host)]" : host, 200)] {
        let request = "GET / HTTP/1.1\r\nHost: \(name)\r\nConnection: close\r\n\r\n"
        let answer = try await exchange(request, with: port, on: host)
        #expect(answer.status == status)
      }
    }
  }

  private static func isReachable(_ host: String) -> Bool {
    do {
      try RawSocket(host: host, port: 1).close()
    } catch {
      // Nothing listens on this port.
      return (error as? RawSocket.Failure)?.number == ECONNREFUSED
    }
    return true
  }

  @Test func headLimits() async throws {
    let value = String(repeating: "x", count: 500)
    try await expectRefusal(get("/", "Secret: \(value)\r\n"), 431, limits: limits { $0.head = 500 })
    try await expectRefusal("GET / HTTP/1.1\r\nSecret: \(value)", 431, limits: limits { $0.head = 500 })
    try await expectRefusal(get("/", String(repeating: "S: x\r\n", count: 10)), 431, limits: limits { $0.fields = 10 })
    try await expectRefusal("GET /" + String(repeating: "s", count: 500), 431, limits: limits { $0.head = 500 })
    try await withServer(limits: limits { $0.fields = 11 }) { port in
      let fields = String(repeating: "S: x\r\n", count: 9) + "Connection: close\r\n"
      let response = try await exchange(get("/", fields), with: port)
      #expect(response.status == 200)
    }
  }
}
