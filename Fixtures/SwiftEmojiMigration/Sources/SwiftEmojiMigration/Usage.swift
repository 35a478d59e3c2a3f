import Foundation
import SwiftEmojiIndex

/// A tracker without scores, as tests of programs make one.
private func newTracker() -> EmojiUsageTracker {
  let tracker = EmojiUsageTracker(storageKey: "test.\(UUID().uuidString)")
  tracker.defaultEmoji = []
  tracker.clearAll()
  return tracker
}

private func usedTracker(_ emoji: String...) -> EmojiUsageTracker {
  let tracker = newTracker()
  for one in emoji { tracker.recordUse(one) }
  return tracker
}

/// The type `EmojiUsageTracker`.
extension Snippet {
  static var usage: [Snippet] {
    [
      Snippet("EmojiUsageTracker.shared", expects: "true") { [EmojiUsageTracker.shared === EmojiUsageTracker.shared] },
      Snippet("EmojiUsageTracker.init(storageKey:)", expects: "1.0", "0.0") {
        let key = "Work.\(UUID().uuidString)"
        EmojiUsageTracker(storageKey: key).recordUse("😀")
        return [EmojiUsageTracker(storageKey: key).score(for: "😀"), newTracker().score(for: "😀")]
      },
      Snippet("EmojiUsageTracker.isEnabled", expects: "true", "0.0", "[]") {
        let tracker = newTracker()
        let before = tracker.isEnabled
        tracker.isEnabled = false
        tracker.recordUse("😀")
        return [before, tracker.score(for: "😀"), tracker.favorites]
      },
      Snippet("EmojiUsageTracker.minFavorites", expects: "10", "2") {
        let tracker = newTracker()
        let before = tracker.minFavorites
        tracker.minFavorites = 2
        tracker.pruneThreshold = 10
        for emoji in ["😀", "😄", "👋", "🐱"] { tracker.recordUse(emoji) }
        return [before, tracker.allScores.count]
      },
      Snippet("EmojiUsageTracker.maxFavorites", expects: "24", "2") {
        let tracker = usedTracker("😀", "😄", "👋")
        let before = tracker.maxFavorites
        tracker.maxFavorites = 2
        return [before, tracker.favorites.count]
      },
      Snippet("EmojiUsageTracker.decayFactor", expects: "0.9", "0.5", "1.0") {
        let tracker = newTracker()
        let before = tracker.decayFactor
        tracker.decayFactor = 0.5
        for emoji in ["😀", "🎉"] { tracker.recordUse(emoji) }
        return [before, tracker.score(for: "😀"), tracker.score(for: "🎉")]
      },
      Snippet("EmojiUsageTracker.pruneThreshold", expects: "0.01", "[\"🎉\"]") {
        let tracker = usedTracker("😀", "🎉")
        let before = tracker.pruneThreshold
        tracker.pruneThreshold = 0.95
        return [before, tracker.favorites]
      },
      Snippet("EmojiUsageTracker.defaultEmoji", expects: "[\"🐱\", \"👍\"]", "[\"👍\"]") {
        let tracker = newTracker()
        tracker.defaultEmoji = ["👍"]
        tracker.clearAll()
        tracker.recordUse("🐱")
        return [tracker.favorites, tracker.defaultEmoji]
      },
      Snippet("EmojiUsageTracker.recordUse(_:)", expects: "true", "true") {
        let tracker = usedTracker("🎉")
        let once = tracker.score(for: "🎉")
        tracker.recordUse("🎉")
        let twice = tracker.score(for: "🎉")
        tracker.recordUse("😀")
        return [twice > once, tracker.score(for: "🎉") < twice]
      },
      Snippet("EmojiUsageTracker.score(for:)", expects: "1.0", "0.0") {
        let tracker = usedTracker("😀")
        return [tracker.score(for: "😀"), tracker.score(for: "🦄")]
      },
      Snippet("EmojiUsageTracker.allScores", expects: "2", "1.0", "0") {
        let scores: [String: Double] = usedTracker("😀", "🎉").allScores
        return [scores.count, scores["🎉"], newTracker().allScores.count]
      },
      Snippet("EmojiUsageTracker.favorites", expects: "[\"🥇\", \"🥈\", \"🥉\"]") {
        [usedTracker("🥇", "🥇", "🥇", "🥈", "🥈", "🥉").favorites]
      },
      Snippet("EmojiUsageTracker.hasFavorites", expects: "false", "true") {
        [newTracker().hasFavorites, usedTracker("😀").hasFavorites]
      },
      Snippet("EmojiUsageTracker.clearScore(for:)", expects: "0.0", "1.0") {
        let tracker = usedTracker("😀", "🎉")
        tracker.clearScore(for: "😀")
        return [tracker.score(for: "😀"), tracker.score(for: "🎉")]
      },
      Snippet("EmojiUsageTracker.clearAll()", expects: "0", "[]") {
        let tracker = usedTracker("😀", "🎉")
        tracker.clearAll()
        return [tracker.allScores.count, tracker.favorites]
      },
    ]
  }
}
