/// Words of emoji that a search looks through, folded as `SearchText.foldedLetters` folds them.
package protocol EmojiWords {
  /// Calls `body` with the rows that have a shortcode.
  func forEachRow(shortcode: String, _ body: (Int) -> Void)

  /// Calls `body` with the row of every name that contains a text.
  func forEachRow(nameContaining text: String, _ body: (Int) -> Void)

  /// Calls `body` with the rows of every shortcode that begins with a text.
  func forEachRow(shortcodePrefix text: String, _ body: (Int) -> Void)

  /// Calls `body` with the rows of every keyword that begins with a text.
  func forEachRow(keywordPrefix text: String, _ body: (Int) -> Void)
}

/// How a search of emoji finds them: the rules of `EmojiValue.search`.
package enum EmojiSearch {
  /// The rows that a query finds, each once, best first.
  ///
  /// - Parameters:
  ///   - query: White space around it goes. An empty one finds all.
  ///   - languages: The words of each language, the most important first.
  ///   - rowCount: How many emoji there are.
  package static func rows(_ query: String, in languages: [any EmojiWords], rowCount: Int) -> [Int] {
    let trimmed = query.trimmed
    if trimmed.isEmpty { return Array(0..<rowCount) }
    let text = SearchText.foldedLetters(String(trimmed))
    if text.isEmpty { return [] }
    var ranked = RankedRows(rowCount: rowCount)
    for words in languages {
      ranked.add { rank in words.forEachRow(shortcode: text) { rank.insert($0) } }
      ranked.add { rank in words.forEachRow(nameContaining: text) { rank.insert($0) } }
      ranked.add { rank in words.forEachRow(shortcodePrefix: text) { rank.insert($0) } }
      ranked.add { rank in words.forEachRow(keywordPrefix: text) { rank.insert($0) } }
    }
    return ranked.rows
  }

  /// Found rows in the order of a ranking; those that are equal in it stay in their order.
  ///
  /// - Parameters:
  ///   - name: The folded name of a row.
  ///   - usage: How much each emoji was used, in any spelling.
  ///   - row: The row of an emoji.
  package static func ordered(
    _ rows: [Int],
    by ranking: EmojiRanking,
    name: (Int) -> String,
    usage: [String: Double],
    row: (String) -> Int?
  ) -> [Int] {
    // One sort of indices: the compiler would write a sort of its own for each kind of element.
    let isBefore: (Int, Int) -> Bool
    switch ranking {
    case .relevance: return rows
    case .alphabetical:
      let names = rows.map(name)
      isBefore = { names[$0] == names[$1] ? $0 < $1 : names[$0] < names[$1] }
    case .usage:
      var weights: [Int: Double] = [:]
      for (character, weight) in usage {
        if let row = row(character) { weights[row, default: 0] += weight }
      }
      let ranks = rows.map { weights[$0] ?? 0 }
      isBefore = { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
    }
    var order = Array(rows.indices)
    order.sort(by: isBefore)
    return order.map { rows[$0] }
  }
}
