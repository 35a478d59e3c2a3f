/// The scores of used emoji. A use multiplies all scores by a factor, and then adds 1 to the score of its emoji.
///
/// A use does not change every score. It makes the unit larger that all weights are in. So it takes constant time, and a long
/// file with many emoji takes linear time.
struct EmojiScores: Sendable {
  /// A larger unit is set back to 1, long before a weight is infinite.
  private static let largestUnit = 1e100

  /// An emoji with a smaller weight is forgotten when the unit is set back. Other weights are above 0 in any unit. And each
  /// weight is changed only a few times before it is forgotten, so even a factor of 0 in each use takes linear time.
  private static let smallestWeight = 1e-200

  private var weights: [String: Double]
  private var unit = 1.0

  /// - Parameter scores: Scores that are finite and above 0.
  init(_ scores: [String: Double] = [:]) { weights = scores.filter { $0.value >= Self.smallestWeight } }

  /// Whether no emoji has a score.
  var isEmpty: Bool { weights.isEmpty }

  /// All scores. Each is finite and above 0.
  var all: [String: Double] { weights.mapValues { $0 / unit } }

  /// The score of an emoji; 0 if it has none.
  func score(of emoji: String) -> Double { weights[emoji].map { $0 / unit } ?? 0 }

  /// The emoji with a score above a threshold, the highest score first. Equal scores are in the order of Unicode scalars.
  func best(_ count: Int, above threshold: Double) -> [String] {
    Self.ranked(weights.filter { $0.value / unit > threshold }).prefix(max(0, count)).map(\.key)
  }

  /// Counts a use.
  ///
  /// - Parameter decay: The factor for all scores, in 0...1.
  mutating func record(_ emoji: String, decay: Double) {
    if unit / decay > Self.largestUnit {
      weights = weights.compactMapValues { weight in
        let score = weight / unit * decay
        return score >= Self.smallestWeight ? score : nil
      }
      unit = 1
    } else {
      unit /= decay
    }
    weights[emoji, default: 0] += unit
  }

  /// Removes the score of an emoji.
  mutating func remove(_ emoji: String) { weights[emoji] = nil }

  /// Removes the scores below a threshold, but keeps the highest ones.
  ///
  /// - Parameter count: The number of emoji that stay, whatever their score.
  /// - Returns: The removed emoji.
  mutating func prune(below threshold: Double, keeping count: Int) -> [String] {
    guard weights.count > count else { return [] }
    let low = Array(weights.lazy.filter { [unit] in $0.value / unit < threshold })
    let spared = max(0, max(0, count) - (weights.count - low.count))
    let removed = (spared > 0 ? Self.ranked(low)[spared...] : low[...]).map(\.key)
    for emoji in removed { remove(emoji) }
    return removed
  }

  private static func ranked(_ weights: some Sequence<(key: String, value: Double)>) -> [(key: String, value: Double)] {
    weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}
