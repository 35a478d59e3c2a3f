/// The scores of used emoji. A use multiplies all scores by a factor, and then adds 1 to the score of its emoji.
struct EmojiScores: Sendable {
  /// An emoji with a smaller score is forgotten, so that each score is above 0.
  private static let smallest = 1e-200

  /// All scores, each finite and above 0.
  private(set) var all: [String: Double]

  /// - Parameter scores: Scores that are finite and above 0.
  init(_ scores: [String: Double] = [:]) { all = scores.filter { $0.value >= Self.smallest } }

  /// Returns the emoji with a score above a threshold, the highest score first, and equal scores in Unicode scalar
  /// order.
  func best(_ count: Int, above threshold: Double) -> [String] {
    Self.ranked(all.filter { $0.value > threshold }).prefix(max(0, count)).map(\.key)
  }

  /// Counts a use, and multiplies all scores by a factor in 0...1.
  mutating func record(_ emoji: String, decay: Double) {
    if decay < 1 {
      var hasTiny = false
      for index in all.values.indices {
        all.values[index] *= decay
        hasTiny = hasTiny || all.values[index] < Self.smallest
      }
      if hasTiny { all = all.filter { $0.value >= Self.smallest } }
    }
    all[emoji, default: 0] += 1
  }

  /// Removes the score of an emoji.
  mutating func remove(_ emoji: String) { all[emoji] = nil }

  /// Removes the scores below a threshold, but keeps a number of the highest ones.
  ///
  /// - Returns: The removed emoji.
  mutating func prune(below threshold: Double, keeping count: Int) -> [String] {
    guard all.count > count else { return [] }
    let low = Array(all.filter { $0.value < threshold })
    let spared = max(0, max(0, count) - (all.count - low.count))
    let removed = (spared > 0 ? Self.ranked(low)[spared...] : low[...]).map(\.key)
    for emoji in removed { remove(emoji) }
    return removed
  }

  private static func ranked(_ scores: some Sequence<(key: String, value: Double)>) -> [(key: String, value: Double)] {
    scores.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}
