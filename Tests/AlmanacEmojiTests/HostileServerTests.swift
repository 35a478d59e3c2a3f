import Testing

/// No server makes a fetch crash or wait for ever, or keeps a later fetch from working.
@Suite struct HostileServerTests {
  @Test(.timeLimit(.minutes(60)), arguments: Attack.logins)
  func asksForAPassword(_ attack: Attack) async throws { try await attack.run() }

  #if os(Linux)
    /// `DownloadMemoryTests` run the others.
    private static let endless = Attack.floods.filter(\.needsDeadline)
  #else
    private static let endless = Attack.floods + Attack.smallPieces + Attack.bombs
  #endif

  @Test(.timeLimit(.minutes(60)), arguments: endless)
  func sendsWithoutAnEnd(_ attack: Attack) async throws { try await attack.run() }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.lengths)
  func liesAboutTheLength(_ attack: Attack) async throws { try await attack.run() }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.redirects)
  func redirects(_ attack: Attack) async throws { try await attack.run() }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.heads)
  func sendsAStrangeHead(_ attack: Attack) async throws { try await attack.run() }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.connections)
  func disconnects(_ attack: Attack) async throws { try await attack.run() }

  @Test(.timeLimit(.minutes(60)), arguments: Attack.bodies)
  func sendsNoList(_ attack: Attack) async throws { try await attack.run() }
}
