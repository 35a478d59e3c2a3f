import AlmanacEmoji
import Foundation

/// Keeps lists in memory, with the times it is told.
actor MemoryCache: EmojiCache {
  struct Refusal: Error {}

  private var kept: [String: (entries: [EmojiRawEntry], lastUpdated: Date)] = [:]
  private let failsToSave: Bool
  private let clock: ManualClock

  /// How often it was asked.
  private(set) var loadCount = 0

  /// - Parameters:
  ///   - entries: A list that was kept at the clock's present.
  ///   - failsToSave: Whether a list that is to be kept is refused.
  ///   - clock: The time of what is kept.
  init(_ entries: [EmojiRawEntry]? = nil, failsToSave: Bool = false, clock: ManualClock = ManualClock()) {
    if let entries { kept["scripted"] = (entries, clock.now) }
    self.failsToSave = failsToSave
    self.clock = clock
  }

  func load(for identifier: String) -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    loadCount += 1
    return kept[identifier]
  }

  func save(_ entries: [EmojiRawEntry], for identifier: String) throws {
    if failsToSave { throw Refusal() }
    kept[identifier] = (entries, clock.now)
  }

  func clear(for identifier: String) { kept[identifier] = nil }

  func clearAll() { kept = [:] }
}
