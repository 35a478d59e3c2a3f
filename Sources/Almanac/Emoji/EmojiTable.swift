/// All that is known of emoji, read in place from literals.
public struct EmojiTable: Sendable {
  private static let characterColumn = 0
  private static let nameColumn = 1
  private static let shortcodesColumn = 2
  private static let keywordsColumn = 3
  private static let factsColumn = 4

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
  ///   - texts: A row for each emoji: character, name, shortcodes and keywords with tabs between them, and facts: the
  ///     place of its category, `+` where it takes skin tones and `-` where not, and the version of Unicode's emoji.
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
  func character(_ row: Int) -> String { texts[row, Self.characterColumn] }

  @usableFromInline
  func name(_ row: Int) -> String { texts[row, Self.nameColumn] }

  @usableFromInline
  func shortcodes(_ row: Int) -> [String] { list(row, Self.shortcodesColumn) }

  @usableFromInline
  func keywords(_ row: Int) -> [String] { list(row, Self.keywordsColumn) }

  @usableFromInline
  func category(_ row: Int) -> EmojiCategory {
    EmojiCategory.allCases[Int(texts.bytes(row, Self.factsColumn)[0]) - 0x30]
  }

  @usableFromInline
  func supportsSkinTone(_ row: Int) -> Bool {
    texts.bytes(row, Self.factsColumn)[1] == UInt8(ascii: "+")
  }

  @usableFromInline
  func unicodeVersion(_ row: Int) -> String? {
    let version = texts[row, Self.factsColumn].dropFirst(2)
    return version.isEmpty ? nil : String(version)
  }

  /// The row of an emoji in any spelling.
  @usableFromInline
  func row(character: String) -> Int? { EmojiSequence.key(character).flatMap { characters[$0] } }

  /// The row of a shortcode.
  @usableFromInline
  func row(shortcode: String) -> Int? { shortcodes[shortcode] }

  private func list(_ row: Int, _ column: Int) -> [String] {
    texts.list(row: row, column: column, separator: UInt8(ascii: "\t"))
  }
}
