import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// A connection of HTTP/1 with the limits of the guide.
struct ConnectionChannel: HTTPChannelHandler {
  let responder: Responder
  let limits: ServerLimits
  let names: HostNames?
  let log: AccessLog?
  let recent: RecentAnswers
  let waiting: WaitingConnections

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<
    NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>
  > {
    channel.eventLoop.makeCompletedFuture {
      try Self.configure(channel, limits, names, log, waiting)
      try channel.pipeline.syncOperations.addHandler(AnswerRepeater(recent: recent))
      try channel.pipeline.syncOperations.addHandler(
        HTTPResponseCompressor(responseCompressionPredicate: Compression.predicate)
      )
      try channel.pipeline.syncOperations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      return try NIOAsyncChannel(
        wrappingChannelSynchronously: channel,
        configuration: .init(isOutboundHalfClosureEnabled: true)
      )
    }
  }

  /// Adds the parser, and what keeps the connection within its limits.
  static func configure(
    _ channel: any Channel,
    _ limits: ServerLimits,
    _ names: HostNames?,
    _ log: AccessLog?,
    _ waiting: WaitingConnections
  ) throws {
    var sizes = NIOHTTPDecoderLimitConfiguration()
    sizes.maxHeaderFieldSize = limits.head
    sizes.maxHeaderListSize = limits.head
    sizes.maxHeaderFieldCount = limits.fields
    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
      withPipeliningAssistance: true,
      withErrorHandling: false,
      withOutboundHeaderValidation: false,
      withEncoderConfiguration: .init(),
      withDecoderLimitConfiguration: sizes
    )
    let connectionGuard = ConnectionGuard(limits: limits, names: names, log: log, waiting: waiting)
    try channel.pipeline.syncOperations.addHandler(connectionGuard)
    try channel.pipeline.syncOperations.addHandler(ReadAhead(), position: .first)
  }

  func handle(value: NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>, logger: Logger) async {
    if #available(macOS 15, iOS 18, *) {
      await withTaskExecutorPreference(EventLoopExecutor(eventLoop: value.channel.eventLoop)) {
        await handleHTTP(asyncChannel: value, logger: logger)
      }
    } else {
      await handleHTTP(asyncChannel: value, logger: logger)
    }
  }
}

/// Runs the task of a connection on the thread that reads and writes it, so that an answer needs no change of threads.
@available(macOS 15, iOS 18, *)
private final class EventLoopExecutor: TaskExecutor {
  private let eventLoop: any EventLoop

  init(eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

/// Asks for the next bytes as soon as some have come, so that the event loop needn't stop watching the connection, and
/// start again, for each request: two calls of the kernel less. It's ahead by one read at most, so a client that floods
/// the connection is still held up.
private final class ReadAhead: ChannelDuplexHandler {
  typealias InboundIn = Any
  typealias OutboundIn = Any

  private var isAhead = false

  func channelReadComplete(context: ChannelHandlerContext) {
    context.fireChannelReadComplete()
    guard !isAhead else { return }
    isAhead = true
    context.read()
  }

  func read(context: ChannelHandlerContext) {
    isAhead = false
    context.read()
  }
}

/// Which answers are compressed for clients that take gzip or deflate.
private enum Compression {
  /// Texts only, unless they are compressed already.
  static func predicate(_ head: inout HTTPResponseHead, isSupported: Bool) -> HTTPResponseCompressor.CompressionIntent {
    let type = head.headers.first(name: "Content-Type") ?? ""
    guard Content.isCompressible(type), !head.headers.contains(name: "Content-Encoding") else { return .doNotCompress }
    // Pages say more.
    if !head.headers.contains(name: "Vary") { head.headers.add(name: "Vary", value: "Accept-Encoding") }
    return isSupported ? .compressIfPossible : .doNotCompress
  }
}
