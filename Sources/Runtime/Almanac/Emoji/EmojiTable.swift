/// The tables of all emoji, read in place from literals.
public struct _EmojiTable: Sendable {
  @usableFromInline let texts: _TextTable
  @usableFromInline let characterIndex: HashIndex
  @usableFromInline let shortcodeIndex: HashIndex

  /// The number of emoji.
  public let count: Int

  /// The shortcodes and the rows of their emoji.
  @usableFromInline package let shortcodes: _RowIndex

  /// The words in the language of `texts`.
  @usableFromInline package let language: _EmojiLanguage

  /// Creates a table that reads literals in place.
  ///
  /// - Parameters:
  ///   - texts: A row for each emoji.
  ///   - count: The number of emoji.
  ///   - characters: A perfect hash that maps an emoji to its row.
  ///   - shortcodes: The shortcodes, and the rows of their emoji.
  ///   - shortcodeIndex: A perfect hash that maps a shortcode to its row.
  ///   - language: The words in the language of `texts`.
  /// - Precondition: The generator wrote the tables together.
  /// - Complexity: O(1).
  @inlinable
  public init(
    texts: _TextTable,
    count: Int,
    characters: StaticString,
    shortcodes: _RowIndex,
    shortcodeIndex: StaticString,
    language: _EmojiLanguage
  ) {
    self.init(
      texts,
      count: count,
      characters: TableBytes(characters),
      shortcodes: shortcodes,
      shortcodeIndex: TableBytes(shortcodeIndex),
      language: language
    )
  }

  @inlinable
  package init(
    _ texts: _TextTable,
    count: Int,
    characters: TableBytes,
    shortcodes: _RowIndex,
    shortcodeIndex: TableBytes,
    language: _EmojiLanguage
  ) {
    self.texts = texts
    self.count = count
    characterIndex = HashIndex(characters)
    self.shortcodeIndex = HashIndex(shortcodeIndex)
    self.shortcodes = shortcodes
    self.language = language
  }

  @inlinable
  package func character(_ row: Int) -> String { texts[row, EmojiColumn.character.rawValue] }

  @inlinable
  package func name(_ row: Int) -> String { texts[row, EmojiColumn.name.rawValue] }

  @usableFromInline
  package func shortcodes(_ row: Int) -> [String] { list(row, .shortcodes) }

  @usableFromInline
  package func keywords(_ row: Int) -> [String] { list(row, .keywords) }

  @usableFromInline
  package func category(_ row: Int) -> Int {
    Base56.digit(texts.bytes(row, EmojiColumn.facts.rawValue)[0])
  }

  @usableFromInline
  package func supportsSkinTone(_ row: Int) -> Bool {
    texts.bytes(row, EmojiColumn.facts.rawValue)[1] == EmojiFacts.tones
  }

  @usableFromInline
  func unicodeVersion(_ row: Int) -> EmojiVersion? {
    let facts = texts.tableBytes(row, EmojiColumn.facts.rawValue)
    return EmojiVersion(facts[min(2, facts.count)..<facts.count].text)
  }

  private func list(_ row: Int, _ column: EmojiColumn) -> [String] {
    texts.list(row: row, column: column.rawValue, separator: EmojiFacts.separator)
  }
}
