import Foundation

/// Lays out the words of a language as the runtime's `EmojiLanguage` reads them.
struct EmojiWordsBuilder {
  /// The words of each emoji, in the order of the emoji.
  let entries: [(name: String, keywords: [String])?]

  /// The names.
  var names: [[String]] { entries.map { [$0?.name ?? ""] } }

  /// The names in lower case.
  var foldedNames: [[String]] { entries.map { [$0.map { Self.folded($0.name) } ?? ""] } }

  /// The keywords in lower case, and the rows of their emoji.
  var keywords: RowIndexBuilder { RowIndexBuilder(entries.map { $0?.keywords.map(Self.folded) ?? [] }) }

  /// A word as searches compare it.
  private static func folded(_ word: String) -> String { word.lowercased().precomposedStringWithCanonicalMapping }
}
