import GuideHTTP
import Testing

@Suite("What a handler gets, and what its response becomes")
struct RequestTests {
  /// Sends a request, and returns what the handler got.
  private func received(_ request: String) async throws -> HTTPRequest {
    let requests = Collector<HTTPRequest>()
    try await withServer(handler: { request in
      await requests.add(request)
      return .text("")
    }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(request)
      #expect(try await client.response().status == 200)
    }
    return try #require(await requests.values.first)
  }

  @Test(arguments: [
    ("/", "/", []), ("/a/b", "/a/b", ["a", "b"]), ("/a/", "/a/", ["a", ""]), ("//a", "//a", ["", "a"]),
    ("/caf%C3%A9/%20%25", "/café/ %", ["café", " %"]), ("/...", "/...", ["..."]), ("/a?", "/a", ["a"]),
    ("http://other:81/x?y", "/x", ["x"]), ("HTTPS://other", "/", []), ("/a+b;c=d", "/a+b;c=d", ["a+b;c=d"]),
  ]) func path(target: String, path: String, segments: [String]) async throws {
    let request = try await received(get(target))
    #expect(request.path == path)
    #expect(request.segments == segments)
    #expect(request.host == (target.contains("other") ? String(target.split(separator: "/")[1]) : "test"))
  }

  @Test func query() async throws {
    let request = try await received(get("/s?q=%C3%A5land+i&&exact&q=2&a=b=c&=x&sum=1%2B1"))
    let items = [("q", "åland i"), ("exact", ""), ("q", "2"), ("a", "b=c"), ("", "x"), ("sum", "1+1")]
    #expect(request.query == items.map { HTTPQueryItem(name: $0, value: $1) })
    #expect(request.queryValue("q") == "åland i")
    #expect(request.queryValue("none") == nil)
  }

  @Test func headers() async throws {
    let request = try await received(get("/", "X-One: \t a b \t\r\nx-one:2\r\nEmpty:\r\nName: é\r\n"))
    #expect(request.headers["X-ONE"] == "a b")
    #expect(request.headers.values(of: "x-One") == ["a b", "2"])
    #expect(request.headers["empty"] == "")
    #expect(request.headers["name"] == "é")
    #expect(request.headers["missing"] == nil)
    #expect(request.headers.fields.map(\.name) == ["Host", "X-One", "x-one", "Empty", "Name"])
    #expect(request.peer == "127.0.0.1")
  }

  @Test func asteriskIsATargetOfOptions() async throws {
    let request = try await received("OPTIONS * HTTP/1.1\r\nHost: test\r\n\r\n")
    #expect(request.path == "*")
    #expect(request.segments == [])
  }

  @Test(arguments: [
    ("Content-Length: 5\r\n\r\nhello", "hello"), ("Content-Length: 0\r\n\r\n", ""), ("\r\n", ""),
    ("Transfer-Encoding: Chunked\r\n\r\n2\r\nhe\r\n3;a=\"b\"\r\nllo\r\n0\r\n\r\n", "hello"),
    ("Transfer-Encoding: chunked\r\n\r\n00A ; x\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n", "0123456789"),
  ]) func body(rest: String, body: String) async throws {
    let request = try await received("POST / HTTP/1.1\r\nHost: test\r\n\(rest)")
    #expect(String(decoding: request.body, as: UTF8.self) == body)
    #expect(request.method == "POST")
  }

  @Test func aRequestInSingleBytes() async throws {
    let text = "POST /a?b=c HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    try await withServer(handler: { .bytes($0.body, type: "text/plain") }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      for byte in text.utf8 {
        try client.send([byte])
        await Task.yield()
      }
      #expect(try await client.response().text == "abc")
    }
  }

  @Test func responseHasDateAndLength() async throws {
    try await withServer(handler: { _ in .json(Array("{}".utf8)) }) { server in
      let response = try await exchange(get("/", "Connection: close\r\n"), with: server)
      #expect(response.headers["content-length"] == "2")
      #expect(response.headers["content-type"] == "application/json")
      #expect(response.headers["connection"] == "close")
      let date = try #require(response.headers["date"])
      #expect(try #/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/#.wholeMatch(in: date) != nil)
    }
  }

  @Test func headHasTheLengthOfGet() async throws {
    try await withServer(handler: { _ in .html("<p>") }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send("HEAD / HTTP/1.1\r\nHost: test\r\n\r\n" + get("/"))
      #expect(try await client.response(toHead: true).headers["content-length"] == "3")
      #expect(try await client.response().text == "<p>")
    }
  }

  @Test(arguments: [204, 304]) func statusWithoutBody(code: Int) async throws {
    try await withServer(handler: { request in
      request.path == "/" ? HTTPResponse(HTTPStatus(code), headers: ["ETag": "\"1\""], body: [1, 2]) : .text("next")
    }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/") + get("/next"))
      let response = try await client.response()
      #expect(response.status == code)
      #expect(response.headers["content-length"] == nil)
      #expect(response.headers["etag"] == "\"1\"")
      #expect(try await client.response().text == "next")
    }
  }

  @Test(arguments: [
    HTTPResponse(headers: ["X": "a\r\nSet-Cookie: b"]), HTTPResponse(headers: ["X\n": "a"]),
    HTTPResponse(HTTPStatus(99)),
    HTTPResponse(headers: ["": "a"]), HTTPResponse(headers: ["X": "\0"]),
  ]) func aResponseThatIsNotValidBecomes500(response: HTTPResponse) async throws {
    try await withServer(handler: { _ in response }) { server in
      let answer = try await exchange(get("/", "Connection: close\r\n"), with: server)
      #expect(answer.status == 500)
      #expect(answer.headers["set-cookie"] == nil)
      #expect(answer.headers["x"] == nil)
    }
  }

  @Test func theServerWritesTheFramingItself() async throws {
    let headers: HTTPHeaders = [
      "content-length": "7", "Transfer-Encoding": "chunked", "Set-Cookie": "a", "set-cookie": "b",
    ]
    try await withServer(handler: { _ in HTTPResponse(headers: headers, body: [65]) }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/"))
      let response = try await client.response()
      #expect(response.headers["content-length"] == "1")
      #expect(response.headers["transfer-encoding"] == nil)
      #expect(response.headers["set-cookie"] == "b")
    }
  }
}
