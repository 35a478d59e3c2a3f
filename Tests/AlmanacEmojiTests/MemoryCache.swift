import AlmanacEmoji
import Foundation

/// Keeps lists in memory, as old as it is told.
actor MemoryCache: EmojiCache {
  struct Refusal: Error {}

  private var kept: [String: (entries: [EmojiRawEntry], lastUpdated: Date)] = [:]
  private let failsToSave: Bool

  /// How often it was asked.
  private(set) var loadCount = 0

  init(_ entries: [EmojiRawEntry]? = nil, age: TimeInterval = 0, failsToSave: Bool = false) {
    if let entries { kept["scripted"] = (entries, Date(timeIntervalSinceNow: -age)) }
    self.failsToSave = failsToSave
  }

  func load(for identifier: String) -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    loadCount += 1
    return kept[identifier]
  }

  func save(_ entries: [EmojiRawEntry], for identifier: String) throws {
    if failsToSave { throw Refusal() }
    kept[identifier] = (entries, Date())
  }

  func clear(for identifier: String) { kept[identifier] = nil }

  func clearAll() { kept = [:] }
}
