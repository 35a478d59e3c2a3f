import AlmanacEmoji
import Foundation

/// A cache that cannot be read, and says so when told.
final class SlowDamagedCache: EmojiCache {
  private let asked = AsyncStream.makeStream(of: Void.self)
  private let failing = AsyncStream.makeStream(of: Void.self)

  /// Waits until someone wants to read it.
  func isAsked() async { for await _ in asked.stream {} }

  func fail() { failing.continuation.finish() }

  func load(for identifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    asked.continuation.finish()
    for await _ in failing.stream {}
    throw CocoaError(.fileReadCorruptFile)
  }

  func save(_ entries: [EmojiRawEntry], for identifier: String) {}

  func clear(for identifier: String) {}

  func clearAll() {}
}
