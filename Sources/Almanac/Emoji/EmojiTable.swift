/// The tables of all emoji, read in place from literals.
public struct EmojiTable: Sendable {
  private let texts: TextTable
  private let characters: RowIndex

  /// The number of emoji.
  public let count: Int

  /// The shortcodes and the rows of their emoji.
  let shortcodes: RowIndex

  /// The words in the language of `texts`.
  let language: EmojiLanguage

  /// Creates a table that reads literals in place.
  ///
  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - count: The number of emoji.
  ///   - characters: The emoji without variation selectors and skin tones, and their rows.
  ///   - shortcodes: The shortcodes, and the rows of their emoji.
  ///   - language: The words in the language of `texts`.
  /// - Precondition: The generator wrote the tables together.
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
  func row(shortcode: String) -> Int? { shortcodes[shortcode] ?? shortcodes[shortcode.lowercased()] }

  private func list(_ row: Int, _ column: EmojiColumn) -> [String] {
    texts.list(row: row, column: column.rawValue, separator: EmojiFacts.separator)
  }
}
