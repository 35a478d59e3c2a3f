import Foundation
import TestSupport
import Testing

@testable import AlmanacEmoji

@Suite struct EmojiUsageTrackerTests {
  private let folder: TemporaryFolder
  private let tracker: EmojiUsageTracker

  init() throws {
    folder = try TemporaryFolder()
    tracker = EmojiUsageTracker(file: folder.url.appending(path: "a.usage.jsonl"))
  }

  @Test func countsRecentUsesMore() {
    #expect(!tracker.hasFavorites)
    #expect(tracker.score(for: "😀") == 0)
    tracker.recordUse("😀")
    #expect(tracker.score(for: "😀") == 1)
    #expect(tracker.hasFavorites)
    tracker.decayFactor = 0.5
    tracker.recordUse("👋🏽")
    #expect(tracker.allScores == ["😀": 0.5, "👋🏽": 1])
    tracker.recordUse("👋🏽")
    #expect(tracker.allScores == ["😀": 0.25, "👋🏽": 1.5])
    #expect(tracker.score(for: "👋") == 0)
    #expect(tracker.lastProblem == nil)
  }

  @Test func hasTheSettingsOfSwiftEmoji() {
    #expect(tracker.isEnabled)
    #expect(tracker.minFavorites == 10)
    #expect(tracker.maxFavorites == 24)
    #expect(tracker.decayFactor == 0.9)
    #expect(tracker.pruneThreshold == 0.01)
    #expect(tracker.defaultEmoji.isEmpty)
    #expect(EmojiUsageTracker.shared === EmojiUsageTracker.shared)
  }

  @Test func limitsTheDecayFactor() {
    let cases: [(Double, Double)] = [(-0.5, 0), (1.5, 1), (.infinity, 1), (.nan, 1), (0.25, 0.25)]
    for (value, limited) in cases {
      tracker.decayFactor = value
      #expect(tracker.decayFactor == limited)
    }
  }

  @Test func ignoresWhatIsNoEmoji() {
    tracker.recordUse("")
    tracker.recordUse(String(repeating: "a", count: 257))
    #expect(!tracker.hasFavorites)
    tracker.recordUse(String(repeating: "a", count: 256))
    #expect(tracker.hasFavorites)
  }

  @Test func countsNothingWhileDisabled() {
    tracker.defaultEmoji = ["🚀"]
    tracker.recordUse("😀")
    tracker.isEnabled = false
    tracker.recordUse("😀")
    #expect(tracker.favorites.isEmpty)
    #expect(tracker.score(for: "😀") == 1)
    tracker.isEnabled = true
    #expect(tracker.favorites == ["😀", "🚀"])
  }

  @Test func ordersFavorites() {
    tracker.decayFactor = 1
    for emoji in ["🚀", "👋", "😀", "😀", "👋🏽"] { tracker.recordUse(emoji) }
    #expect(tracker.favorites == ["😀", "👋", "👋🏽", "🚀"])
    tracker.maxFavorites = 2
    #expect(tracker.favorites == ["😀", "👋"])
    tracker.maxFavorites = -1
    #expect(tracker.favorites.isEmpty)
    tracker.maxFavorites = 24
    tracker.pruneThreshold = 1
    #expect(tracker.favorites == ["😀"])
  }

  @Test func prefersWhatWasUsedLately() {
    for _ in 0..<3 { tracker.recordUse("😀") }
    for _ in 0..<9 { tracker.recordUse("🚀") }
    tracker.recordUse("👋")
    #expect(tracker.favorites == ["🚀", "👋", "😀"])
  }

  @Test func suggestsDefaultsToNewUsers() {
    tracker.defaultEmoji = ["👍", "😀", "👍", "🎉"]
    tracker.minFavorites = 3
    #expect(tracker.favorites == ["👍", "😀", "🎉"])
    #expect(!tracker.hasFavorites)
    #expect(tracker.allScores.isEmpty)
    tracker.recordUse("😀")
    #expect(tracker.favorites == ["😀", "👍", "🎉"])
    tracker.maxFavorites = 2
    #expect(tracker.favorites == ["😀", "👍"])
    tracker.minFavorites = 0
    #expect(tracker.favorites == ["😀"])
  }

