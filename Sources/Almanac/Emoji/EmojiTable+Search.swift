extension EmojiTable {
  /// The words in one language, folded by `SearchText.foldedLetters`.
  struct Words {
    let language: EmojiLanguage

    /// The shortcodes, if they belong to the language.
    let shortcodes: RowIndex?

    /// Calls `body` with the row of a shortcode.
    func forEachRow(shortcode: String, _ body: (Int) -> Void) {
      if let row = shortcodes?[shortcode] { body(row) }
    }

    /// Calls `body` with the row of every name that contains a text.
    func forEachRow(nameContaining text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { language.forEachRow(nameContaining: $0, body) }
    }

    /// Calls `body` with the rows of every shortcode that begins with a text.
    func forEachRow(shortcodePrefix text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { shortcodes?.forEachRow(withPrefix: $0, body) }
    }

    /// Calls `body` with the rows of every keyword that begins with a text.
    func forEachRow(keywordPrefix text: String, _ body: (Int) -> Void) {
      var text = text
      text.withUTF8 { language.forEachRow(keywordPrefix: $0, body) }
    }
  }

  /// The rows that match a query, in the order of the ranking, without duplicates.
  ///
  /// - Parameters:
  ///   - others: The words in the languages other than the language of the table.
  ///   - codes: The languages to search in. If it is empty, the language of the table.
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
      EmojiSearch.rows(query, in: lists, rowCount: count, row: { row(character: $0) }),
      by: ranking,
      rank: { named.rank($0) },
      usage: usage,
      row: { row(character: $0) }
    )
    return rows.map { UInt16($0) }
  }

  /// The words in a language, or in the closest language that includes it: in "de" for "de-AT".
  @usableFromInline
  func words(in code: String, others: [EmojiLanguage]) -> EmojiLanguage? {
    let words = [language] + others
    return LanguageTag.index(of: code, among: words.map(\.code)).map { words[$0] }
  }
}
