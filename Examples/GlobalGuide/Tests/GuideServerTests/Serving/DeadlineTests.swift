import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import GuideServer

/// A connection without a socket, whose clock the tests move.
@Suite struct DeadlineTests {
  /// The limits with their default deadlines.
  private static let limits = ServerLimits()

  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel()
    let waiting = WaitingConnections(limit: 1)
    try ConnectionChannel.configure(channel, Self.limits, HostNames(loopback: "127.0.0.1"), nil, waiting)
    try channel.pipeline.syncOperations.addHandler(Handler())
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

  /// What the client has received since the last call.
  private func received() throws -> String {
    var text = ""
    while let part = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
    return text
  }

  /// Sends an answer as a handler does.
  private func answer() throws {
    try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
    try channel.writeOutbound(HTTPServerResponsePart.end(nil))
  }

  /// Moves the clock past a deadline, whatever the client drips meanwhile.
  private func pass(_ deadline: TimeAmount, dripping drop: String = "") throws {
    for _ in 0..<10 {
      channel.embeddedEventLoop.advanceTime(by: .nanoseconds(deadline.nanoseconds / 10 + 1))
      if !drop.isEmpty { try send(drop) }
    }
    channel.embeddedEventLoop.advanceTime(by: Self.limits.tick)
  }

  /// Expects that the connection ends, when the client has had its time to read.
  private func expectEnd() {
    channel.embeddedEventLoop.advanceTime(by: Self.limits.readDeadline + Self.limits.tick)
    #expect(!channel.isActive)
  }

  @Test(arguments: ["GET /", "GET / HTTP/1.1\r\nX", "GET / HTTP/1.1\r\nHost: localhost\r\nX: "], ["", "x"])
  func aSlowHead(start: String, drop: String) throws {
    try send(start)
    try pass(Self.limits.headDeadline, dripping: drop)
    #expect(try received().hasPrefix("HTTP/1.1 408 "))
    expectEnd()
  }

  @Test(arguments: ["Content-Length: 60000\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\nEA60\r\n"], ["", "x"])
  func aSlowBody(end: String, drop: String) throws {
    try send("POST / HTTP/1.1\r\nHost: localhost\r\n\(end)")
    try pass(Self.limits.bodyDeadline, dripping: drop)
    #expect(try received().hasPrefix("HTTP/1.1 408 "))
    expectEnd()
  }

  @Test func aClientThatSendsNothing() throws {
    try pass(Self.limits.headDeadline)
    #expect(try received() == "")
    #expect(!channel.isActive)
  }

  @Test func anIdleConnection() throws {
    try send(get("/"))
    try answer()
    try pass(Self.limits.idleDeadline)
    #expect(try received().components(separatedBy: "HTTP/1.1").count == 2)
    #expect(!channel.isActive)
  }

  @Test func theSecondHeadHasADeadlineToo() throws {
    try send(get("/"))
    try answer()
    #expect(try received().hasPrefix("HTTP/1.1 200 "))
    try send("GET /")
    try pass(Self.limits.headDeadline)
    #expect(try received().hasPrefix("HTTP/1.1 408 "))
    expectEnd()
  }

  @Test func aHeadBeforeItsDeadline() throws {
    try send("GET / HTTP/1.1\r\n")
    channel.embeddedEventLoop.advanceTime(by: Self.limits.headDeadline - .seconds(1))
    try send("Host: localhost\r\n\r\n")
    // The answer has a time of its own.
    channel.embeddedEventLoop.advanceTime(by: Self.limits.answerDeadline - .seconds(1))
    try answer()
    #expect(try received().hasPrefix("HTTP/1.1 200 "))
    #expect(channel.isActive)
  }

  @Test(arguments: ["GET", "HEAD"]) func aSlowAnswer(method: String) throws {
    try send("\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try pass(Self.limits.answerDeadline)
    let text = try received()
    #expect(text.hasPrefix("HTTP/1.1 503 ") && text.contains("Connection: close"))
    #expect(text.hasSuffix("\r\n\r\n") == (method == "HEAD"))
    // The handler notices that it is late.
    #expect(throws: (any Error).self) { try answer() }
    #expect(try received() == "")
    expectEnd()
  }

  @Test func theDeadlinesOfAConnectionBeginAnew() throws {
    for _ in 0..<20 {
      try send(get("/"))
      channel.embeddedEventLoop.advanceTime(by: Self.limits.answerDeadline - .seconds(2))
      try answer()
      channel.embeddedEventLoop.advanceTime(by: Self.limits.idleDeadline - .seconds(2))
    }
    #expect(channel.isActive)
  }
}

/// Takes what the connection tells the handler of a request, such as that the rest of a body doesn't come.
private final class Handler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  func errorCaught(context: ChannelHandlerContext, error: any Error) {}
}
