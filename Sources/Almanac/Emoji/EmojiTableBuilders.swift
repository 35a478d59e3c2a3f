/// The facts about an emoji, which `EmojiTable` reads.
package struct EmojiFactTexts {
  package let character: String
  package let name: String
  package let shortcodes: [String]
  package let keywords: [String]

  /// The index of the category.
  package let category: Int
  package let supportsSkinTone: Bool

  /// The version of Unicode that introduced it. Empty if it is not known.
  package let version: String

  package init(
    character: String,
    name: String,
    shortcodes: [String],
    keywords: [String],
    category: Int,
    supportsSkinTone: Bool,
    version: String
  ) {
    self.character = character
    self.name = name
    self.shortcodes = shortcodes
    self.keywords = keywords
    self.category = category
    self.supportsSkinTone = supportsSkinTone
    self.version = version
  }

  /// The texts in the order of `EmojiColumn`.
  package var columns: [String] { EmojiColumn.allCases.map(text) }

  private func text(_ column: EmojiColumn) -> String {
    let separator = String(Unicode.Scalar(EmojiFacts.separator))
    return switch column {
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

/// The words for emoji in one language, which `EmojiLanguage` reads.
package struct EmojiWordTables {
  /// A table with one column.
  package let foldedNames: [UInt8]

  /// A `RowIndex`.
  package let keywords: [UInt8]
  package let keywordCount: Int

  /// The rank of each name in alphabetical order, as numbers of `TableLayout.rowDigits` digits.
  package let ranks: String

  /// Encodes words.
  ///
  /// - Parameters:
  ///   - words: The name and keywords of each emoji. `nil` if it has none in the language.
  ///   - ranks: Returns the rank of each name, if you give it the names and the folded names.
  package init(
    _ words: [(name: String, keywords: [String])?],
    ranks: (_ names: [String], _ folded: [String]) -> [Int]
  ) throws(TableOverflow) {
    let names = words.map { $0?.name ?? "" }
    let folded = names.map { SearchText.foldedLetters($0) }
    let index = RowIndexBuilder(words.map { ($0?.keywords ?? []).map { SearchText.foldedLetters($0) } })
    foldedNames = try TextTableBuilder.bytes(of: folded.map { [$0] })
    keywords = try index.bytes()
    keywordCount = index.count
    self.ranks = Base56.rows(ranks(names, folded))
  }
}
