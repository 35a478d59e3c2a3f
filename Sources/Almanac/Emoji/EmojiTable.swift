/// The columns of the texts of emoji, in their order in a table.
package enum EmojiColumn: Int, CaseIterable {
  /// Texts.
  case character, name

  /// Texts with tabs between them.
  case shortcodes, keywords

  /// `EmojiFacts`.
  case facts
}

/// The column `facts` of an emoji: its category as one digit of base 56, whether it takes skin tones, and the version of
/// Unicode's emoji that brought it, which is empty where it is not known.
package enum EmojiFacts {
  /// What separates texts of a list.
  package static var separator: UInt8 { 0x09 }

  /// `+`, for an emoji that takes skin tones.
  package static var tones: UInt8 { 0x2B }

  /// `-`, for one that takes none.
  package static var noTones: UInt8 { 0x2D }
}

/// All that is known of emoji, read in place from literals.
public struct EmojiTable: Sendable {
  private let texts: TextTable
  private let characters: RowIndex

  /// How many emoji there are.
  public let count: Int

  /// The shortcodes and the rows of their emoji.
  let shortcodes: RowIndex

  /// The words in the language of `texts`.
  let language: EmojiLanguage

  /// Reads tables in place.
  ///
  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - count: How many emoji there are.
  ///   - characters: The emoji without variation selectors and skin tones, and the row of each.
  ///   - shortcodes: All shortcodes, and the rows of their emoji.
  ///   - language: The words in the language of `texts`.
  /// - Precondition: The tables fit together, as the generator writes them.
  /// - Complexity: O(1).
  public init(texts: TextTable, count: Int, characters: RowIndex, shortcodes: RowIndex, language: EmojiLanguage) {
    self.texts = texts
    self.count = count
    self.characters = characters
    self.shortcodes = shortcodes
    self.language = language
  }

  @usableFromInline
  func character(_ row: Int) -> String { texts[row, EmojiColumn.character.rawValue] }

  @usableFromInline
  func name(_ row: Int) -> String { texts[row, EmojiColumn.name.rawValue] }

  @usableFromInline
  func shortcodes(_ row: Int) -> [String] { list(row, .shortcodes) }

  @usableFromInline
  func keywords(_ row: Int) -> [String] { list(row, .keywords) }

  @usableFromInline
  func category(_ row: Int) -> Int {
    Base56.digit(texts.bytes(row, EmojiColumn.facts.rawValue)[0])
  }

  @usableFromInline
  func supportsSkinTone(_ row: Int) -> Bool {
    texts.bytes(row, EmojiColumn.facts.rawValue)[1] == EmojiFacts.tones
  }

  @usableFromInline
  func unicodeVersion(_ row: Int) -> String? {
    let facts = texts.bytes(row, EmojiColumn.facts.rawValue)
    return facts.count > 2
      ? String(decoding: UnsafeBufferPointer(rebasing: facts[2..<facts.count]), as: UTF8.self) : nil
  }

  /// The row of an emoji in any spelling.
  @usableFromInline
  func row(character: String) -> Int? { EmojiSequence.key(character).flatMap { characters[$0] } }

  /// The row of a shortcode.
  @usableFromInline
  func row(shortcode: String) -> Int? { shortcodes[shortcode] }

  private func list(_ row: Int, _ column: EmojiColumn) -> [String] {
    texts.list(row: row, column: column.rawValue, separator: EmojiFacts.separator)
  }
}
