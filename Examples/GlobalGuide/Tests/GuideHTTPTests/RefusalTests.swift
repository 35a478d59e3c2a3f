import GuideHTTP
import Testing

@Suite("Requests that the server refuses")
struct RefusalTests {
  /// Checks that a request gets a short answer, that the connection is closed, and that the handler is not called.
  private func expectRefusal(_ request: String, _ status: Int, limits: HTTPLimits = .patient) async throws {
    let accesses = Collector<HTTPAccess>()
    let log = { @Sendable access in _ = Task { await accesses.add(access) } }
    let handler: HTTPHandler = { request in
      Issue.record("The handler got \(request.path)")
      return .text("")
    }
    try await withServer(limits: limits, log: log, handler: handler) { server in
      let response = try await exchange(request, with: server)
      #expect(response.status == status)
      #expect(response.headers["connection"] == "close")
      #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
      #expect(response.headers["content-length"] == "\(response.body.count)")
      #expect(!response.text.lowercased().contains("secret"))
      #expect(response.body.count < 100)
      let access = try await accesses.wait(for: 1)[0]
      #expect(access.status == HTTPStatus(status))
      #expect(access.bytes == response.body.count)
      #expect(access.path == nil)
    }
  }

  @Test(arguments: [
    ("", 400), ("GET", 400), ("GET /secret", 400), ("GET  /secret HTTP/1.1", 400), ("GET /secret HTTP/1.1 ", 400),
    ("GET /secret  HTTP/1.1", 400), (" GET /secret HTTP/1.1", 400), ("GET\t/secret\tHTTP/1.1", 400),
    ("G(T /secret HTTP/1.1", 400), ("GÉT /secret HTTP/1.1", 400), ("GET /secret http/1.1", 400),
    ("GET /secret HTTP/1", 400), ("GET /secret HTTP/a.b", 400), ("GET /secret HTTP/11.1", 400),
    ("GET /secret HTTP/1.2", 505), ("GET /secret HTTP/2.0", 505), ("GET /secret HTTP/0.9", 505),
    ("PRI * HTTP/2.0", 505), ("CONNECT secret:80 HTTP/1.1", 501), ("GET * HTTP/1.1", 400),
    ("GET secret HTTP/1.1", 400), ("GET ftp://secret/ HTTP/1.1", 400), ("GET http:///secret HTTP/1.1", 400),
    ("GET http://a@secret/ HTTP/1.1", 400), ("GET /secret#a HTTP/1.1", 400), ("GET /é HTTP/1.1", 400),
    ("GET /secret\0 HTTP/1.1", 400), ("GET /secret\r HTTP/1.1", 400),
  ]) func requestLine(line: String, status: Int) async throws {
    // The empty line comes twice, because the server ignores one.
    try await expectRefusal("\(line)\r\n\(line.isEmpty ? "\r\n" : "")Host: test\r\n\r\n", status)
  }

  @Test(arguments: [
    "/.", "/..", "/../secret", "/a/../secret", "/a/.", "/%2e%2e/secret", "/.%2E/secret", "/a/%2e", "/a%2Fsecret",
    "/a%2fsecret", "/a%5Csecret", "/a\\secret", "/secret%00", "/secret%0d%0aX:y", "/secret%7F", "/secret%", "/secret%4",
    "/secret%zz", "/secret%+1", "/%FF", "/%C0%AE%C0%AE/secret", "/%ED%A0%80", "/?secret=%", "/?secret=%FF",
    "/?secret%00=1", "/?a=%C3", "http://test/../secret",
  ]) func target(target: String) async throws { try await expectRefusal(get(target), 400) }

  @Test(arguments: [
    "Secret : x", " Secret: x", "\tSecret: x", "Secret", ": secret", "Se cret: x", "Secret(: x", "Sécret: x",
    "X: secret\r\n folded", "X: secret\0", "X: secret\u{1}", "X: secret\u{7F}", "X: a\rb", "X: a\nSecret: b",
    "Host: test", "Host: secret",
  ]) func field(line: String) async throws { try await expectRefusal(get("/", "\(line)\r\n"), 400) }

