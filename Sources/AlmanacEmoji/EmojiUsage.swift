import Almanac
public import Foundation

/// How much emoji have been used, where what was long ago counts less.
///
/// Each use counts 1 at first, and half as much after each half-life.
public struct EmojiUsage: Codable, Equatable, Sendable {
  private struct Count: Codable, Equatable {
    var score: Double
    var date: Date
  }

  /// Below this an emoji is forgotten: its last use was more than six half-lives ago.
  private static let smallestScore = 1.0 / 64

  /// The seconds in which a use loses half of its weight.
  public let halfLife: TimeInterval

  private var counts: [String: Count] = [:]

  /// No use.
  ///
  /// - Parameter halfLife: The seconds in which a use loses half of its weight; a week unless another is named.
  public init(halfLife: TimeInterval = 7 * 24 * 60 * 60) {
    precondition(halfLife > 0, "A half-life is more than 0 seconds.")
    self.halfLife = halfLife
  }

  /// Reads what was counted.
  ///
  /// - Throws: A `DecodingError` where no uses can count so.
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
  ///   - emoji: The emoji as it was used, in its skin tone.
  ///   - date: When.
  public mutating func record(_ emoji: String, at date: Date) {
    counts[emoji] = Count(score: score(of: emoji, at: date) + 1, date: date)
    counts = counts.filter { score(of: $0.key, at: date) >= Self.smallestScore }
  }

  /// The weight of all uses of an emoji in that very spelling, 0 where there was none.
  public func score(of emoji: String, at date: Date) -> Double {
    guard let count = counts[emoji] else { return 0 }
    // A clock that was set back makes nothing weigh more.
    return count.score * exp2(-max(0, date.timeIntervalSince(count.date)) / halfLife)
  }

  /// The weights of all emoji that were used, as the ranking `usage` takes them.
  public func scores(at date: Date) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: counts.keys.map { ($0, score(of: $0, at: date)) })
  }

  /// The most used emoji, the first the most; those used as much in the order of Unicode.
  public func favorites(_ count: Int, at date: Date) -> [String] {
    let sorted = scores(at: date).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return sorted.prefix(max(0, count)).map(\.key)
  }
}
