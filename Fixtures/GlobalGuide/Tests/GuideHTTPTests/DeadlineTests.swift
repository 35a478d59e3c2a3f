import GuideHTTP
import Testing

@Suite("Slow clients and handlers")
struct DeadlineTests {
  private let short = Duration.milliseconds(60)

  /// Sends a text, and then a byte now and then, until the server closes the connection.
  private func drip(_ text: String, _ drop: String, limits: HTTPLimits) async throws -> [UInt8] {
    var answer: [UInt8] = []
    try await withServer(limits: limits) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(text)
      let dripping = Task {
        while !Task.isCancelled, (try? client.send(drop)) != nil { try await Task.sleep(for: .milliseconds(5)) }
      }
      answer = try await client.readToEnd()
      dripping.cancel()
      _ = await dripping.result
    }
    return answer
  }

  @Test(arguments: ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: test\r\n"])
  func aSlowHead(start: String) async throws {
    let limits = limits { $0.headDeadline = short }
    try await withServer(limits: limits) { server in
      let response = try await exchange(start, with: server)
      #expect(response.status == 408)
    }
    #expect(try RawResponse(await drip(start, "x", limits: limits)).status == 408)
  }

  @Test(arguments: ["Content-Length: 60000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nEA60\r\n"])
  func aSlowBody(end: String) async throws {
    let limits = limits { $0.bodyDeadline = short }
    let start = "POST / HTTP/1.1\r\nHost: test\r\n\(end)"
    try await withServer(limits: limits) { server in
      let response = try await exchange(start, with: server)
      #expect(response.status == 408)
    }
    #expect(try RawResponse(await drip(start, "x", limits: limits)).status == 408)
  }

  @Test func aClientThatSendsNothing() async throws {
    try await withServer(limits: limits { $0.headDeadline = short }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      #expect(try await client.readToEnd() == [])
    }
  }

  @Test func anIdleConnection() async throws {
    try await withServer(limits: limits { $0.idleDeadline = short }) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/"))
      #expect(try await client.response().status == 200)
      #expect(try await client.readToEnd() == [])
    }
  }

  @Test func theSecondHeadHasADeadlineToo() async throws {
    try await withServer(limits: limits { $0.headDeadline = short }) { server in
      let response = try await exchange(get("/") + "GET /", with: server)
      #expect(response.status == 200)
      #expect(response.text.contains("HTTP/1.1 408"))
    }
  }

  @Test func aSlowReader() async throws {
    let accesses = Collector<HTTPAccess>()
    let log = { @Sendable access in _ = Task { await accesses.add(access) } }
    let body = [UInt8](repeating: 120, count: 20 << 20)
    let limits = limits { $0.writeDeadline = short }
    try await withServer(limits: limits, log: log, handler: { _ in HTTPResponse(body: body) }) { server in
      let client = try RawClient(port: server.port, receiveBuffer: 4_096)
      defer { client.close() }
      try client.send(get("/"))
      // The client reads nothing, and the server reports that it gave up.
      let access = try await accesses.wait(for: 1)[0]
      #expect(access.status == .ok)
      #expect(access.bytes == 0)
      #expect(try await client.readToEnd().count < body.count)
    }
  }

  @Test func aSlowHandlerIsCancelled() async throws {
    let handler: HTTPHandler = { _ in
      try? await Task.sleep(for: .seconds(3_600))
      return .text("late")
    }
    try await withServer(limits: limits { $0.handlerDeadline = short }, handler: handler) { server in
      let response = try await exchange(get("/"), with: server)
      #expect(response.status == 503)
      #expect(response.headers["connection"] == "close")
      #expect(!response.text.contains("late"))
    }
  }

  @Test func aHandlerThatIgnoresItsCancellation() async throws {
    let gate = Gate()
    let handler: HTTPHandler = { _ in
      await gate.pass()
      return .text("late")
    }
    try await withServer(limits: limits { $0.handlerDeadline = short }, handler: handler) { server in
      let response = try await exchange(get("/"), with: server)
      #expect(response.status == 503)
      #expect(!response.text.contains("late"))
      let head = try await exchange("HEAD / HTTP/1.1\r\nHost: test\r\n\r\n", with: server)
      #expect(head.status == 503)
      #expect(head.body == [])
      await gate.open()
    }
  }
}
