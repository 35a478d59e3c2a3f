import Foundation
import GuideHTTP
import Testing

@Suite("Connections")
struct ConnectionTests {
  /// Sends a text on a connection, and returns the whole answer when the server closed it.
  private func conversation(_ text: String, limits: HTTPLimits = .patient) async throws -> String {
    var answer = ""
    try await withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(text)
      answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
    }
    return answer
  }

  @Test func keepAliveAndPipelining() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      for number in 0..<3 {
        try client.send(get("/\(number)"))
        let response = try await client.response()
        #expect(response.text == "/\(number)")
        #expect(response.headers["connection"] == nil)
      }
      let bodies = "POST /body HTTP/1.1\r\nHost: test\r\nContent-Length: 3\r\n\r\nGET"
      try client.send((0..<400).map { get("/\($0)") + bodies }.joined())
      for number in 0..<400 {
        #expect(try await client.response().text == "/\(number)")
        #expect(try await client.response().text == "/body")
      }
    }
  }

  @Test(arguments: [
    "GET /old HTTP/1.0\r\n\r\n", "GET /old HTTP/1.0\r\nConnection: keep-alive, close\r\n\r\n",
    get("/old", "Connection: x, CLOSE\r\n"), get("/old", "Connection: x\r\nConnection: close\r\n"),
  ]) func theClientAsksToClose(request: String) async throws {
    let answer = try await conversation(request + get("/next"))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(answer.hasSuffix("/old"))
  }

  @Test func theHandlerAsksToClose() async throws {
    let handler: HTTPHandler = { _ in HTTPResponse(headers: ["Connection": "close"]) }
    try await withServer(handler: handler) { server in
      let response = try await exchange(get("/"), with: server)
      #expect(response.headers["connection"] == "close")
    }
  }

  @Test func oldVersionsKeepAliveOnRequest() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      for _ in 0..<2 {
        try client.send("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
        #expect(try await client.response().headers["connection"] == "keep-alive")
      }
    }
  }

  @Test func anEmptyLineBeforeARequestIsIgnored() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send("\r\n" + get("/a") + "\r\n" + get("/b"))
      #expect(try await client.response().text == "/a")
      #expect(try await client.response().text == "/b")
    }
  }

  @Test func theRequestsOfAConnectionAreLimited() async throws {
    let answer = try await conversation(
      (0..<5).map { get("/\($0)") }.joined(),
      limits: limits { $0.requestsPerConnection = 3 }
    )
    #expect(answer.components(separatedBy: "HTTP/1.1 200").count == 4)
    #expect(answer.hasSuffix("/2"))
    #expect(answer.components(separatedBy: "Connection: close").count == 2)
  }

  @Test func expectContinue() async throws {
    let handler: HTTPHandler = { .bytes($0.body, type: "text/plain") }
    try await withServer(handler: handler) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      let head = "POST / HTTP/1.1\r\nHost: test\r\nExpect: 100-Continue\r\nContent-Length: 5\r\n\r\n"
      try client.send(head)
      #expect(try await client.response().status == 100)
      try client.send("hello")
      #expect(try await client.response().text == "hello")
      // A client that does not wait needs no answer in between.
      try client.send(head + "world")
      #expect(try await client.response().text == "world")
      // A body that is too large gets its answer before it is sent.
      try client.send("POST / HTTP/1.1\r\nHost: test\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n")
      #expect(try await client.response().status == 413)
    }
  }

  @Test func aLargeBodyThatIsRefusedDoesNotLoseTheAnswer() async throws {
    let body = String(repeating: "x", count: 300_000)
    let answer = try await conversation(
      "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 300000\r\nConnection: close\r\n\r\n" + body
    )
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func aHalfClosedConnectionGetsItsAnswers() async throws {
    try await withServer { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/a") + get("/b") + "GET /c")
      client.finishSending()
      let answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
      #expect(answer.contains("/a"))
      #expect(answer.hasSuffix("/b"))
    }
  }

  @Test func tooManyConnections() async throws {
    try await withServer(limits: limits { $0.connections = 2 }) { server in
      let clients = try (0..<2).map { _ in try RawClient(port: server.port) }
      for client in clients {
        try client.send(get("/"))
        #expect(try await client.response().status == 200)
      }
      let refused = try await exchange("", with: server)
      #expect(refused.status == 503)
      #expect(refused.headers["connection"] == "close")
      clients[0].close()
      // The server needs a moment to see it.
      var status = 503
      while status == 503 { status = try await exchange(get("/", "Connection: close\r\n"), with: server).status }
      #expect(status == 200)
      clients[1].close()
    }
  }

  @Test func handlersOfSeveralConnectionsRunTogether() async throws {
    let gate = Gate()
    let handler: HTTPHandler = { request in
      if request.path == "/open" { await gate.open() } else { await gate.pass() }
      return .text("passed")
    }
    try await withServer(handler: handler) { server in
      let clients = try (0..<20).map { _ in try RawClient(port: server.port) }
      for client in clients { try client.send(get("/wait")) }
      try await gate.waitForArrival()
      #expect(try await exchange(get("/open", "Connection: close\r\n"), with: server).status == 200)
      for client in clients {
        #expect(try await client.response().text == "passed")
        client.close()
      }
    }
  }

  @Test func accessLog() async throws {
    let accesses = Collector<HTTPAccess>()
    let log = { @Sendable access in _ = Task { await accesses.add(access) } }
    try await withServer(log: log) { server in
      _ = try await exchange(get("/caf%C3%A9?q", "Connection: close\r\n"), with: server)
      let access = try await accesses.wait(for: 1)[0]
      #expect(access.peer == "127.0.0.1")
      #expect(access.method == "GET")
      #expect(access.path == "/café")
      #expect(access.status == .ok)
      #expect(access.bytes == 6)
      #expect(access.duration > .zero)
    }
  }
}
