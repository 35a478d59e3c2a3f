import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// Tests the source with a real server, on loopback.
@Suite struct RemoteEmojiDataSourceTests {
  private func withServer(
    _ respond: @escaping @Sendable (String) -> [LoopbackServer.Step],
    timeout: TimeInterval = 600,
    _ body: (RemoteEmojiDataSource, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(respond)
    defer { server.stop() }
    try await body(RemoteEmojiDataSource(identifier: "test", url: server.url, timeout: timeout), server)
  }

  @Test func readsRawEntriesAndGemoji() async throws {
    for body in [try EmojiList.json(), EmojiList.gemoji] {
      try await withServer({ _ in LoopbackServer.Step.answer("200 OK", body: body) }) { source, _ in
        let entries = try await source.fetch()
        #expect(entries == EmojiList.entries)
      }
    }
  }

  @Test func asksWithTheVersionThatItHas() async throws {
    let body = try EmojiList.json()
    let respond: @Sendable (String) -> [LoopbackServer.Step] = { request in
      request.contains("If-None-Match: \"one\"\r\n")
        ? LoopbackServer.Step.answer("304 Not Modified")
        : LoopbackServer.Step.answer("200 OK", headers: ["ETag: \"one\""], body: body)
    }
    try await withServer(respond) { source, server in
      let fresh = try await source.fetch(ifNot: nil)
      #expect(fresh == .entries(EmojiList.entries, version: "\"one\""))
      let same = try await source.fetch(ifNot: "\"one\"")
      #expect(same == .notModified)
      let other = try await source.fetch(ifNot: "\"two\"")
      #expect(other == .entries(EmojiList.entries, version: "\"one\""))
      #expect(server.requests.count == 3)
      #expect(server.requests.allSatisfy { $0.hasPrefix("GET /emoji.json HTTP/1.1\r\n") })
    }
  }

  @Test(arguments: [(404, "404 Not Found"), (500, "500 Internal Server Error"), (204, "204 No Content")])
  func reportsTheStatus(status: Int, line: String) async throws {
    try await withServer({ _ in LoopbackServer.Step.answer(line) }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(EmojiIndexError.invalidResponse(statusCode: status).isSame(as: error))
    }
  }

  @Test(.timeLimit(.minutes(60))) func givesUpOnAServerThatSaysNothing() async throws {
    try await withServer({ _ in [.hold] }, timeout: 0.5) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(error?.urlError?.code == .timedOut)
    }
  }

  @Test(arguments: [TimeInterval.infinity, .greatestFiniteMagnitude, .nan])
  func canWaitForEver(seconds: TimeInterval) async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(identifier: "test", url: server.url, timeout: seconds, deadline: seconds)
    let entries = try await source.fetch()
    #expect(entries == EmojiList.entries)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [0, -1, -TimeInterval.infinity])
  func hasNoTimeAtAll(deadline: TimeInterval) async throws {
    let server = try LoopbackServer { _ in [.hold] }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(identifier: "test", url: server.url, deadline: deadline)
    let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
    #expect(error?.urlError?.code == .timedOut)
    #expect(error?.localizedDescription == "The network is unavailable. The request timed out.")
  }

  @Test func waitsForAServerThatIsSlow() async throws {
    let body = try EmojiList.json()
    let steps = LoopbackServer.Step.answer("200 OK", body: body)
    guard case .send(let answer) = steps.first else { return }
    let half = answer.count / 2
    let slow: [LoopbackServer.Step] = [.send(answer.prefix(half)), .wait(seconds: 0.4), .send(answer.dropFirst(half))]
    try await withServer({ _ in slow }) { source, _ in
      let entries = try await source.fetch()
      #expect(entries == EmojiList.entries)
    }
  }

