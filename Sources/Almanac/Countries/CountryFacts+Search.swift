extension CountryFacts {
  /// Returns the countries that match a query, best matches first, without duplicates.
  ///
  /// The order of the matches:
  ///
  /// 1. Countries whose code equals the query (alpha-2, alpha-3 or numeric).
  /// 2. Countries whose name begins with the query.
  /// 3. Countries where a word of the capital, or of a name in any language, begins with the query.
  ///
  /// Matches of the same kind are in the order of the cases. The search ignores case, diacritics and punctuation, in the
  /// query, too: `cote d'iv` finds Côte d'Ivoire, and `É` finds what `e` finds. `uk` counts as a code of `gb`.
  ///
  /// - Parameter query: The text to search for, which is trimmed. An empty query finds all countries.
  /// - Complexity: O(total length of the names), with few allocations.
  public static func search(_ query: String) -> [Self] {
    let text = SearchText.folded(query)
    if text.isEmpty { return query.trimmed.isEmpty ? allCases : [] }
    let table = _searchTable
    var found: [Self] = []
    for row in rows(of: table, matching: text) { found.append(Self(_tableIndex: row, of: table.rowCount)) }
    return found
  }

  /// The rows of a table that match a folded query, best matches first.
  private static func rows(of table: TextTable, matching text: String) -> [Int] {
    var rows = RankedRows(rowCount: table.rowCount)
    for pattern in [SearchText.code(text), SearchText.start(text), SearchText.word(text)] {
      var pattern = pattern
      pattern.withUTF8 { bytes in rows.add { rank in table.forEachRow(containing: bytes) { rank.insert($0) } } }
    }
    return rows.rows
  }
}
