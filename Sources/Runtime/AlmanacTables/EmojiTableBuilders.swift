import Almanac

/// Encodes the facts about emoji, which `_EmojiTable` reads.
package enum EmojiFactsBuilder {
  /// Returns an emoji's strings in the order of `EmojiColumn`. `version` is the Unicode version that introduced it,
  /// empty if unknown.
  package static func columns(
    character: String,
    name: String,
    shortcodes: [String],
    keywords: [String],
    category: Int,
    supportsSkinTone: Bool,
    version: String
  ) -> [String] {
    let separator = String(Unicode.Scalar(EmojiFacts.separator))
    return EmojiColumn.allCases.map { column in
      switch column {
      case .character: character
      case .name: name
      case .shortcodes: shortcodes.joined(separator: separator)
      case .keywords: keywords.joined(separator: separator)
      case .facts:
        Base56.digit(of: category) + String(Unicode.Scalar(supportsSkinTone ? EmojiFacts.tones : EmojiFacts.noTones))
          + version
      }
    }
  }
}

/// The words for emoji in one language, which `_EmojiLanguage` reads.
package struct EmojiWordTables {
  /// A table with one column.
  package let foldedNames: [UInt8]

  /// A `_RowIndex`, and the number of its strings.
  package let keywords: (count: Int, bytes: [UInt8])

  /// The rank of each name in alphabetical order, as numbers of `TableLayout.rowDigits` digits.
  package let ranks: String

  /// Encodes each emoji's name and keywords, which are `nil` if it has none in the language. `ranks` returns the rank
  /// of each name, given the names and the folded names.
  package init(
    _ words: [(name: String, keywords: [String])?],
    ranks: (_ names: [String], _ folded: [String]) -> [Int]
  ) throws(TableOverflow) {
    let names = words.map { $0?.name ?? "" }
    let folded = names.map { SearchText.foldedLetters($0) }
    foldedNames = try TextTableBuilder.bytes(ofColumn: folded)
    keywords = try TextTableBuilder.index(of: words.map { ($0?.keywords ?? []).map { SearchText.foldedLetters($0) } })
    self.ranks = Base56.rows(ranks(names, folded))
  }
}
