import NIOCore
import NIOHTTP1

/// Keeps a connection within the limits: it refuses requests, ends what takes too long, closes the connection when that
/// is due, adds the fields that each answer has, and writes the access log.
///
/// It stands behind `HTTPServerPipelineHandler`, so it has one request at a time.
final class ConnectionGuard: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  /// What the connection waits for.
  private enum Phase {
    /// The first byte.
    case silence
    /// The rest of a head.
    case head
    /// The rest of a body.
    case body
    /// The answer.
    case answer
    /// The next request.
    case idle
    /// That the client closes the connection. One that is closed at once can lose what the client has not read.
    case end
  }

  private let limits: ServerLimits
  private let names: HostNames?
  private let log: AccessLog?
  private let waiting: WaitingConnections

  /// The place among the connections that wait, while this one does.
  private var place: WaitingConnections.Place?

  /// Whether the connection counts: it isn't about to be closed in favor of another one.
  private var isCounted = true
  private var phase = Phase.silence
  private var start = NIODeadline.uptimeNanoseconds(0)
  private var clock: RepeatedTask?
  private var request: HTTPRequestHead?
  private var requestCount = 0
  private var bodyCount = 0
  private var answer: HTTPResponseStatus?
  private var answerCount = 0
  private var isLast = false
  private var isLate = false

  /// - Parameters:
  ///   - limits: The limits of the server.
  ///   - names: The names that a client may call the server by, or `nil` for any.
  ///   - log: Where answers are logged.
  ///   - waiting: The connections of the server that wait for a request.
  init(limits: ServerLimits, names: HostNames?, log: AccessLog?, waiting: WaitingConnections) {
    self.waiting = waiting
    self.limits = limits
    self.names = names
    self.log = log
  }

  // MARK: The channel

  func channelActive(context: ChannelHandlerContext) {
    waiting.open()
    enter(.silence, context)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    clock = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.tick, delay: limits.tick) { _ in
      let (connection, context) = bound.value
      connection.look(context)
    }
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    clock?.cancel()
    stopWaiting()
    if isCounted { waiting.close() }
    context.fireChannelInactive()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if phase == .end, let event = event as? ChannelEvent, event == .inputClosed { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard phase != .end else { return }
    switch unwrapInboundIn(data) {
    case .head(let head): read(head, data, context)
    case .body(let bytes):
      bodyCount += bytes.readableBytes
      bodyCount > limits.body ? refuse(.body, context) : context.fireChannelRead(data)
    case .end:
      enter(.answer, context)
      context.fireChannelRead(data)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // The handler doesn't read any more, but what the client still sends must not fill the socket: it would never read
    // the answer.
    if phase == .end { return context.read() }
    // Bytes have come, but no whole head.
    if phase == .silence || phase == .idle { enter(.head, context) }
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
    guard phase != .end else { return }
    if isLate { return refuse(.timeout, context) }
    if let refusal = Refusal(error) { refuse(refusal, context) } else { end(context) }
  }

  private func read(_ head: HTTPRequestHead, _ data: NIOAny, _ context: ChannelHandlerContext) {
    enter(.body, context)
    request = head
    requestCount += 1
    bodyCount = 0
    // The parser stops after a request that asks for another protocol.
    isLast = !head.isKeepAlive || requestCount >= limits.requestsPerConnection || head.headers.contains(name: "Upgrade")
    if let refusal = Refusal(head, limits, names: names) { return refuse(refusal, context) }
    if head.version == .http1_1, head.headers.contains(name: "Expect") {
      let answer = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(answer)), promise: nil)
    }
    guard head.method == .HEAD else { return context.fireChannelRead(data) }
    var head = head
    // The answer to HEAD has the length of a body that is not there to be compressed.
    head.headers.remove(name: "Accept-Encoding")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  /// Answers with a refusal, if no answer has begun, and closes the connection.
  private func refuse(_ refusal: Refusal, _ context: ChannelHandlerContext) {
    guard answer == nil else { return context.close(promise: nil) }
    isLast = true
    let text = ByteBuffer(string: refusal.text + "\n")
    let fields: HTTPHeaders = [
      "Content-Type": "text/plain; charset=utf-8", "Content-Length": "\(text.readableBytes)",
      "Cache-Control": "no-store",
    ]
    let head = HTTPResponseHead(version: .http1_1, status: refusal.status, headers: fields)
    for part in [.head(head), .body(.byteBuffer(text)), .end(nil)] as [HTTPServerResponsePart] {
      write(context: context, data: wrapOutboundOut(part), promise: nil)
    }
    // Otherwise a handler that reads the body would take what there is of it for all.
    context.fireErrorCaught(ChannelError.inputClosed)
  }

  // MARK: Answers

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .all, phase == .end else { return context.close(mode: mode, promise: promise) }
    // The handler is done, but the client has time to read.
    if let promise { context.channel.closeFuture.cascade(to: promise) }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard phase != .end else {
      promise?.fail(ChannelError.outputClosed)
      return
    }
    switch unwrapOutboundIn(data) {
    case .head(var head):
      answer = head.status
      // What is left of a request that has its answer already is not read.
      isLast = isLast || phase == .body || !head.isKeepAlive
      if isLast {
        head.headers.replaceOrAdd(name: "Connection", value: "close")
      } else if request?.version == .http1_0 {
        head.headers.replaceOrAdd(name: "Connection", value: "keep-alive")
      }
      head.headers.add(contentsOf: SecurityFields.all)
      context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .body(let bytes):
      // Whatever answers HEAD, a body would be taken for the next answer.
      if request?.method == .HEAD {
        promise?.succeed()
        return
      }
      answerCount += bytes.readableBytes
      context.write(data, promise: promise)
    case .end: finish(context, data, promise)
    }
  }

  private func finish(_ context: ChannelHandlerContext, _ data: NIOAny, _ promise: EventLoopPromise<Void>?) {
    if let answer { log?.write(request, answer, bytes: answerCount, since: start, context.channel.remoteAddress) }
    (request, answer, answerCount) = (nil, nil, 0)
    let isLast = isLast
    enter(isLast ? .end : .idle, context)
    // It can deliver the next request before it returns.
    context.write(data, promise: promise)
    if isLast { end(context) }
  }

  /// Sends what is written, and then nothing more.
  private func end(_ context: ChannelHandlerContext) {
    enter(.end, context)
    context.flush()
    context.close(mode: .output, promise: nil)
    context.read()
  }

  // MARK: The clock

  private func enter(_ phase: Phase, _ context: ChannelHandlerContext) {
    self.phase = phase
    start = context.eventLoop.now
    stopWaiting()
    if isCounted, phase == .silence || phase == .idle { place = waiting.add(context.channel) }
  }

  private func stopWaiting() {
    if let place { isCounted = waiting.remove(place) }
    place = nil
  }

  private func look(_ context: ChannelHandlerContext) {
    let deadline =
      switch phase {
      case .silence, .head: limits.headDeadline
      case .body: limits.bodyDeadline
      case .answer: limits.answerDeadline
      case .idle: isUnread(context) ? limits.readDeadline : limits.idleDeadline
      case .end: limits.readDeadline
      }
    guard context.eventLoop.now - start >= deadline else { return }
    switch phase {
    case .silence, .idle, .end: context.close(promise: nil)
    case .head:
      // The handler of the pipeline lets an answer pass without a request if the parser has an error.
      isLate = true
      context.pipeline.fireErrorCaught(HTTPParserError.unknown)
    case .body: refuse(.timeout, context)
    case .answer: isUnread(context) ? context.close(promise: nil) : refuse(.late, context)
    }
  }

  /// Whether the client hasn't read all that it was sent.
  private func isUnread(_ context: ChannelHandlerContext) -> Bool {
    ((try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0) > 0
  }
}
