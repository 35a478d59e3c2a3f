/// A set of rows, which it lists in ascending order.
struct RowSet {
  private static var wordWidth: Int { 64 }

  private var words: [UInt64]

  /// Creates an empty set.
  ///
  /// - Parameter rowCount: The number of rows of the table.
  init(rowCount: Int) {
    words = Array(repeating: 0, count: (rowCount + Self.wordWidth - 1) / Self.wordWidth)
  }

  /// Adds a row.
  ///
  /// - Returns: Whether the row is new.
  @discardableResult
  mutating func insert(_ row: Int) -> Bool {
    let index = row / Self.wordWidth
    let bit: UInt64 = 1 &<< UInt64(row % Self.wordWidth)
    let word = words[index]
    words[index] = word | bit
    return word & bit == 0
  }

  /// Removes all rows, and calls `body` with each, in ascending order.
  mutating func drain(_ body: (Int) -> Void) {
    var index = 0
    while index < words.count {
      var word = words[index]
      words[index] = 0
      while word != 0 {
        body(index * Self.wordWidth + word.trailingZeroBitCount)
        word &= word &- 1
      }
      index += 1
    }
  }
}

/// The rows that a search finds, rank by rank.
struct RankedRows {
  private var found: RowSet

  /// The rows of one rank, empty between ranks.
  private var rank: RowSet

  /// The rows found so far, best matches first, without duplicates.
  private(set) var rows: [Int] = []

  /// - Parameter rowCount: The number of rows of the table.
  init(rowCount: Int) {
    found = RowSet(rowCount: rowCount)
    rank = found
  }

  /// Adds the rows of a rank in ascending order, except those of better ranks.
  @inline(never)  // A copy in every search would increase compile time.
  mutating func add(_ fill: (_ rank: inout RowSet) -> Void) {
    fill(&rank)
    rank.drain { row in
      if found.insert(row) { rows.append(row) }
    }
  }
}
