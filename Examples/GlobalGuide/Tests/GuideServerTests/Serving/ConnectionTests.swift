import Foundation
import GuideServer
import GuideTestSupport
import HTTPTypes
import Hummingbird
import Logging
import Testing

@Suite struct ConnectionTests {
  /// Sends a text on a connection, and returns the whole answer when the server has closed it.
  private func conversation(_ text: String, limits: ServerLimits = .patient) async throws -> String {
    try await withServer(limits: limits) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send(text)
      return String(decoding: try await client.readToEnd(), as: UTF8.self)
    }
  }

  @Test func keepAliveAndPipelining() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      for number in 0..<3 {
        try client.send(get("/\(number)"))
        let response = try await client.response()
        #expect(response.text == "/\(number)")
        #expect(response.fields["connection"] == nil)
      }
      let bodies = "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nGET"
      try client.send((0..<400).map { get("/\($0)") + bodies }.joined())
      for number in 0..<400 {
        #expect(try await client.response().text == "/\(number)")
        #expect(try await client.response().text == "/body")
      }
    }
  }

  @Test func aClientThatDoesNotWaitIsHeldUp() async throws {
    let gate = Gate()
    let answer = { @Sendable (_: Request) async throws -> Response in
      await gate.pass()
      return text("")
    }
    try await withServer(.handler(answer)) { port in
      let socket = try RawSocket(port: port, sendDeadline: 2)
      defer { socket.close() }
      let requests = Array(String(repeating: get("/"), count: 1 << 20).utf8)
      #expect(throws: RawSocket.Failure.self) { try socket.send(requests) }
      await gate.open()
    }
  }

  @Test(arguments: [
    "GET /old HTTP/1.0\r\n\r\n", "GET /old HTTP/1.0\r\nConnection: close\r\n\r\n",
    get("/old", "Connection: x, CLOSE\r\n"), get("/old", "Connection: x\r\nConnection: close\r\n"),
    get("/old", "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"),
  ]) func theClientAsksToClose(request: String) async throws {
    let answer = try await conversation(request + get("/next"))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(answer.hasSuffix("/old"))
  }

  @Test func theHandlerAsksToClose() async throws {
    try await withServer(.handler { @Sendable _ in Response(status: .ok, headers: [.connection: "close"]) }) { port in
      let response = try await exchange(get("/"), with: port)
      #expect(response.fields["connection"] == "close")
    }
  }

  @Test func oldVersionsKeepAliveOnRequest() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      for _ in 0..<2 {
        try client.send("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
        #expect(try await client.response().fields["connection"] == "keep-alive")
      }
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
    try await withServer(.body) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      let head = "POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-Continue\r\nContent-Length: 5\r\n\r\n"
      try client.send(head)
      #expect(try await client.response().status == 100)
      try client.send("hello")
      #expect(try await client.response().text == "hello")
      // A body that is too large gets its answer before it is sent.
      try client.send("POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n")
      #expect(try await client.response().status == 413)
    }
  }

  @Test func aLargeBodyThatIsRefusedDoesNotLoseTheAnswer() async throws {
    let body = String(repeating: "x", count: 300_000)
    let answer = try await conversation(
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\nConnection: close\r\n\r\n" + body
    )
    #expect(answer.hasPrefix("HTTP/1.1 413 "))
  }

  @Test func aBodyThatTheHandlerDoesNotReadEndsTheConnection() async throws {
    // The echo answers before the body is there. What comes after it could be anything.
    let answer = try await conversation("POST /early HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n")
    #expect(answer.contains("Connection: close"))
    #expect(answer.hasSuffix("/early"))
  }

  @Test func aHalfClosedConnectionGetsItsAnswers() async throws {
    try await withServer { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send(get("/a") + get("/b") + "GET /c")
      client.finishSending()
      let answer = String(decoding: try await client.readToEnd(), as: UTF8.self)
      #expect(answer.contains("/a"))
      #expect(answer.hasSuffix("/b"))
    }
  }

  @Test func connectionsThatWaitMakeRoom() async throws {
    try await withServer(limits: limits { $0.connections = 2 }) { port in
      let clients = try (0..<2).map { _ in try RawClient(port: port) }
      for client in clients {
        try client.send(get("/"))
        #expect(try await client.response().status == 200)
      }
      // The first one has waited longest.
      let third = try RawClient(port: port)
      #expect(try await clients[0].readToEnd().isEmpty)
      for client in [clients[1], third] {
        try client.send(get("/"))
        #expect(try await client.response().status == 200)
      }
      for client in clients + [third] { client.close() }
    }
  }

  @Test func silentConnectionsLockNobodyOut() async throws {
    try await withServer(limits: limits { $0.connections = 4 }) { port in
      let silent = try (0..<40).map { _ in try RawClient(port: port) }
      let client = try RawClient(port: port)
      try client.send(get("/"))
      #expect(try await client.response().status == 200)
      for client in silent + [client] { client.close() }
    }
  }

  @Test func busyConnectionsAreNotClosed() async throws {
    let gate = Gate()
    let responder = CallbackResponder<BasicRequestContext> { _, _ in
      await gate.pass()
      return Response(status: .ok)
    }
    try await withServer(limits: limits { $0.connections = 2 }, responder) { port in
      var clients: [RawClient] = []
      // Two as usual, one more, and one that isn't accepted until others are done.
      for number in 1...4 {
        let client = try RawClient(port: port)
        try client.send(get("/"))
        while number <= 3, await gate.waiting < number { try await Task.sleep(for: .milliseconds(2)) }
        clients.append(client)
      }
      await gate.open()
      for client in clients { #expect(try await client.response().status == 200) }
      for client in clients { client.close() }
    }
  }

  @Test func handlersOfSeveralConnectionsRunTogether() async throws {
    let gate = Gate()
    let handler: CallbackResponder<BasicRequestContext> = .handler { request in
      if request.uri.path == "/open" { await gate.open() } else { await gate.pass() }
      return text("passed")
    }
    try await withServer(handler) { port in
      let clients = try (0..<20).map { _ in try RawClient(port: port) }
      for client in clients { try client.send(get("/wait")) }
      try await gate.waitForArrival()
      #expect(try await exchange(get("/open", "Connection: close\r\n"), with: port).status == 200)
      for client in clients {
        #expect(try await client.response().text == "passed")
        client.close()
      }
    }
  }

  @Test func texts() async throws {
    let content = String(repeating: "text ", count: 1_000)
    try await withServer(.handler { @Sendable _ in text(content) }) { port in
      let plain = try await exchange(get("/", "Connection: close\r\n"), with: port)
      #expect(plain.text == content)
      #expect(plain.fields["vary"] == "Accept-Encoding" && plain.fields["content-encoding"] == nil)
      let small = try await exchange(get("/", "Connection: close\r\nAccept-Encoding: gzip, br\r\n"), with: port)
      #expect(small.fields["content-encoding"] == "gzip")
      #expect(small.body.count < 100 && small.fields["content-length"] == "\(small.body.count)")
    }
  }

  @Test func accessLog() async throws {
    let lines = Collector<Data>()
    let log = Logger(label: "test") { _ in JSONLogHandler { line in Task { await lines.add(line) } } }
    try await withServer(log: log) { port in
      _ = try await exchange(get("/caf%C3%A9%0A?q", "Connection: close\r\n"), with: port)
      let line = try await lines.wait(for: 1)[0]
      let fields = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      #expect(line.last == UInt8(ascii: "\n") && line.dropLast().allSatisfy { $0 >= 0x20 })
      #expect(fields["peer"] as? String == "127.0.0.1")
      #expect(fields["method"] as? String == "GET")
      #expect(fields["path"] as? String == "/café\n")
      #expect(fields["status"] as? Int == 200)
      #expect(fields["bytes"] as? Int == 15)
      #expect(fields["milliseconds"] is Double)
    }
  }
}
