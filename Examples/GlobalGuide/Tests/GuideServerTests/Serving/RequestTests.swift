import GuideServer
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@Suite struct RequestTests {
  @Test(arguments: [
    ("Content-Length: 5\r\n\r\nhello", "hello"), ("Content-Length: 0\r\n\r\n", ""), ("\r\n", ""),
    ("Transfer-Encoding: Chunked\r\n\r\n2\r\nhe\r\n3;a=\"b\"\r\nllo\r\n0\r\n\r\n", "hello"),
    ("Transfer-Encoding: chunked\r\n\r\n00A\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n", "0123456789"),
  ]) func body(rest: String, body: String) async throws {
    try await withServer(.body) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send("POST / HTTP/1.1\r\nHost: localhost\r\n\(rest)")
      #expect(try await client.response().text == body)
    }
  }

  @Test func aRequestInSingleBytes() async throws {
    let text = "POST /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    try await withServer(.body) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      for byte in text.utf8 {
        try client.send([byte])
        await Task.yield()
      }
      #expect(try await client.response().text == "abc")
    }
  }

  @Test func anEmptyLineBeforeARequestIsIgnored() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send("\r\n" + get("/a") + "\r\n" + get("/b"))
      #expect(try await client.response().text == "/a")
      #expect(try await client.response().text == "/b")
    }
  }

  @Test func responseHasDateAndLength() async throws {
    try await withServer(.handler { @Sendable _ in text("{}") }) { port in
      let response = try await exchange(get("/", "Connection: close\r\n"), with: port)
      #expect(response.fields["content-length"] == "2")
      #expect(response.fields["connection"] == "close")
      let date = try #require(response.fields["date"])
      #expect(try #/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/#.wholeMatch(in: date) != nil)
    }
  }

  @Test func headHasTheLengthOfGet() async throws {
    // The handler answers HEAD as it answers GET.
    try await withServer(.handler { @Sendable _ in text("<p>") }) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n" + get("/"))
      #expect(try await client.response(toHead: true).fields["content-length"] == "3")
      #expect(try await client.response().text == "<p>")
    }
  }

  @Test(arguments: [204, 304]) func statusWithoutBody(code: Int) async throws {
    let handler: CallbackResponder<BasicRequestContext> = .handler { request in
      if request.uri.path != "/" { return text("next") }
      return Response(status: .init(code: code), headers: [.eTag: "\"1\""], body: ResponseBody())
    }
    try await withServer(handler) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send(get("/") + get("/next"))
      let response = try await client.response()
      #expect(response.status == code)
      #expect(response.fields["content-length"] == nil)
      #expect(response.fields["etag"] == "\"1\"")
      #expect(try await client.response().text == "next")
    }
  }

  @Test func aFieldCanNotEndItsLine() async throws {
    let handler: CallbackResponder<BasicRequestContext> = .handler { _ in
      Response(status: .ok, headers: [.eTag: "a\r\nSet-Cookie: b"])
    }
    try await withServer(handler) { port in
      let response = try await exchange(get("/", "Connection: close\r\n"), with: port)
      #expect(response.fields["set-cookie"] == nil)
    }
  }

  @Test func aSlowReader() async throws {
    let body = [UInt8](repeating: 120, count: 20 << 20)
    let handler: CallbackResponder<BasicRequestContext> = .handler { _ in
      Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
    // The client reads nothing for 25 times as long as the server waits.
    try await withServer(limits: limits { $0.readDeadline = .milliseconds(200) }, handler) { port in
      let client = try RawClient(port: port, receiveBuffer: 4_096)
      defer { client.close() }
      try client.send(get("/"))
      try await Task.sleep(for: .seconds(5))
      #expect(try await client.readToEnd().count < body.count)
    }
  }
}
