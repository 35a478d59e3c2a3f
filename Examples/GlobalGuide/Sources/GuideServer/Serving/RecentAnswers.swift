import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1

/// The newest answers that every cache may keep, such as flags.
struct RecentAnswers: Sendable {
  /// A whole answer.
  struct Answer: Sendable {
    let head: HTTPResponseHead
    let body: ByteBuffer
  }

  /// The answers that were made since a time. They end all at once.
  private struct Period {
    var end = NIODeadline.uptimeNanoseconds(0)
    var answers: [String: Answer] = [:]
    var byteCount = 0
  }

  private static let maximumByteCount = 4 << 20

  /// What an answer takes besides its body and its target.
  private static let headByteCount = 1 << 10

  private let lifetime: TimeAmount
  private let period = NIOLockedValueBox(Period())

  /// - Parameter lifetime: How long an answer may be given again. It has the date of when it was made, so this should
  ///   be about a second.
  init(lifetime: TimeAmount) { self.lifetime = lifetime }

  /// Returns the answer to a request target, if there is one.
  func answer(to target: String, at now: NIODeadline) -> Answer? {
    period.withLockedValue { now < $0.end ? $0.answers[target] : nil }
  }

  /// Keeps the answer to a request target, unless there are too many.
  func keep(_ answer: Answer, to target: String, at now: NIODeadline) {
    period.withLockedValue { period in
      if now >= period.end { period = Period(end: now + lifetime) }
      // A client chooses the targets, which can be long.
      let byteCount = period.byteCount + answer.body.readableBytes + target.utf8.count + Self.headByteCount
      guard byteCount <= Self.maximumByteCount, period.answers[target] == nil else { return }
      period.answers[target] = answer
      period.byteCount = byteCount
    }
  }
}

/// Gives recent answers again, so that many requests for the same flag are not each handed to a task.
///
/// It stands behind `ConnectionGuard`, so it has one request at a time, and what it answers is within the limits and in
/// the log.
final class AnswerRepeater: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let recent: RecentAnswers

  /// The answer to the request whose end has not come yet.
  private var found: RecentAnswers.Answer?

  /// The target of the request, if its answer may be given again.
  private var target: String?

  /// The head of the answer to `target`, and what there is of its body.
  private var head: HTTPResponseHead?
  private var body: ByteBuffer?

  init(recent: RecentAnswers) { self.recent = recent }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let request):
      target = Self.isPlain(request) ? request.uri : nil
      found = target.flatMap { recent.answer(to: $0, at: context.eventLoop.now) }
      if found == nil { context.fireChannelRead(data) }
    case .body: context.fireChannelRead(data)
    case .end:
      guard let found else { return context.fireChannelRead(data) }
      (self.found, target) = (nil, nil)
      context.write(wrapOutboundOut(.head(found.head)), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(found.body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if let target { note(unwrapOutboundIn(data), of: target, at: context.eventLoop.now) }
    context.write(data, promise: promise)
  }

  private func note(_ part: HTTPServerResponsePart, of target: String, at now: NIODeadline) {
    switch part {
    case .head(let answer) where Self.isPublic(answer): (head, body) = (answer, nil)
    case .body(.byteBuffer(let bytes)) where head != nil && body == nil: body = bytes
    case .end:
      if let head, let body { recent.keep(RecentAnswers.Answer(head: head, body: body), to: target, at: now) }
      fallthrough
    // An answer in several pieces is not worth the copies.
    default: (self.target, head, body) = (nil, nil, nil)
    }
  }

  /// Returns whether a request has no body, and asks for nothing but the whole answer.
  private static func isPlain(_ request: HTTPRequestHead) -> Bool {
    request.method == .GET
      && !request.headers.contains { field in
        let name = field.name.lowercased()
        return name.hasPrefix("if-") || name == "range" || name == "content-length" || name == "transfer-encoding"
      }
  }

  /// Returns whether an answer is the same for all clients.
  private static func isPublic(_ answer: HTTPResponseHead) -> Bool {
    let fields = answer.headers
    return answer.status == .ok && fields.first(name: "Cache-Control")?.hasPrefix("public") == true
      && !fields.contains(name: "Vary") && !fields.contains(name: "Set-Cookie")
  }
}
