import FlyingSocks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A connection with a client, from `accept` to `close`.
///
/// A task reads requests, calls the handler and writes responses, one after the other. The server looks at the deadline now and
/// then, and cancels the task when it has passed. So a request needs no task and no timer.
actor HTTPConnection {
  /// What the task waits for.
  enum Phase {
    case idle, head, body, handler, write, linger
  }

  /// Why the task ends.
  private enum End: Error {
    case refused(HTTPRefusal)
    /// There is nobody to answer.
    case gone
  }

  private let socket: Socket
  private let peer: String
  private let pool: EventPool
  private let configuration: HTTPServer.Configuration

  private var input = InputBuffer()
  private var encoder = ResponseEncoder()
  private(set) var phase = Phase.idle
  private var deadline: Duration
  private var task: Task<Void, Never>?
  /// Whether the deadline has passed, or the server ends now.
  private var isExpired = false
  /// Whether the server stops after the requests that it has.
  private var isStopping = false
  /// Whether the request has the method `HEAD`, as far as it is known.
  private var isHead = false
  private var requestCount = 0

  init(socket: Socket, peer: String, pool: EventPool, configuration: HTTPServer.Configuration) {
    self.socket = socket
    self.peer = peer
    self.pool = pool
    self.configuration = configuration
    deadline = configuration.clock.now() + configuration.limits.headDeadline
  }

  /// Begins to serve. It calls `ended` after it closed the socket.
  func start(ended: @escaping @Sendable () async -> Void) {
    task = Task {
      await self.serve()
      await ended()
    }
  }

  // MARK: The server

  /// Ends the connection if its deadline has passed.
  func expire(at now: Duration) {
    if now >= deadline { expire() }
  }

  /// Ends the connection. A client that waits for a handler gets the status 503, also if the handler never returns.
  func expire() {
    guard !isExpired else { return }
    isExpired = true
    if phase == .handler {
      socket.writeNow(encoder.encode(HTTPRefusal.handlerDeadline.response, .init(isHead: isHead)))
    }
    task?.cancel()
  }

  /// Ends the connection after the request that it has, or now if it has none.
  func stop() {
    isStopping = true
    if phase == .idle { expire() }
  }

  // MARK: Requests

  private func serve() async {
    do {
      while let next = try await nextRequest() {
        if try await answer(next) { continue }
        socket.finishWriting()
        await linger()
        break
      }
    } catch End.refused(let refusal) {
      refuse(refusal)
      await linger()
    } catch {
      // The client is gone, or it was too slow to read.
    }
    await pool.settle()
    try? socket.close()
    task = nil
  }

  private func enter(_ phase: Phase, for duration: Duration) {
    self.phase = phase
    deadline = configuration.clock.now() + duration
  }

  /// Reads a request with its head, or `nil` if the client sends no more.
  private func nextRequest() async throws(End) -> (head: RequestHead, request: HTTPRequest)? {
    let limits = configuration.limits
    var parser = HeadParser(limits: limits)
    isHead = false
    if input.count > 0 { enter(.head, for: limits.headDeadline) }
    while true {
      if let head = try refusing({ () throws(HTTPRefusal) in try parser.parse(&input) }) {
        isHead = head.method == "HEAD"
        let host = try refusing(head.host)
        let body = try await body(of: head)
        return (head, HTTPRequest(head, host: host, body: body, peer: peer))
      }
      do {
        try await receive()
      } catch End.gone where phase == .idle {
        return nil
      }
      if phase == .idle { enter(.head, for: limits.headDeadline) }
    }
  }

  private func body(of head: RequestHead) async throws(End) -> [UInt8] {
    let limits = configuration.limits
    let framing = try refusing { () throws(HTTPRefusal) in try BodyFraming(head, limit: limits.body) }
    let expectsContinue = try refusing(head.expectsContinue)
    guard framing != .length(0) else { return [] }
    var parser = BodyParser(framing, limits: limits)
    enter(.body, for: limits.bodyDeadline)
    if expectsContinue, input.count == 0 {
      guard await send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { throw .gone }
    }
    while try !refusing({ () throws(HTTPRefusal) in try parser.parse(&input) }) { try await receive() }
    return parser.body
  }

  private func refusing<Value>(_ body: () throws(HTTPRefusal) -> Value) throws(End) -> Value {
    do {
      return try body()
    } catch {
      throw .refused(error)
    }
  }

  // MARK: Responses

  /// Calls the handler and sends its response. The result is whether the connection stays open.
  private func answer(_ next: (head: RequestHead, request: HTTPRequest)) async throws(End) -> Bool {
    let limits = configuration.limits
    let start = ContinuousClock.now
    enter(.handler, for: limits.handlerDeadline)
    let response = await configuration.handler(next.request)
    guard !isExpired else {
      report(next.request, .serviceUnavailable, bytes: 0, since: start)
      throw .gone
    }
    requestCount += 1
    var context = ResponseEncoder.Context(isHead: isHead)
    context.announcesKeepAlive = next.head.minorVersion == 0
    context.closes =
      !next.head.keepsAlive || isStopping || requestCount >= limits.requestsPerConnection
      || response.headers.list("Connection", contains: "close")
    let encoded = encoder.encode(response, context)
    enter(.write, for: limits.writeDeadline)
    let isSent = await send(encoded.data)
    report(next.request, encoded.status, bytes: isSent ? encoded.bodyCount : 0, since: start)
    guard isSent else { throw .gone }
    enter(.idle, for: limits.idleDeadline)
    return !context.closes
  }

  private func report(_ request: HTTPRequest, _ status: HTTPStatus, bytes: Int, since start: ContinuousClock.Instant) {
    guard let log = configuration.log else { return }
    let duration = ContinuousClock.now - start
    let (method, path) = (request.method, request.path)
    log(HTTPAccess(peer: peer, method: method, path: path, status: status, bytes: bytes, duration: duration))
  }

  /// Answers a request that the server does not accept.
  private func refuse(_ refusal: HTTPRefusal) {
    let encoded = encoder.encode(refusal.response, .init(isHead: isHead))
    socket.writeNow(encoded)
    configuration.log?(
      HTTPAccess(
        peer: peer,
        method: nil,
        path: nil,
        status: encoded.status,
        bytes: encoded.bodyCount,
        duration: .zero
      )
    )
  }

  /// Reads and forgets what the client still sends. A client that sends to a closed socket can lose the response.
  private func linger() async {
    enter(.linger, for: min(configuration.limits.writeDeadline, .seconds(2)))
    var rest = 1 << 20
    while rest > 0, !isExpired, let bytes = try? await read() { rest -= bytes.count }
  }

  // MARK: Bytes

  /// Waits for bytes, and adds them to the input.
  private func receive() async throws(End) {
    do {
      input.append(try await read())
    } catch {
      let isTimeout = isExpired && (phase == .head || phase == .body)
      throw isTimeout ? .refused(.timeout) : .gone
    }
  }

  private func read() async throws -> [UInt8] {
    while !isExpired {
      do {
        return try socket.read(atMost: 4_096)
      } catch SocketError.blocked {
        try await pool.suspendSocket(socket, untilReadyFor: .read)
      }
    }
    throw CancellationError()
  }

  /// Writes all bytes. The result is whether the client could take them in time.
  private func send(_ data: Data) async -> Bool {
    var sent = data.startIndex
    while sent < data.endIndex, !isExpired {
      do {
        sent = try socket.write(data, from: sent)
      } catch SocketError.blocked {
        guard (try? await pool.suspendSocket(socket, untilReadyFor: .write)) != nil else { return false }
      } catch {
        return false
      }
    }
    return sent == data.endIndex
  }
}
