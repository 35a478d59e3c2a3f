/// The rows that a search finds, rank by rank.
///
/// All arrays have the same type, because each array type costs time in a process's first search.
struct RankedRows {
  private static var wordWidth: Int { Int.bitWidth }

  /// The rows found so far, best matches first, without duplicates.
  private(set) var rows: [Int] = []

  /// A bit for each row found so far.
  private var found: [Int]

  /// A bit for each row of one rank. All are zero between ranks.
  private var rank: [Int]

  /// - Parameter rowCount: The number of rows of the table.
  init(rowCount: Int) {
    found = Array(repeating: 0, count: (rowCount + Self.wordWidth - 1) / Self.wordWidth)
    rank = found
  }

  /// Adds the rows of a rank in ascending order, except rows of better ranks.
  ///
  /// - Parameter fill: A closure that calls its parameter with each row of the rank, in any order.
  @inline(never)  // A copy in every search would increase compile time.
  mutating func add(_ fill: (_ insert: (Int) -> Void) -> Void) {
    fill { row in rank[row / Self.wordWidth] |= 1 &<< (row % Self.wordWidth) }
    for index in rank.indices where rank[index] != 0 {
      var new = rank[index] & ~found[index]
      found[index] |= new
      rank[index] = 0
      while new != 0 {
        rows.append(index * Self.wordWidth + new.trailingZeroBitCount)
        new &= new &- 1
      }
    }
  }
}
