import AlmanacEmoji
import Foundation
import TestSupport

/// Keeps lists in memory, with the times of a manual clock.
actor MemoryCache: EmojiCache {
  struct Refusal: Error {}

  private var kept: [String: (entries: [EmojiRawEntry], lastUpdated: Date)] = [:]
  private let failsToSave: Bool
  private let clock: ManualClock

  /// The number of requests.
  private(set) var loadCount = 0

  /// - Parameters:
  ///   - entries: A list that was saved at the clock's current time.
  ///   - failsToSave: Whether saving a list fails.
  ///   - clock: The clock for the times of saved lists.
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
