import Testing

@testable import GuideHTTP

/// The clock stands still until a test has done what must happen before the deadline.
@Suite("Slow clients and handlers")
struct DeadlineTests {
  private let clock = ManualClock()

  /// Patient limits, with one deadline that the clock reaches.
  private func limits(_ deadline: WritableKeyPath<HTTPLimits, Duration>) -> HTTPLimits {
    var limits = HTTPLimits.patient
    limits[keyPath: deadline] = HTTPLimits()[keyPath: deadline]
    return limits
  }

  /// Waits until the server has a connection that waits for something.
  private func wait(for phase: HTTPConnection.Phase, of server: HTTPServer) async throws {
    while await !server.phases.contains(phase) { try await Task.sleep(for: .milliseconds(2)) }
  }

  /// Sends a text, and then perhaps a byte now and then, until the server closes the connection.
  private func status(
    after text: String,
    then drop: String?,
    waitingFor phase: HTTPConnection.Phase,
    _ deadline: WritableKeyPath<HTTPLimits, Duration>
  ) async throws -> Int {
    var status = 0
    try await withServer(limits: limits(deadline), clock: clock) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(text)
      try await wait(for: phase, of: server)
      let dripping = Task {
        while let drop, !Task.isCancelled, (try? client.send(drop)) != nil {
          try await Task.sleep(for: .milliseconds(5))
        }
      }
      status = try await RawResponse(clock.pass { try await client.readToEnd() }).status
      dripping.cancel()
      _ = await dripping.result
    }
    return status
  }

  @Test(arguments: ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: test\r\n"], [nil, "x"])
  func aSlowHead(start: String, drop: String?) async throws {
    #expect(try await status(after: start, then: drop, waitingFor: .head, \.headDeadline) == 408)
  }

  @Test(arguments: ["Content-Length: 60000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nEA60\r\n"], [nil, "x"])
  func aSlowBody(end: String, drop: String?) async throws {
    let start = "POST / HTTP/1.1\r\nHost: test\r\n\(end)"
    #expect(try await status(after: start, then: drop, waitingFor: .body, \.bodyDeadline) == 408)
  }

  @Test func aClientThatSendsNothing() async throws {
    try await withServer(limits: limits(\.headDeadline), clock: clock) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      #expect(try await clock.pass { try await client.readToEnd() } == [])
    }
  }

  @Test func anIdleConnection() async throws {
    try await withServer(limits: limits(\.idleDeadline), clock: clock) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/"))
      #expect(try await client.response().status == 200)
      #expect(try await clock.pass { try await client.readToEnd() } == [])
    }
  }

  @Test func theSecondHeadHasADeadlineToo() async throws {
    try await withServer(limits: limits(\.headDeadline), clock: clock) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send(get("/") + "GET /")
      #expect(try await client.response().status == 200)
      try await wait(for: .head, of: server)
      #expect(try await RawResponse(clock.pass { try await client.readToEnd() }).status == 408)
    }
  }

  /// A client is not slow as long as the clock is before the deadline, whatever the machine does meanwhile.
  @Test func aHeadBeforeItsDeadline() async throws {
    try await withServer(limits: limits(\.headDeadline), clock: clock) { server in
      let client = try RawClient(port: server.port)
      defer { client.close() }
      try client.send("GET /early HTTP/1.1\r\n")
      try await wait(for: .head, of: server)
      try await Task.sleep(for: .milliseconds(50))
      try client.send("Host: test\r\n\r\n")
      #expect(try await client.response().text == "/early")
    }
  }

  @Test func aSlowReader() async throws {
    let accesses = Collector<HTTPAccess>()
    let log = { @Sendable access in _ = Task { await accesses.add(access) } }
    let body = [UInt8](repeating: 120, count: 20 << 20)
    let handler: HTTPHandler = { _ in HTTPResponse(body: body) }
    try await withServer(limits: limits(\.writeDeadline), clock: clock, log: log, handler: handler) { server in
      let client = try RawClient(port: server.port, receiveBuffer: 4_096)
      defer { client.close() }
      try client.send(get("/"))
      // The client reads nothing, and the server reports that it gave up.
      let access = try await clock.pass { try await accesses.wait(for: 1)[0] }
      #expect(access.status == .ok)
      #expect(access.bytes == 0)
      #expect(try await client.readToEnd().count < body.count)
    }
  }

  @Test func aSlowHandlerIsCancelled() async throws {
    let handler: HTTPHandler = { _ in
      try? await Task.sleep(for: .seconds(1_000_000))
      return .text("late")
    }
    try await withServer(limits: limits(\.handlerDeadline), clock: clock, handler: handler) { server in
      let response = try await clock.pass { try await exchange(get("/"), with: server) }
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
    try await withServer(limits: limits(\.handlerDeadline), clock: clock, handler: handler) { server in
      let response = try await clock.pass { try await exchange(get("/"), with: server) }
      #expect(response.status == 503)
      #expect(!response.text.contains("late"))
      let request = "HEAD / HTTP/1.1\r\nHost: test\r\n\r\n"
      let head = try await clock.pass { try await exchange(request, with: server) }
      #expect(head.status == 503)
      #expect(head.body == [])
      await gate.open()
    }
  }
}
