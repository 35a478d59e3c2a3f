/// Rows of a table that a search finds, rank after rank.
struct RankedRows {
  private var found: RowSet

  /// The rows of one rank, empty between ranks.
  private var rank: RowSet

  /// The rows found so far, each once, best first.
  private(set) var rows: [Int] = []

  /// - Parameter rowCount: How many rows the table has.
  init(rowCount: Int) {
    found = RowSet(rowCount: rowCount)
    rank = found
  }

  /// Adds the rows of a rank that no better one had, in ascending order.
  @inline(never)  // It would be copied into every search, and the compiler's time with it.
  mutating func add(_ fill: (_ rank: inout RowSet) -> Void) {
    fill(&rank)
    rank.drain { row in
      if found.insert(row) { rows.append(row) }
    }
  }
}
