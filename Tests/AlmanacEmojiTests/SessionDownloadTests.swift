import Foundation
import TestSupport
import Testing

@testable import AlmanacEmoji

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A download with Foundation, which Apple's systems use, and Linux where libcurl is missing.
@Suite(.serialized) struct SessionDownloadTests {
  @Test(.timeLimit(.minutes(5)), arguments: Attack.logins + Attack.redirects)
  func endsAsItMust(_ attack: Attack) async throws {
    let server = try LoopbackServer { _ in attack.steps }
    defer { server.stop() }
    await attack.check(server.url) { _ = try await download(server.url).runInSession() }
  }

  @Test func readsAListAndItsVersion() async throws {
    let respond: @Sendable (String) -> [LoopbackServer.Step] = { request in
      request.contains("If-None-Match: \"one\"\r\n")
        ? LoopbackServer.Step.answer("304 Not Modified")
        : LoopbackServer.Step.answer("200 OK", headers: ["ETag: \"one\""], body: EmojiList.gemoji)
    }
    let server = try LoopbackServer(respond)
    defer { server.stop() }
    let list = try await download(server.url).runInSession()
    #expect(list == .body(EmojiList.gemoji, version: "\"one\""))
    let same = try await download(server.url, version: "\"one\"").runInSession()
    #expect(same == .unchanged)
  }

  @Test(.timeLimit(.minutes(5))) func stopsAtTheDeadline() async throws {
    let server = try LoopbackServer { _ in [.hold] }
    defer { server.stop() }
    let error = await #expect(throws: EmojiIndexError.self) {
      try await download(server.url, deadline: 0.5).runInSession()
    }
    #expect(error?.urlError?.code == .timedOut)
  }

  private func download(_ url: URL, version: String? = nil, deadline: TimeInterval = 200) -> ListDownload {
    ListDownload(url: url, version: version, timeout: 600, deadline: deadline)
  }
}
