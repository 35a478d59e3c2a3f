import Almanac

/// Lays out the words of a language as the runtime's `EmojiLanguage` reads them.
struct EmojiWordsBuilder {
  /// The words of each emoji, in the order of the emoji.
  let entries: [(name: String, keywords: [String])?]

  /// The names.
  var names: [[String]] { entries.map { [$0?.name ?? ""] } }

  /// The names as searches compare them.
  var foldedNames: [[String]] { entries.map { [$0.map { SearchText.foldedLetters($0.name) } ?? ""] } }

  /// The keywords as searches compare them, and the rows of their emoji.
  var keywords: RowIndexBuilder { RowIndexBuilder(entries.map { $0?.keywords.map(SearchText.foldedLetters) ?? [] }) }
}
