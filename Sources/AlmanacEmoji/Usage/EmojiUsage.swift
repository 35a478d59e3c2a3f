import Almanac
public import Foundation

/// The weights of used emoji. Old uses count less.
///
/// A use counts 1 at first, and half as much after each half-life.
public struct EmojiUsage: Codable, Equatable, Sendable {
  private struct Count: Codable, Equatable {
    var score: Double
    var date: Date
  }

  /// An emoji with a smaller score is removed: its last use was more than six half-lives ago.
  private static let smallestScore = 1.0 / 64

  /// The seconds after which a use has half of its weight.
  public let halfLife: TimeInterval

  private var counts: [String: Count] = [:]

  /// Makes an empty history.
  ///
  /// - Parameter halfLife: The seconds after which a use has half of its weight. The default is a week.
  public init(halfLife: TimeInterval = 7 * 24 * 60 * 60) {
    precondition(halfLife > 0, "A half-life is more than 0 seconds.")
    self.halfLife = halfLife
  }

  /// Decodes a history.
  ///
  /// - Throws: A `DecodingError` if the half-life or a score is not above 0.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    halfLife = try container.decode(TimeInterval.self, forKey: .halfLife)
    counts = try container.decode([String: Count].self, forKey: .counts)
    guard halfLife > 0, counts.values.allSatisfy({ $0.score > 0 }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Half-life and scores are above 0.")
      )
    }
  }

  /// Counts a use.
  ///
  /// - Parameters:
  ///   - emoji: The emoji with its skin tone.
  ///   - date: The date of the use.
  public mutating func record(_ emoji: String, at date: Date) {
    counts[emoji] = Count(score: score(of: emoji, at: date) + 1, date: date)
    counts = counts.filter { score(of: $0.key, at: date) >= Self.smallestScore }
  }

  /// The weight of all uses of an emoji in exactly this spelling; 0 if it was never used.
  public func score(of emoji: String, at date: Date) -> Double {
    guard let count = counts[emoji] else { return 0 }
    // If the clock was set back, no use weighs more than 1.
    return count.score * exp2(-max(0, date.timeIntervalSince(count.date)) / halfLife)
  }

  /// The weights of all used emoji, for the ranking `usage`.
  public func scores(at date: Date) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: counts.keys.map { ($0, score(of: $0, at: date)) })
  }

  /// The most used emoji, the most used first. Emoji with the same weight are in the order of Unicode.
  public func favorites(_ count: Int, at date: Date) -> [String] {
    let sorted = scores(at: date).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(max(0, count)).map(\.key)
  }
}
