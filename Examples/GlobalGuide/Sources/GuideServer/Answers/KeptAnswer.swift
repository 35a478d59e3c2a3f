import Guide
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// An answer that is made once and sent often: its bytes, also compressed, and their tag.
struct KeptAnswer: Sendable {
  private let tag: ContentTag
  private let content: Content
  private let compressed: ByteBuffer?

  /// What the answer takes in memory.
  var byteCount: Int { content.body.readableBytes + (compressed?.readableBytes ?? 0) }

  init(_ content: Content) {
    self.content = content
    tag = ContentTag(content.body)
    compressed = Content.isCompressible(content.type) ? Self.compressed(content.body) : nil
  }

  /// Returns the answer to a request.
  func response(to request: Request) -> Response {
    var response = Response(content, tag: tag, for: request)
    if response.status == .ok, let compressed, AcceptedEncodings(request).namesGzip {
      response.headers[.contentEncoding] = "gzip"
      response.body = ResponseBody(byteBuffer: compressed)
    }
    return response
  }

  /// Returns bytes as the server's own compressor sends them, which would otherwise compress them for each client.
  private static func compressed(_ body: ByteBuffer) -> ByteBuffer? {
    let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
    defer { _ = try? channel.finish() }
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
    head.headers.add(name: "Accept-Encoding", value: "gzip")
    let parts: [HTTPServerResponsePart] = [
      .head(HTTPResponseHead(version: .http1_1, status: .ok)), .body(.byteBuffer(body)), .end(nil),
    ]
    do {
      try channel.writeInbound(HTTPServerRequestPart.head(head))
      for part in parts { try channel.writeOutbound(part) }
      var compressed = ByteBuffer()
      while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
        if case .body(.byteBuffer(var bytes)) = part { compressed.writeBuffer(&bytes) }
      }
      return compressed
    } catch {
      return nil
    }
  }
}

/// The answers that were asked for lately.
final class KeptAnswers: Sendable {
  private struct Key: Hashable {
    let target: String
    let version: String
  }

  private let answers = NIOLockedValueBox(
    RecentlyUsed<Key, KeptAnswer>(limits: CacheLimits(count: 10_000, totalCost: 64 << 20))
  )

  /// Answers a request, and makes the answer only if it isn't kept.
  ///
  /// The target is what the request asks for, in one form, because clients could write it in many. The version is what
  /// the answer is made of, such as the countries and the minute.
  func answer(
    to request: Request,
    for target: String,
    version: String = "",
    _ make: () async throws -> Content
  ) async rethrows -> Response {
    let key = Key(target: target, version: version)
    if let answer = answers.withLockedValue({ $0.value(for: key) }) { return answer.response(to: request) }
    let answer = KeptAnswer(try await make())
    // A client chooses the targets, which can be long.
    let cost = answer.byteCount + target.utf8.count
    _ = answers.withLockedValue { $0.set(answer, cost: cost, for: key) }
    return answer.response(to: request)
  }
}
