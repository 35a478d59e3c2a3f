import GuideServer
import Hummingbird
import Testing

@Suite struct StopTests {
  private func handler(_ gate: Gate) -> CallbackResponder<BasicRequestContext> {
    .handler { _ in
      await gate.pass()
      return text("done")
    }
  }

  @Test(.timeLimit(.minutes(60))) func requestsThatRunAreFinished() async throws {
    let gate = Gate()
    let server = try await RunningServer(handler(gate))
    let busy = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    defer { for client in [busy, idle] { client.close() } }
    try busy.send(get("/"))
    try await gate.waitForArrival()
    await server.askToStop()
    // The idle connection is closed before the busy one has its answer.
    #expect(try await idle.readToEnd() == [])
    await gate.open()
    let response = try RawResponse(await busy.readToEnd())
    #expect(response.text == "done")
    #expect(response.fields["connection"] == "close")
    try await server.stop()
  }

  @Test(.timeLimit(.minutes(60))) func aServerThatStopsTakesNoConnection() async throws {
    let server = try await RunningServer()
    try await server.stop()
    #expect(throws: (any Error).self) {
      let client = try RawClient(port: server.port)
      client.close()
    }
  }

  @Test(.timeLimit(.minutes(60))) func aCancelledRunStops() async throws {
    let server = try await RunningServer()
    let client = try RawClient(port: server.port)
    defer { client.close() }
    try client.send(get("/"))
    #expect(try await client.response().status == 200)
    server.cancel()
    #expect(try await client.readToEnd() == [])
  }

  @Test(.timeLimit(.minutes(60))) func aPortThatIsInUse() async throws {
    try await withServer { port in
      let second = GuideServer.application(.echo, port: Int(port)) { _ in Issue.record("It listens on the same port.") }
      await #expect(throws: (any Error).self) { try await second.run() }
    }
  }
}
