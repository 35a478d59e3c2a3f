import GuideHTTP
import Testing

@Suite("Start and stop")
struct StopTests {
  /// A server with a handler that waits at a gate.
  private func waitingServer(_ gate: Gate) throws -> HTTPServer {
    try HTTPServer(port: 0, limits: .patient) { _ in
      await gate.pass()
      return .text("done")
    }
  }

  /// A server on a port that another one gave up. A program that another test starts has all descriptors of this one until it
  /// runs, and so the port.
  private func server(onFreedPort port: UInt16) async throws -> HTTPServer {
    for _ in 0..<10_000 {
      if let server = try? HTTPServer(port: port, handler: { _ in .text("") }) { return server }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try HTTPServer(port: port) { _ in .text("") }
  }

  @Test(.timeLimit(.minutes(60))) func requestsThatRunAreFinished() async throws {
    let gate = Gate()
    let server = try waitingServer(gate)
    let running = Task { try await server.run() }
    let busy = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    try busy.send(get("/"))
    try await gate.waitForArrival()
    let stopping = Task { await server.stop(grace: .seconds(60)) }
    // The idle connection is closed before the busy one has its answer.
    #expect(try await idle.readToEnd() == [])
    await gate.open()
    let response = try RawResponse(await busy.readToEnd())
    #expect(response.text == "done")
    #expect(response.headers["connection"] == "close")
    await stopping.value
    try await running.value
    await (try self.server(onFreedPort: server.port)).stop()
    busy.close()
    idle.close()
  }

  @Test func theGraceEnds() async throws {
    let gate = Gate()
    let server = try waitingServer(gate)
    let running = Task { try await server.run() }
    let client = try RawClient(port: server.port)
    defer { client.close() }
    try client.send(get("/"))
    try await gate.waitForArrival()
    await server.stop(grace: .milliseconds(20))
    try await running.value
    #expect(try RawResponse(await client.readToEnd()).status == 503)
    await gate.open()
  }

  @Test func aCancelledRunStops() async throws {
    let server = try HTTPServer(port: 0, limits: .patient) { _ in .text("") }
    let running = Task { try await server.run() }
    let client = try RawClient(port: server.port)
    defer { client.close() }
    try client.send(get("/"))
    #expect(try await client.response().status == 200)
    running.cancel()
    try await running.value
    #expect(try await client.readToEnd() == [])
  }

  @Test func clientsCanConnectBeforeTheServerRuns() async throws {
    let server = try HTTPServer(port: 0, limits: .patient) { _ in .text("early") }
    let client = try RawClient(port: server.port)
    defer { client.close() }
    try client.send(get("/"))
    let running = Task { try await server.run() }
    #expect(try await client.response().text == "early")
    await server.stop()
    try await running.value
  }

  @Test func aServerRunsOnce() async throws {
    let server = try HTTPServer(port: 0, limits: .patient) { _ in .text("") }
    await server.stop()
    await #expect(throws: HTTPServerError.cannotRunAgain) { try await server.run() }
    await server.stop()
  }

  @Test(.timeLimit(.minutes(60))) func aPortThatIsInUse() async throws {
    let first = try HTTPServer(port: 0, limits: .patient) { _ in .text("") }
    let error = #expect(throws: HTTPServerError.self) { try HTTPServer(port: first.port) { _ in .text("") } }
    guard case .cannotListen(host: "127.0.0.1", port: first.port, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The port is free when the server that never ran is gone.
    await first.stop()
    _ = try await server(onFreedPort: first.port)
  }

  @Test(arguments: ["localhost", "", "256.0.0.1", ":::", "127.0.0.1 "]) func noAddress(host: String) {
    #expect(throws: HTTPServerError.self) { try HTTPServer(host: host, port: 0) { _ in .text("") } }
  }

  @Test func version6() async throws {
    let server = try HTTPServer(host: "::1", port: 0) { _ in .text("") }
    #expect(server.port != 0)
    await server.stop()
  }
}
