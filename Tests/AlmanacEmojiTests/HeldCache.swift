import AlmanacEmoji
import Foundation

/// A cache that blocks one kind of call until it is released.
final class HeldCache: EmojiCache {
  enum Hold {
    /// Reading, which then fails, as for a damaged file.
    case loading
    case clearing
  }

  private let cache: MemoryCache
  private let hold: Hold
  private let asked = AsyncStream.makeStream(of: Void.self)
  private let released = AsyncStream.makeStream(of: Void.self)

  init(_ hold: Hold, _ cache: MemoryCache = MemoryCache()) {
    self.hold = hold
    self.cache = cache
  }

  /// Waits until a call is blocked.
  func isAsked() async { for await _ in asked.stream {} }

  func release() { released.continuation.finish() }

  func load(for identifier: String) async throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    guard hold == .loading else { return await cache.load(for: identifier) }
    await wait()
    throw CocoaError(.fileReadCorruptFile)
  }

  func save(_ entries: [EmojiRawEntry], for identifier: String) async throws {
    try await cache.save(entries, for: identifier)
  }

  func clear(for identifier: String) async {
    if hold == .clearing { await wait() }
    await cache.clear(for: identifier)
  }

  func clearAll() async { await cache.clearAll() }

  private func wait() async {
    asked.continuation.finish()
    for await _ in released.stream {}
  }
}
