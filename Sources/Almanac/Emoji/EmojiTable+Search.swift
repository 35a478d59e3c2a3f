extension EmojiTable {
  /// The words of one language.
  private struct Words: EmojiWords {
    let language: EmojiLanguage

    /// The shortcodes, where they belong to the language.
    let shortcodes: RowIndex?

    func forEachRow(shortcode: String, _ body: (Int) -> Void) {
      if let row = shortcodes?[shortcode] { body(row) }
    }

    func forEachRow(nameContaining text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { language.forEachRow(nameContaining: $0, body) }
    }

    func forEachRow(shortcodePrefix text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { shortcodes?.forEachRow(withPrefix: $0, body) }
    }

    func forEachRow(keywordPrefix text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { language.forEachRow(keywordPrefix: $0, body) }
    }
  }

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
    let languages = codes.isEmpty ? [language] : codes.compactMap { words(in: $0, others: others) }
    let lists = languages.map { Words(language: $0, shortcodes: $0.code == language.code ? shortcodes : nil) }
    let named = languages.first ?? language
    let rows = EmojiSearch.ordered(
      EmojiSearch.rows(query, in: lists, rowCount: count),
      by: ranking,
      name: { named.foldedName($0) },
      usage: usage,
      row: { row(character: $0) }
    )
    return rows.map { UInt16($0) }
  }

  /// The words of a language, or of the one that it is a kind of: of "de-AT", "de".
  @usableFromInline
  func words(in code: String, others: [EmojiLanguage]) -> EmojiLanguage? {
    let words = [language] + others
    return LanguageTag.index(of: code, among: words.map(\.code)).map { words[$0] }
  }
}
