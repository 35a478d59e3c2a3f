import GuideServer
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import Testing

/// Counts the answers that it makes.
private final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  /// Answers with the number of the answer, and after a slash with the target.
  func responder(_ fields: HTTPFields = [.cacheControl: "public, max-age=60"], status: Int = 200, bytes: Int = 0)
    -> some HTTPResponder<BasicRequestContext>
  {
    CallbackResponder<BasicRequestContext> { [self] request, _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      let body = ByteBuffer(string: "\(number)\(request.uri.string)" + String(repeating: "x", count: bytes))
      return Response(status: .init(code: status), headers: fields, body: ResponseBody(byteBuffer: body))
    }
  }
}

@Suite struct RecentAnswerTests {
  private static let lasting = limits { $0.answerLifetime = .hours(1) }

  private func answers(_ requests: [String], with port: UInt16) async throws -> [String] {
    let client = try RawClient(port: port)
    defer { client.close() }
    try client.send(requests.joined())
    var answers: [String] = []
    for _ in requests { answers.append(try await client.response().text) }
    return answers
  }

  @Test func publicAnswersAreGivenAgain() async throws {
    let counter = Counter()
    try await withServer(limits: Self.lasting, counter.responder()) { port in
      #expect(
        try await answers([get("/a"), get("/b"), get("/a"), get("/a?b")], with: port) == ["1/a", "2/b", "1/a", "3/a?b"]
      )
      let last = try await exchange(get("/a", "Connection: close\r\n"), with: port)
      #expect(last.text == "1/a")
      #expect(last.fields["connection"] == "close")
      #expect(last.fields["cache-control"] == "public, max-age=60")
      #expect(last.fields["content-security-policy"] != nil)
      #expect(last.fields["date"] != nil)
    }
    #expect(counter.value == 3)
  }

  @Test(
    arguments: [
      [:], [.cacheControl: "no-cache"], [.cacheControl: "private"],
      [.cacheControl: "public", .vary: "Accept-Encoding"],
      [.cacheControl: "public", .setCookie: "a=b"],
    ] as [HTTPFields]
  ) func answersForOneClientAreMadeEachTime(fields: HTTPFields) async throws {
    try await withServer(limits: Self.lasting, Counter().responder(fields)) { port in
      let given = try await answers([get("/"), get("/")], with: port)
      #expect(given == ["1/", "2/"])
    }
  }

  @Test(arguments: [201, 404, 500]) func onlySuccessIsGivenAgain(status: Int) async throws {
    try await withServer(limits: Self.lasting, Counter().responder(status: status)) { port in
      let given = try await answers([get("/"), get("/")], with: port)
      #expect(given == ["1/", "2/"])
    }
  }

  @Test(arguments: [
    get("/", "If-None-Match: \"1\"\r\n"), get("/", "if-modified-since: x\r\n"), get("/", "Range: bytes=0-1\r\n"),
    get("/", "Content-Length: 2\r\n") + "ab", "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n",
  ]) func otherRequestsAreAnsweredAnew(request: String) async throws {
    try await withServer(limits: Self.lasting, Counter().responder()) { port in
      let given = try await answers([request, get("/"), request, get("/")], with: port)
      #expect(given == ["1/", "2/", "3/", "2/"])
    }
  }

  @Test func headHasNoBody() async throws {
    try await withServer(limits: Self.lasting, Counter().responder()) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send(get("/") + "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n" + get("/"))
      #expect(try await client.response().text == "1/")
      #expect(try await client.response(toHead: true).fields["content-length"] == "2")
      #expect(try await client.response().text == "1/")
    }
  }

  @Test func answersEnd() async throws {
    try await withServer(limits: limits { $0.answerLifetime = .zero }, Counter().responder()) { port in
      let given = try await answers([get("/"), get("/")], with: port)
      #expect(given == ["1/", "2/"])
    }
  }

  @Test func fourMegabytesAreKept() async throws {
    let counter = Counter()
    try await withServer(limits: Self.lasting, counter.responder(bytes: 1 << 20)) { port in
      let targets = ["/a", "/b", "/c", "/d", "/e"]
      for target in targets + targets { _ = try await answers([get(target)], with: port) }
    }
    #expect(counter.value == 7, "three of them fit")
  }

  /// A client that makes up targets for the same answer fills no more memory.
  @Test func targetsCount() async throws {
    let counter = Counter()
    let targets = (0..<400).map { "/\($0)?" + String(repeating: "x", count: 15_000) }
    try await withServer(limits: Self.lasting, counter.responder()) { port in
      for target in targets + [targets[0], targets[399]] { _ = try await answers([get(target)], with: port) }
    }
    #expect(counter.value == 401, "the first one is kept, and not the last one")
  }

  @Test func theLastAnswerClosesTheConnection() async throws {
    let few = limits {
      $0.answerLifetime = .hours(1)
      $0.requestsPerConnection = 2
    }
    try await withServer(limits: few, Counter().responder()) { port in
      let client = try RawClient(port: port)
      defer { client.close() }
      try client.send(get("/") + get("/") + get("/"))
      #expect(try await client.response().fields["connection"] == nil)
      #expect(try await client.response().fields["connection"] == "close")
      #expect(try await client.readToEnd().isEmpty)
    }
  }
}
