import GuideHTTP

/// Runs a server during a test.
func withServer(
  limits: HTTPLimits = .patient,
  clock: some Clock<Duration> = ContinuousClock(),
  log: (@Sendable (HTTPAccess) -> Void)? = nil,
  handler: @escaping HTTPHandler = { .text($0.path) },
  _ body: (HTTPServer) async throws -> Void
) async throws {
  let server = try HTTPServer(port: 0, limits: limits, clock: clock, log: log, handler: handler)
  let running = Task { try await server.run() }
  do {
    try await body(server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
  try await running.value
}

extension HTTPLimits {
  /// The default limits, except that a slow machine never meets a deadline.
  static var patient: HTTPLimits { HTTPLimits(deadlines: .seconds(1_000_000)) }
}

/// The patient limits with changes.
func limits(_ change: (inout HTTPLimits) -> Void) -> HTTPLimits {
  var limits = HTTPLimits.patient
  change(&limits)
  return limits
}

/// A request with the method GET.
func get(_ target: String, _ fields: String = "") -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\(fields)\r\n" }

/// Sends a request on a connection of its own, and reads until the server closes it.
func exchange(_ request: String, with server: HTTPServer) async throws -> RawResponse {
  let client = try RawClient(port: server.port)
  defer { client.close() }
  try client.send(request)
  return try RawResponse(await client.readToEnd())
}

/// Collects values from any thread.
actor Collector<Value: Sendable> {
  private(set) var values: [Value] = []

  func add(_ value: Value) { values.append(value) }

  /// Waits until there are at least a number of values.
  func wait(for count: Int) async throws -> [Value] {
    while values.count < count { try await Task.sleep(for: .milliseconds(2)) }
    return values
  }
}

/// A gate that lets a handler wait until the test opens it.
actor Gate {
  private var isOpen = false
  private(set) var waiting = 0

  func open() { isOpen = true }

  /// Waits until the gate is open. A cancelled task waits on, as a handler that ignores its cancellation.
  func pass() async {
    waiting += 1
    while !isOpen { await Task { try? await Task.sleep(for: .milliseconds(2)) }.value }
  }

  func waitForArrival() async throws {
    while waiting == 0 { try await Task.sleep(for: .milliseconds(2)) }
  }
}
