extension CountryFacts {
  /// The countries that a query finds, best first, each once.
  ///
  /// First those whose code it is (alpha-2, alpha-3 or numeric), then those whose name begins with it, then those where
  /// a word of a name in any language, or of a capital, begins with it; in the order of the cases each time. Case,
  /// diacritics and punctuation make no difference: `cote d'iv` finds Côte d'Ivoire. `uk` is taken for a code of `gb`.
  ///
  /// - Parameter query: White space around it goes. An empty one finds all.
  /// - Complexity: O(length of all names), with few allocations.
  public static func search(_ query: String) -> [Self] {
    let text = SearchText.folded(query)
    if text.isEmpty { return query.trimmed.isEmpty ? allCases : [] }
    let table = _searchTable
    var found: [Self] = []
    for row in rows(of: table, matching: text) { found.append(Self(_tableIndex: Int(row), of: table.rowCount)) }
    return found
  }

  /// The rows of a table that a folded query finds, best first.
  private static func rows(of table: TextTable, matching text: String) -> [UInt16] {
    var rows = RankedRows(rowCount: table.rowCount)
    for pattern in [SearchText.code(text), SearchText.start(text), SearchText.word(text)] {
      var pattern = pattern
      pattern.withUTF8 { bytes in rows.add { rank in table.forEachRow(containing: bytes) { rank.insert($0) } } }
    }
    return rows.rows
  }
}
