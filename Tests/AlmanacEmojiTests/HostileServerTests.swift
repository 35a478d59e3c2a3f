import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// No server makes a fetch crash or wait for ever, or keeps a later fetch from working.
@Suite(.serialized) struct HostileServerTests {
  @Test(.timeLimit(.minutes(60)), arguments: Attack.logins)
  func asksForAPassword(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.floods + Attack.smallPieces + Attack.bombs)
  func sendsWithoutAnEnd(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.lengths)
  func liesAboutTheLength(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.redirects)
  func redirects(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.heads)
  func sendsAStrangeHead(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.connections)
  func disconnects(_ attack: Attack) async throws { try await run(attack) }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.bodies)
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
    await attack.check(server.url) {
      let entries = try await source.fetch()
      #expect(entries.count == 1)
    }

    let good = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { good.stop() }
    let entries = try await GemojiDataSource(url: good.url).fetch()
    #expect(entries == EmojiList.entries)
  }
}
