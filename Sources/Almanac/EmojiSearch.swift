/// A search in the words of one language.
///
/// Ranks, best first: a shortcode that is the query, a name that contains it, a shortcode that begins with it, a keyword
/// that begins with it. Within a rank, emoji stand in the order of the table.
struct EmojiSearch {
  private static let rankCount = 4

  private let words: TextTable
  private let needle: [UInt8]

  /// - Parameter needle: The query in lower case, not empty.
  init(_ needle: [UInt8], in words: TextTable) {
    self.words = words
    self.needle = needle
  }

  /// The rows that the query finds, each once, best first.
  ///
  /// - Complexity: O(length of the words), and O(log number of emoji) for each place where the query stands.
  func rows() -> [Int] {
    // A query with a control character could find the separators between words.
    guard !needle.contains(where: { $0 < 0x20 }) else { return [] }
    return words.withPool { pool in
      needle.withUnsafeBufferPointer { needle in
        var ranks: [[Int]] = Array(repeating: [], count: Self.rankCount)
        var scanner = ByteScanner(pool, for: needle)
        var current: (row: Int, end: Int, rank: Int)?
        while let place = scanner.next() {
          let rank = Self.rank(of: place, needle.count, in: pool)
          if let found = current, place < found.end {
            current?.rank = min(found.rank, rank)
          } else {
            if let found = current, found.rank < Self.rankCount { ranks[found.rank].append(found.row) }
            let row = words.row(at: place)
            current = (row, words.end(of: row), rank)
          }
        }
        if let found = current, found.rank < Self.rankCount { ranks[found.rank].append(found.row) }
        return Array(ranks.joined())
      }
    }
  }

  /// The rank that a place where the query stands gives its emoji; `rankCount` where it is none.
  private static func rank(of place: Int, _ length: Int, in pool: UnsafeBufferPointer<UInt8>) -> Int {
    var start = place
    while start > 0, pool[start - 1] >= 0x20 { start -= 1 }
    guard start > 0 else { return rankCount }
    let end = place + length
    switch pool[start - 1] {
    case UInt8(ascii: "\n"): return 1
    case UInt8(ascii: "\t") where start == place: return end == pool.count || pool[end] < 0x20 ? 0 : 2
    case UInt8(ascii: "\r") where start == place: return 3
    default: return rankCount
    }
  }
}
