/// A search of a query, in one language after another.
struct EmojiSearch {
  private var query: String
  private var ranked: RankedRows

  /// - Parameters:
  ///   - query: The query in lower case, not empty.
  ///   - rowCount: How many emoji there are.
  init(_ query: String, rowCount: Int) {
    self.query = query
    ranked = RankedRows(rowCount: rowCount)
  }

  /// The rows found so far, each once, best first.
  var rows: [UInt16] { ranked.rows }

  /// Adds the rows that the query finds in a language.
  ///
  /// - Parameter shortcodes: The shortcodes, where they belong to the language.
  mutating func look(in language: EmojiLanguage, shortcodes: RowIndex?) {
    if let row = shortcodes?[query] { add { rank, _ in rank.insert(row) } }
    add { rank, query in language.forEachRow(nameContaining: query) { rank.insert($0) } }
    if let shortcodes { add { rank, query in shortcodes.forEachRow(withPrefix: query) { rank.insert($0) } } }
    add { rank, query in language.forEachRow(keywordPrefix: query) { rank.insert($0) } }
  }

  private mutating func add(_ fill: (_ rank: inout RowSet, _ query: UnsafeBufferPointer<UInt8>) -> Void) {
    query.withUTF8 { bytes in ranked.add { fill(&$0, bytes) } }
  }
}