  @Test func refusesAnAnswerThatIsCutOff() async throws {
    let body = try EmojiList.json()
    guard case .send(let answer) = LoopbackServer.Step.answer("200 OK", body: body).first else { return }
    try await withServer({ _ in [.send(answer.prefix(answer.count - 40))] }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(error?.urlError != nil)
    }
    // Without a length, only the end of the JSON shows that it is complete.
    let head = Data("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n".utf8)
    try await withServer({ _ in [.send(head + body.dropLast(40))] }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(error?.decodingError != nil)
    }
  }

  @Test(arguments: [
    "<html>", "", "{}", "[1]", #"[{"character": "😀"}]"#, #"[{"character": "", "name": "x", "category": "Objects"}]"#,
    "\u{FFFD}\0", "null",
  ])
  func refusesGarbage(body: String) async throws {
    try await withServer({ _ in LoopbackServer.Step.answer("200 OK", body: Data(body.utf8)) }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(error?.decodingError != nil)
    }
  }

  @Test(arguments: [(#"[{"emoji": "😀"}]"#, "description"), (#"[{"character": "😀"}]"#, "name")])
  func saysWhatIsMissing(body: String, key: String) async throws {
    try await withServer({ _ in LoopbackServer.Step.answer("200 OK", body: Data(body.utf8)) }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      guard case .keyNotFound(let missing, _) = error?.decodingError else {
        Issue.record("\(body) gives \(String(describing: error))")
        return
      }
      #expect(missing.stringValue == key)
    }
  }

  @Test func refusesAnEmptyList() async throws {
    try await withServer({ _ in LoopbackServer.Step.answer("200 OK", body: Data("[]".utf8)) }) { source, _ in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(EmojiIndexError.emptyData.isSame(as: error))
    }
  }

  @Test(arguments: [true, false])
  func breaksOffAHugeAnswer(saysItsLength: Bool) async throws {
    let length = saysItsLength ? "Content-Length: 1000000000\r\n" : ""
    let head = Data("HTTP/1.1 200 OK\r\n\(length)Connection: close\r\n\r\n".utf8)
    let megabyte = Data(repeating: UInt8(ascii: " "), count: 1 << 20)
    let steps = [LoopbackServer.Step.send(head)] + (0..<200).map { _ in .send(megabyte) }
    try await withServer({ _ in steps }) { source, server in
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      let excess = "\(server.url.absoluteString) has more than 16777216 bytes."
      #expect(EmojiIndexError.tooLarge(excess).isSame(as: error))
    }
  }

  @Test func reportsAServerThatIsNotThere() async throws {
    let server = try LoopbackServer { _ in [] }
    server.stop()
    let source = RemoteEmojiDataSource(identifier: "test", url: server.url, timeout: 600)
    let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
    #expect(error?.urlError?.code == .cannotConnectToHost)
    #expect(error?.localizedDescription == "The network is unavailable. The server does not accept connections.")
  }

  @Test func refusesWhatIsNoHTTP() async throws {
    for address in [
      "file:///etc/hostname", "ftp://127.0.0.1/", "data:application/json,[]", "ws://127.0.0.1/", "x:y", "x",
    ] {
      let url = try #require(URL(string: address))
      let source = RemoteEmojiDataSource(identifier: "test", url: url, timeout: 600)
      let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      #expect(EmojiIndexError.invalidURL(url.absoluteString).isSame(as: error))
    }
  }

  @Test(.timeLimit(.minutes(60))) func canBeCancelled() async throws {
    try await withServer({ _ in [.hold] }, timeout: 1_000) { source, server in
      let task = Task { try await source.fetch() }
      while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test(.timeLimit(.minutes(60))) func canBeCancelledBeforeItBegins() async throws {
    try await withServer({ _ in [.hold] }, timeout: 1_000) { source, _ in
      // Many at once, because the order of the two events is random.
      let tasks = (0..<2_000).map { _ in
        Task {
          withUnsafeCurrentTask { $0?.cancel() }
          _ = try await source.fetch()
        }
      }
      for task in tasks {
        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }
}
