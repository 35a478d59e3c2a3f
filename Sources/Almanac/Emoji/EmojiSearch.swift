/// The order of the results of an emoji search.
///
/// The emoji that is the query, and one whose shortcode equals the query, come first in every order.
public enum EmojiRanking: CaseIterable, Sendable {
  /// Best match first.
  case relevance

  /// By name, in the alphabetical order of the language that is searched: Unicode's collation (UTS #10), as CLDR tailors it.
  case alphabetical

  /// Most used first. Emoji with equal usage are in order of relevance.
  case usage
}

/// The search for emoji, as `EmojiValue.search` documents it.
enum EmojiSearch {
  /// The rows that a query finds.
  struct Matches {
    /// Best matches first, without duplicates.
    fileprivate var rows: [Int] = []

    /// The number of rows at the beginning that are the query, or whose shortcode equals it.
    fileprivate var exactCount = 0
  }

  /// The rows that match a query.
  ///
  /// - Parameters:
  ///   - query: The text to search for, which is trimmed. An empty query finds all rows.
  ///   - languages: The words of each language, the most important language first.
  ///   - rowCount: The number of emoji.
  ///   - row: Returns the row of an emoji in any spelling.
  static func rows(
    _ query: String,
    in languages: [EmojiTable.Words],
    rowCount: Int,
    row: (String) -> Int?
  ) -> Matches {
    let trimmed = query.trimmedQuery
    if trimmed.isEmpty { return Matches(rows: Array(0..<rowCount)) }
    let text = SearchText.foldedLetters(String(trimmed))
    if text.isEmpty { return Matches() }
    var ranked = RankedRows(rowCount: rowCount)
    // No emoji consists of ASCII, as most queries do.
    if !text.utf8.allSatisfy({ $0 < 0x80 }), let row = row(String(trimmed)) { ranked.add { $0.insert(row) } }
    for words in languages { ranked.add { rank in words.forEachRow(shortcode: text) { rank.insert($0) } } }
    let exactCount = ranked.rows.count
    for words in languages {
      ranked.add { rank in words.forEachRow(nameContaining: text) { rank.insert($0) } }
      ranked.add { rank in words.forEachRow(shortcodePrefix: text) { rank.insert($0) } }
      ranked.add { rank in words.forEachRow(keywordPrefix: text) { rank.insert($0) } }
    }
    return Matches(rows: ranked.rows, exactCount: exactCount)
  }

  /// The rows in the order of a ranking, after those that are the query or whose shortcode equals it. The sort is stable.
  ///
  /// - Parameters:
  ///   - rank: Returns the rank of a row in the alphabetical order of names.
  ///   - usage: How often each emoji was used. Different spellings of an emoji are added up.
  ///   - row: Returns the row of an emoji.
  static func ordered(
    _ matches: Matches,
    by ranking: EmojiRanking,
    rank: (Int) -> Int,
    usage: [String: Double],
    row: (String) -> Int?
  ) -> [Int] {
    let rows = matches.rows
    // Sorts indices, so the compiler does not specialize a sort for each element type.
    let isBefore: (Int, Int) -> Bool
    switch ranking {
    case .relevance: return rows
    case .alphabetical:
      let ranks = rows.map(rank)
      isBefore = { ranks[$0] < ranks[$1] }
    case .usage:
      var weights = [Double](repeating: 0, count: (rows.max() ?? -1) + 1)
      for (character, weight) in usage {
        if let row = row(character), row < weights.count { weights[row] += weight }
      }
      let ranks = rows.map { weights[$0] }
      isBefore = { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1] }
    }
    var order = Array(rows.indices)
    order[matches.exactCount...].sort(by: isBefore)
    return order.map { rows[$0] }
  }
}
