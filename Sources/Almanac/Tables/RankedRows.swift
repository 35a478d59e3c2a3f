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