  @Test func forgetsLowScores() {
    tracker.decayFactor = 0.5
    tracker.minFavorites = 2
    for emoji in ["a", "b"] { tracker.recordUse(emoji) }
    for _ in 0..<20 { tracker.recordUse("c") }
    // The two best stay, however low their scores are.
    #expect(Set(tracker.allScores.keys) == ["b", "c"])
    #expect(tracker.score(for: "b") > 0)
    #expect(tracker.favorites == ["c"])
    tracker.minFavorites = -1
    tracker.recordUse("c")
    #expect(Array(tracker.allScores.keys) == ["c"])
    tracker.recordUse("d")
    #expect(abs(tracker.score(for: "c") - 1) < 1e-5)
  }

  @Test func forgetsAllOthersWithoutDecay() {
    tracker.decayFactor = 0
    for emoji in ["a", "b", "b"] { tracker.recordUse(emoji) }
    #expect(tracker.allScores == ["b": 1])
  }

  @Test func clearsScores() {
    for emoji in ["😀", "👋", "🚀"] { tracker.recordUse(emoji) }
    tracker.clearScore(for: "👋")
    tracker.clearScore(for: "unknown")
    #expect(tracker.favorites == ["🚀", "😀"])
    tracker.clearAll()
    #expect(tracker.favorites.isEmpty)
    #expect(!tracker.hasFavorites)
    tracker.recordUse("😀")
    #expect(tracker.allScores == ["😀": 1])
  }

  @Test func canBeUsedFromManyTasks() async {
    let emoji = ["😀", "👋", "🚀", "❤️", "👍"]
    tracker.decayFactor = 1
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<20 {
        group.addTask { [tracker] in
          for use in 0..<50 {
            tracker.recordUse(emoji[(task + use) % emoji.count])
            tracker.maxFavorites = use
            _ = tracker.favorites
          }
        }
      }
    }
    #expect(tracker.allScores == Dictionary(uniqueKeysWithValues: emoji.map { ($0, 200) }))
    #expect(EmojiUsageTracker(file: folder.url.appending(path: "a.usage.jsonl")).allScores == tracker.allScores)
    #expect(tracker.lastProblem == nil)
  }

  @Test(arguments: 0..<rounds(200)) func equalsMultiplyingAllScores(round: Int) {
    var generator = SeededGenerator(seed: UInt64(round))
    let factors: [Double] = [0, 1e-300, 1e-60, 0.01, 0.5, 1]
    let threshold: Double = [0, 0.011, 0.31].randomElement(using: &generator) ?? 0
    let kept = Int.random(in: 0...8, using: &generator)
    var scores = EmojiScores()
    var expected: [String: Double] = [:]
    for _ in 0..<400 {
      let emoji = String(UnicodeScalar(UInt8.random(in: 97...110, using: &generator)))
      let isUsual = Int.random(in: 0..<10, using: &generator) > 0
      let decay = isUsual ? 0.9 : factors.randomElement(using: &generator) ?? 1
      scores.record(emoji, decay: decay)
      expected = expected.mapValues { $0 * decay }
      expected[emoji, default: 0] += 1
      let removed = scores.prune(below: threshold, keeping: kept)
      #expect(Set(removed).isSubset(of: expected.keys))
      let best = expected.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      for (emoji, score) in best.dropFirst(kept) where score < threshold { expected[emoji] = nil }
      // The smallest scores are forgotten.
      for emoji in "abcdefghijklmn".map(String.init) {
        let (score, wanted) = (scores.all[emoji] ?? 0, expected[emoji] ?? 0)
        #expect(score == (wanted < 1e-200 ? 0 : wanted), "\(emoji)")
      }
      #expect(scores.all.values.allSatisfy { $0 > 0 && $0.isFinite })
      #expect(scores.all[emoji] != nil)
    }
  }

  @Test func staysFiniteForAnyScores() {
    var scores = EmojiScores(["large": .greatestFiniteMagnitude, "small": .leastNonzeroMagnitude, "zero": 0])
    #expect(Array(scores.all.keys) == ["large"])
    for _ in 0..<5000 { scores.record("large", decay: 1) }
    #expect(scores.all["large"] == .greatestFiniteMagnitude)
    for _ in 0..<5000 { scores.record("a", decay: 0.9) }
    #expect(abs((scores.all["a"] ?? 0) - 10) < 1e-9)
    #expect(scores.all.values.allSatisfy { $0 > 0 && $0.isFinite })
  }
}
