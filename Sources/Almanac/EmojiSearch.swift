/// A search of a query, in one language after another.
struct EmojiSearch {
  private var query: String
  private var found: RowSet

  /// The rows of one rank, empty between ranks.
  private var rank: RowSet

  /// The rows found so far, each once, best first.
  private(set) var rows: [UInt16] = []

  /// - Parameters:
  ///   - query: The query in lower case, not empty.
  ///   - rowCount: How many emoji there are.
  init(_ query: String, rowCount: Int) {
    self.query = query
    found = RowSet(rowCount: rowCount)
    rank = found
  }

  /// Adds the rows that the query finds in a language.
  ///
  /// - Parameter shortcodes: The shortcodes, where they belong to the language.
  mutating func look(in language: EmojiLanguage, shortcodes: RowIndex?) {
    if let row = shortcodes?[query] { add { rank, _ in rank.insert(row) } }
    add { rank, query in language.forEachRow(nameContaining: query) { rank.insert($0) } }
    if let shortcodes { add { rank, query in shortcodes.forEachRow(withPrefix: query) { rank.insert($0) } } }
    add { rank, query in language.forEachRow(keywordPrefix: query) { rank.insert($0) } }
  }

  /// Adds the rows of a rank that no better one had, in ascending order.
  private mutating func add(_ fill: (_ rank: inout RowSet, _ query: UnsafeBufferPointer<UInt8>) -> Void) {
    query.withUTF8 { fill(&rank, $0) }
    rank.drain { row in
      if found.insert(row) { rows.append(UInt16(row)) }
    }
  }
}
