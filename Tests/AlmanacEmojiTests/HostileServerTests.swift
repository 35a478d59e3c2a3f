import AlmanacEmoji
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// No server makes a fetch crash or wait for ever, or keeps a later fetch from working.
@Suite(.serialized) struct HostileServerTests {
  @Test(.timeLimit(.minutes(5)), arguments: Attack.logins)
  func asksForAPassword(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.floods + Attack.smallPieces + Attack.bombs)
  func sendsWithoutAnEnd(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.lengths)
  func liesAboutTheLength(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.redirects)
  func redirects(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.heads)
  func sendsAStrangeHead(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.connections)
  func disconnects(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(5)), arguments: Attack.bodies)
  func sendsNoList(_ attack: Attack) async throws { try await run(attack) }

  /// Runs an attack, and then fetches a list from another server.
  private func run(_ attack: Attack) async throws {
    let server = try LoopbackServer { _ in attack.steps }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(
      identifier: "hostile",
      url: server.url,
      timeout: 600,
      deadline: attack.needsDeadline ? 1 : 200
    )
    let result: Result<[EmojiRawEntry], any Error>
    do { result = .success(try await source.fetch()) } catch { result = .failure(error) }
    #expect(attack.end.matches(result, server.url), "\(attack.name) gives \(result)")

    let good = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { good.stop() }
    let entries = try await GemojiDataSource(url: good.url).fetch()
    #expect(entries == EmojiList.entries)
  }
}

extension Attack.End {
  fileprivate func matches(_ result: Result<[EmojiRawEntry], any Error>, _ url: URL) -> Bool {
    switch (self, result) {
    case (.list, .success(let entries)): entries.count == 1
    case (_, .success), (.list, .failure): false
    case (.status(let status), .failure(let error)): error as? EmojiSourceError == .status(status, url)
    case (.tooLarge, .failure(let error)): error as? EmojiSourceError == .tooLarge(limit: 1 << 24, url)
    case (.nothingToKeep, .failure(let error)): error as? EmojiSourceError == .nothingToKeep
    case (.urlError, .failure(let error)): error is URLError
    case (.timedOut, .failure(let error)): (error as? URLError)?.code == .timedOut
    case (.decodingError, .failure(let error)): error is DecodingError
    case (.error, .failure(let error)): error is URLError || error is EmojiSourceError || error is DecodingError
    }
  }
}
