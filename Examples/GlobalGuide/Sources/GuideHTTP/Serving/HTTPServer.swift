import FlyingSocks

/// Answers a request. The server cancels its task when the deadline of ``HTTPLimits/handlerDeadline`` passes.
public typealias HTTPHandler = @Sendable (HTTPRequest) async -> HTTPResponse

/// Why a server cannot start.
public enum HTTPServerError: Error, Equatable {
  /// The address cannot be used, for example because another program uses the port.
  case cannotListen(host: String, port: UInt16, reason: String)
  /// The server runs already, or it has run. Make another one.
  case cannotRunAgain
  /// The system gives no queue of events.
  case noEvents(reason: String)
}

/// A server for HTTP/1.0 and HTTP/1.1 that trusts no client.
///
/// It refuses requests that are not valid or too large, and closes connections that are too slow; see ``HTTPLimits``. A refused
/// request gets a short answer that contains nothing of the request. Handlers of several connections run at the same time;
/// those of one connection run one after the other.
///
/// ```swift
/// let server = try HTTPServer(port: 8080) { request in .text("Hello, \(request.path)!") }
/// try await server.run()
/// ```
public actor HTTPServer {
  /// What all connections share.
  struct Configuration: Sendable {
    let limits: HTTPLimits
    let clock: ServerClock
    let log: (@Sendable (HTTPAccess) -> Void)?
    let handler: HTTPHandler
  }

  private enum State {
    case ready
    case starting
    case running(accepting: Task<Void, Never>, stopped: Task<Void, Never>)
    case stopped
  }

  /// The port on which the server listens. It is the one that the system chose if the server was made with port 0.
  public nonisolated let port: UInt16

  private let configuration: Configuration
  private let listener: Listener
  private let connectionLimit: Int
  private let pool = EventPool.makeForServer()
  private var state = State.ready
  private var grace = Duration.zero
  private var connections: [ObjectIdentifier: HTTPConnection] = [:]
  private var encoder = ResponseEncoder()

  /// Makes a server, and lets clients connect. They wait until you call ``run()``.
  ///
  /// - Parameters:
  ///   - host: An address of this computer, such as `127.0.0.1`, `::1` or `0.0.0.0`. It is no name.
  ///   - port: The port. With 0, the system chooses a free one.
  ///   - limits: What the server accepts.
  ///   - clock: The clock of the deadlines.
  ///   - log: It is called after each response, from any thread. Connections wait for it.
  ///   - handler: It answers requests, on any thread.
  public init(
    host: String = "127.0.0.1",
    port: UInt16,
    limits: HTTPLimits = HTTPLimits(),
    clock: some Clock<Duration> = ContinuousClock(),
    log: (@Sendable (HTTPAccess) -> Void)? = nil,
    handler: @escaping HTTPHandler
  ) throws(HTTPServerError) {
    listener = try Listener(host: host, port: port)
    self.port = listener.port
    connectionLimit = DescriptorLimit.connections(atMost: limits.connections)
    configuration = Configuration(limits: limits, clock: ServerClock(clock), log: log, handler: handler)
  }

  deinit {
    if case .ready = state { try? listener.socket.close() }
  }

  /// Serves until ``stop(grace:)`` has stopped the server, or the task is cancelled, which stops it without grace.
  public func run() async throws(HTTPServerError) {
    guard case .ready = state else { throw .cannotRunAgain }
    state = .starting
    do {
      try await pool.prepare()
    } catch {
      await stop()
      throw .noEvents(reason: "\(error)")
    }
    guard case .starting = state else { throw .cannotRunAgain }
    let accepting = Task { await self.accept() }
    // It is a task of its own, because a cancelled task cannot wait for connections.
    let stopped = Task { await self.serve(until: accepting) }
    state = .running(accepting: accepting, stopped: stopped)
    await withTaskCancellationHandler {
      await stopped.value
    } onCancel: {
      accepting.cancel()
    }
  }

  /// Stops the server, and returns when it has stopped.
  ///
  /// New clients cannot connect. Connections without a request are closed at once. Requests that have begun are answered. After
  /// the grace period, those that have no answer get the status 503. Their handlers are cancelled, but not awaited.
  public func stop(grace: Duration = .zero) async {
    switch state {
    case .ready, .starting:
      state = .stopped
      try? listener.socket.close()
    case .running(let accepting, let stopped):
      self.grace = grace
      accepting.cancel()
      await stopped.value
    case .stopped: break
    }
  }

  private func serve(until accepting: Task<Void, Never>) async {
    let events = Task { [pool] in try? await pool.run() }
    let deadlines = Task { await self.watchDeadlines() }
    await accepting.value
    await pool.settle()
    try? listener.socket.close()
    await closeConnections()
    deadlines.cancel()
    events.cancel()
    await events.value
    state = .stopped
  }

  // MARK: Connections

  private func accept() async {
    while !Task.isCancelled {
      do {
        let (file, address) = try listener.socket.accept()
        begin(Socket(file: file), peer: (try? Socket.makeAddress(from: address))?.host ?? "")
      } catch SocketError.blocked {
        // It fails if the server stops, which ends the loop.
        let isReady: Void? = try? await pool.suspendSocket(listener.socket, untilReadyFor: .connection)
        if isReady == nil { try? await Task.sleep(for: .milliseconds(20)) }
      } catch {
        // The client is gone, or the system has no more descriptors. In both cases, other clients come later.
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private func begin(_ socket: Socket, peer: String) {
    guard (try? socket.prepareForServer()) != nil, connections.count < connectionLimit else {
      socket.writeNow(encoder.encode(HTTPRefusal.busy.response, .init()))
      try? socket.close()
      return
    }
    let connection = HTTPConnection(socket: socket, peer: peer, pool: pool, configuration: configuration)
    let id = ObjectIdentifier(connection)
    connections[id] = connection
    Task { await connection.start { await self.end(id) } }
  }

  private func end(_ id: ObjectIdentifier) { connections[id] = nil }

  /// What each connection waits for.
  var phases: [HTTPConnection.Phase] {
    get async {
      var phases: [HTTPConnection.Phase] = []
      for connection in connections.values { phases.append(await connection.phase) }
      return phases
    }
  }

  private func watchDeadlines() async {
    while (try? await configuration.clock.sleep(configuration.limits.tick)) != nil {
      let now = configuration.clock.now()
      for connection in connections.values { await connection.expire(at: now) }
    }
  }

  private func closeConnections() async {
    for connection in connections.values { await connection.stop() }
    await waitForConnections(grace)
    for connection in connections.values { await connection.expire() }
    // Those that still exist wait for a handler that does not end when it is cancelled.
    await waitForConnections(.milliseconds(100))
  }

  private func waitForConnections(_ duration: Duration) async {
    let end = ContinuousClock.now + duration
    while !connections.isEmpty, .now < end { try? await Task.sleep(for: .milliseconds(5)) }
  }
}

extension Socket.Address {
  /// The address without its port.
  fileprivate var host: String {
    switch self {
    case .ip4(let host, _), .ip6(let host, _): host
    case .unix(let path): path
    }
  }
}
