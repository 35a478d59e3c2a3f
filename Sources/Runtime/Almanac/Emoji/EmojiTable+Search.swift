/// The order of the results of an emoji search.
///
/// In every order, the emoji that is the query, and one whose shortcode equals the query, come first.
public enum EmojiRanking: CaseIterable, Sendable {
  /// Best match first.
  case relevance

  /// By name, in the searched language's alphabetical order.
  ///
  /// The order is Unicode's collation (UTS #10), as CLDR tailors it.
  case alphabetical

  /// Most used first.
  ///
  /// Emoji with equal usage are in order of relevance.
  case usage
}

extension _EmojiTable {
  /// Returns the rows that match a query in any of the languages, in the order of the ranking, without duplicates.
  ///
  /// If `codes` is empty, it searches in the main language. `others` are the words in other languages.
  @usableFromInline
  package func search(
    _ query: String,
    others: [_EmojiLanguage],
    codes: [String],
    ranking: EmojiRanking,
    usage: [String: Double]
  ) -> [Int] {
    let languages = codes.compactMap { words(in: $0, others: others) }
    var (rows, exactCount) = rows(matching: query.trimmedQuery.withoutColons, in: codes.isEmpty ? nil : languages)
    if ranking != .relevance {
      var weights = [Double](repeating: 0, count: count)
      if ranking == .usage {
        // Adding this number and subtracting it again rounds to a multiple of 2^-30. Sums of these are exact, so the
        // order of the dictionary doesn't matter. `rounded()` calls a C function on Linux.
        let grid = 0x1.8p22
        for (character, weight) in usage {
          if let row = row(character: character) { weights[row] += weight + grid - grid }
        }
      } else {
        let words = languages.first ?? language
        for row in rows { weights[row] = -Double(words.rank(row)) }
      }
      // The sort is stable.
      rows[exactCount...].sort { weights[$0] > weights[$1] }
    }
    return rows
  }

  /// Returns the rows that a trimmed query finds, best matches first, without duplicates, and the number of the first
  /// ones that are the query or have a shortcode that equals it.
  ///
  /// `nil` stands for the main language. It isn't an array of one language, because that array's type would make a
  /// process's first search a sixth slower.
  private func rows(matching query: String, in languages: [_EmojiLanguage]?) -> (all: [Int], exactCount: Int) {
    if query.isEmpty { return (Array(0..<count), 0) }
    var text = SearchText.foldedLetters(query)
    if text.isEmpty { return ([], 0) }
    var ranked = RankedRows(rowCount: count)
    // No emoji consists of ASCII, as most queries do.
    if !text.utf8.allSatisfy({ $0 < 0x80 }), let row = row(character: query) { ranked.add { $0(row) } }
    if let row = shortcodes[text], languages?.contains(where: { $0.code == language.code }) ?? true {
      ranked.add { $0(row) }
    }
    let exactCount = ranked.rows.count
    text.withUTF8 { text in
      guard let languages else { return add(language, matching: text, to: &ranked) }
      for words in languages { add(words, matching: text, to: &ranked) }
    }
    if ranked.rows.isEmpty {
      for words in languages ?? [language] where ranked.rows.isEmpty { addInexact(words, matching: query, to: &ranked) }
    }
    return (ranked.rows, exactCount)
  }

  /// Adds the rows that a folded query finds in a language.
  private func add(
    _ words: _EmojiLanguage,
    matching text: UnsafeBufferPointer<UInt8>,
    to ranked: inout RankedRows
  ) {
    ranked.add { words.foldedNames.forEachRow(containing: text, $0) }
    if words.code == language.code { ranked.add { shortcodes.forEachRow(withPrefix: text, $0) } }
    ranked.add { words.keywords.forEachRow(withPrefix: text, $0) }
  }

  /// Calls `body` with the rows that a word finds in a language, by a part of a name, or the start of a shortcode or
  /// keyword.
  private func forEachRow(of word: String, in words: _EmojiLanguage, _ body: (Int) -> Void) {
    var word = word
    word.withUTF8 { text in
      words.foldedNames.forEachRow(containing: text, body)
      if words.code == language.code { shortcodes.forEachRow(withPrefix: text, body) }
      words.keywords.forEachRow(withPrefix: text, body)
    }
  }

  /// Adds the emoji that a query finds in a language if nothing contains it: emoji with all of its words in any order,
  /// or else with the words in the singular, or else with a name, keyword or shortcode, or a word in one, that differs
  /// by one typo.
  private func addInexact(_ words: _EmojiLanguage, matching query: String, to ranked: inout RankedRows) {
    var text = SearchText.folded(query)
    let parts = text.split(separator: " ").map(String.init)
    guard !parts.isEmpty else { return }
    for ending in ["", "s", "es", "ies"] where ranked.rows.isEmpty {
      let singular = parts.map { part in
        part.hasSuffix(ending) && part.utf8.count > ending.utf8.count + 2 ? String(part.dropLast(ending.count)) : part
      }
      let rows = InexactSearch.rows(of: singular, rowCount: count) { forEachRow(of: $0, in: words, $1) }
      ranked.add { rows.forEach($0) }
    }
    guard ranked.rows.isEmpty else { return }
    text.withUTF8 { text in
      guard InexactSearch.allowsTypo(in: text) else { return }
      ranked.add { insert in
        for row in 0..<count where words.foldedNames.bytes(row, 0).hasTypo(of: text) { insert(row) }
        words.keywords.forEachRow(where: { $0.hasTypo(of: text) }, insert)
        if words.code == language.code { shortcodes.forEachRow(where: { $0.hasTypo(of: text) }, insert) }
      }
    }
  }

  /// Returns the words in a language, or in the closest language that includes it: in "de" for "de-AT".
  @usableFromInline
  package func words(in code: String, others: [_EmojiLanguage]) -> _EmojiLanguage? {
    let words = [language] + others
    return LanguageTag.index(of: code, among: words.map { $0.code }).map { words[$0] }
  }
}

extension Substring {
  /// The string without the colons around a shortcode.
  fileprivate var withoutColons: String {
    hasPrefix(":") && hasSuffix(":") && utf8.count > 2 ? String(dropFirst().dropLast()) : String(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the string or one of its words differs from another string by one typo.
  fileprivate func hasTypo(of other: UnsafeBufferPointer<UInt8>) -> Bool {
    if self[...].isTypo(of: other) { return true }
    return split(whereSeparator: { $0 == 0x20 || $0 == 0x5F || $0 == 0x2D }).contains { $0.isTypo(of: other) }
  }
}
