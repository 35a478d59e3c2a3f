import GuideServer
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Runs a server during a test.
func withServer<Result>(
  host: String = "127.0.0.1",
  limits: ServerLimits = .patient,
  log: Logger? = nil,
  _ responder: some HTTPResponder<BasicRequestContext> = .echo,
  _ body: (UInt16) async throws -> Result
) async throws -> Result {
  let server = try await RunningServer(host: host, limits: limits, log: log, responder)
  let result: Swift.Result<Result, any Error>
  do { result = .success(try await body(server.port)) } catch { result = .failure(error) }
  try await server.stop()
  return try result.get()
}

/// A server that runs.
struct RunningServer {
  let port: UInt16
  private let group: ServiceGroup
  private let running: Task<Void, any Error>

  /// Starts a server on a free port.
  init(
    host: String = "127.0.0.1",
    limits: ServerLimits = .patient,
    log: Logger? = nil,
    _ responder: some HTTPResponder<BasicRequestContext> = .echo
  ) async throws {
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let server = GuideServer.application(responder, host: host, port: 0, limits: limits, log: log) {
      continuation.yield($0)
    }
    let group = ServiceGroup(services: [server], logger: server.logger)
    self.group = group
    running = Task {
      defer { continuation.finish() }
      try await group.run()
    }
    guard let port = await ports.first(where: { _ in true }) else {
      try await running.value
      throw CancellationError()
    }
    self.port = UInt16(port)
  }

  /// Asks the server to stop.
  func askToStop() async { await group.triggerGracefulShutdown() }

  /// Ends the task of the server.
  func cancel() { running.cancel() }

  /// Stops the server, and waits until it has stopped.
  func stop() async throws {
    await askToStop()
    try await running.value
  }
}

extension HTTPResponder where Self == CallbackResponder<BasicRequestContext> {
  /// Answers with the target of the request.
  static var echo: Self { .handler { request in text(request.uri.string) } }

  /// Answers with the body of the request.
  static var body: Self {
    .handler { request in
      Response(status: .ok, body: ResponseBody(byteBuffer: try await request.body.collect(upTo: .max)))
    }
  }

  static func handler(_ answer: @escaping @Sendable (Request) async throws -> Response) -> Self {
    CallbackResponder { request, _ in try await answer(request) }
  }
}

func text(_ text: String) -> Response {
  Response(status: .ok, headers: [.contentType: "text/plain"], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
}

extension ServerLimits {
  /// The default limits, except that a slow machine never meets a deadline.
  static var patient: ServerLimits { ServerLimits(deadlines: .hours(1)) }
}

/// The patient limits with changes.
func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
  var limits = ServerLimits.patient
  change(&limits)
  return limits
}

/// A request with the method GET.
func get(_ target: String, _ fields: String = "") -> String {
  "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(fields)\r\n"
}

/// Sends a request on a connection of its own, and reads until the server closes it.
func exchange(_ request: String, with port: UInt16, on host: String = "127.0.0.1") async throws -> RawResponse {
  let client = try RawClient(host: host, port: port)
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
