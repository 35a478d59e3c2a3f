extension EmojiTable {
  /// The rows that a query finds, each once, in the order of the ranking.
  ///
  /// - Parameters:
  ///   - others: The words in further languages than that of the table.
  ///   - codes: The languages to look in; that of the table where there are none.
  @usableFromInline
  func search(
    _ query: String,
    others: [EmojiLanguage],
    codes: [String],
    ranking: EmojiRanking,
    usage: [String: Double]
  ) -> [UInt16] {
    let query = query.trimmed.lowercased().composed
    let languages = codes.isEmpty ? [language] : codes.compactMap { words(in: $0, others: others) }
    let rows = query.isEmpty ? (0..<count).map { UInt16($0) } : rows(query, in: languages)
    switch ranking {
    case .relevance: return rows
    case .alphabetical:
      let language = languages.first ?? language
      return Self.sorted(rows, by: { language.foldedName(Int($0)) }, <)
    case .usage:
      let weights = weights(of: usage)
      return Self.sorted(rows, by: { weights[$0, default: 0] }, >)
    }
  }

  /// The words of a language, or of the one that it is a kind of: of "de-AT", "de".
  @usableFromInline
  func words(in code: String, others: [EmojiLanguage]) -> EmojiLanguage? {
    let words = [language] + others
    return LanguageTag.index(of: code, among: words.map(\.code)).map { words[$0] }
  }

  /// How much each row was used, in all spellings together.
  private func weights(of usage: [String: Double]) -> [UInt16: Double] {
    var weights: [UInt16: Double] = [:]
    for (character, weight) in usage {
      if let row = row(character: character) { weights[UInt16(row), default: 0] += weight }
    }
    return weights
  }

  private func rows(_ query: String, in languages: [EmojiLanguage]) -> [UInt16] {
    var search = EmojiSearch(query, rowCount: count)
    for language in languages {
      search.look(in: language, shortcodes: language.code == self.language.code ? shortcodes : nil)
    }
    return search.rows
  }

  /// Rows in the order of their keys; those with one key stay in their order.
  private static func sorted<Key>(
    _ rows: [UInt16],
    by key: (UInt16) -> Key,
    _ areInOrder: (Key, Key) -> Bool
  ) -> [UInt16] {
    rows.map { (key: key($0), row: $0) }.sorted { areInOrder($0.key, $1.key) }.map(\.row)
  }
}