  @Test func aValueThatIsNotUTF8() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(Array("GET / HTTP/1.1\r\nHost: test\r\nX: ".utf8) + [0xFF] + Array("\r\n\r\n".utf8))
      #expect(try RawResponse(await client.readToEnd()).status == 400)
    }
  }

  @Test(arguments: [
    "", "Host:\r\n", "Host: a b\r\n", "Host: a/secret\r\n", "Host: a@b\r\n", "Host: a, b\r\n", "Host: :80\r\n",
    "Host: <a>\r\n", "Host: é\r\n",
  ]) func host(fields: String) async throws { try await expectRefusal("GET / HTTP/1.1\r\n\(fields)\r\n", 400) }

  @Test(arguments: ["GET / HTTP/1.1\nHost: test\n\n", "GET / HTTP/1.1\r\nHost: test\n\r\n", "\nGET / HTTP/1.1\r\n"])
  func bareLineFeed(request: String) async throws { try await expectRefusal(request, 400) }

  @Test(arguments: [
    ("Content-Length: 1\r\nContent-Length: 1", 400), ("Content-Length: 1\r\nContent-Length: 2", 400),
    ("Content-Length: 1, 1", 400), ("Content-Length: -1", 400), ("Content-Length: +1", 400),
    ("Content-Length: 1 1", 400), ("Content-Length: 0x1", 400), ("Content-Length:", 400), ("Content-Length: １", 400),
    ("Content-Length: 99999999999999999999999999", 413), ("Content-Length: 65537", 413),
    ("Content-Length: 1\r\nTransfer-Encoding: chunked", 400), ("Transfer-Encoding: gzip, chunked", 501),
    ("Transfer-Encoding: identity", 501), ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", 501),
    ("Transfer-Encoding: chunked, chunked", 501), ("Transfer-Encoding:", 501), ("Expect: secret", 417),
  ]) func framing(fields: String, status: Int) async throws {
    try await expectRefusal("POST / HTTP/1.1\r\nHost: test\r\n\(fields)\r\n\r\n1", status)
  }

  @Test func chunksAreNoPartOfOldVersions() async throws {
    try await expectRefusal("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400)
  }

  @Test(arguments: [
    ("x\r\n", 400), ("\r\n", 400), ("-1\r\n", 400), ("1 1\r\n", 400), ("0x1\r\n", 400), ("1\nsecret", 400),
    ("1\r\nab\r\n", 400), ("1\r\na\n", 400), ("1;\0\r\n", 400), ("fffffffffffffffff\r\n", 413), ("10001\r\n", 413),
    ("FFFFFFFFFFFFFFF\r\n", 413), ("1;\(String(repeating: "x", count: 300))", 400),
    ("0\r\n\(String(repeating: "T: x\r\n", count: 3_000))", 431),
    ("0\r\n\(String(repeating: "x", count: 17_000))", 431),
  ]) func chunk(body: String, status: Int) async throws {
    try await expectRefusal("POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n\(body)", status)
  }

  @Test func chunksTogetherAreLimited() async throws {
    let request = "POST / HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n"
    let limits = limits { $0.body = 10 }
    try await expectRefusal(request + "6\r\nsecret\r\n5\r\n12345\r\n", 413, limits: limits)
  }

  @Test(arguments: [0, 1]) func requestLineLimit(excess: Int) async throws {
    let limit = 200
    // The line, not the target, has a limit.
    let target = "/" + String(repeating: "s", count: limit + excess - "GET / HTTP/1.1".count)
    let limits = limits { $0.requestLine = limit }
    if excess == 0 {
      try await withServer(limits: limits) { server in
        let response = try await exchange(get(target, "Connection: close\r\n"), with: server)
        #expect(response.status == 200)
      }
    } else {
      try await expectRefusal(get(target), 414, limits: limits)
      // It is refused before it ends.
      try await expectRefusal("GET " + target + "secretsecret", 414, limits: limits)
    }
  }

  @Test func headLimits() async throws {
    let value = String(repeating: "x", count: 500)
    try await expectRefusal(get("/", "Secret: \(value)\r\n"), 431, limits: limits { $0.head = 500 })
    try await expectRefusal("GET / HTTP/1.1\r\nSecret: \(value)", 431, limits: limits { $0.head = 500 })
    try await expectRefusal(get("/", String(repeating: "S: x\r\n", count: 10)), 431, limits: limits { $0.fields = 10 })
    try await withServer(limits: limits { $0.fields = 11 }) { server in
      let fields = String(repeating: "S: x\r\n", count: 9) + "Connection: close\r\n"
      let response = try await exchange(get("/", fields), with: server)
      #expect(response.status == 200)
    }
  }
}
