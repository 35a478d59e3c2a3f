/// All that is known of emoji, read in place from literals.
public struct EmojiTable: Sendable {
  private static let characterColumn = 0
  private static let nameColumn = 1
  private static let shortcodesColumn = 2
  private static let keywordsColumn = 3
  private static let factsColumn = 4

  private let texts: TextTable
  private let characters: CodeTable
  private let characterRows: NumberTable
  private let shortcodes: CodeTable
  private let shortcodeRows: NumberTable

  /// The words in the language of `texts`.
  let language: EmojiLanguage

  /// How many emoji there are.
  public var count: Int { characters.count }

  /// Reads tables in place.
  ///
  /// - Parameters:
  ///   - texts: A row for each emoji: character, name, shortcodes and keywords with tabs between them, and facts: the
  ///     place of its category, `+` where it takes skin tones and `-` where not, and the version of Unicode's emoji.
  ///   - characters: The emoji without variation selectors, sorted.
  ///   - characterRows: The rows that these are.
  ///   - shortcodes: All shortcodes, sorted.
  ///   - shortcodeRows: The rows of their emoji.
  ///   - language: The words in the language of `texts`.
  /// - Precondition: The tables fit together, as the generator writes them.
  /// - Complexity: O(1).
  public init(
    texts: TextTable,
    characters: CodeTable,
    characterRows: NumberTable,
    shortcodes: CodeTable,
    shortcodeRows: NumberTable,
    language: EmojiLanguage
  ) {
    precondition(
      characters.count == characterRows.count && shortcodes.count == shortcodeRows.count,
      "Rows are missing."
    )
    self.texts = texts
    self.characters = characters
    self.characterRows = characterRows
    self.shortcodes = shortcodes
    self.shortcodeRows = shortcodeRows
    self.language = language
  }

  func character(_ row: Int) -> String { texts[row, Self.characterColumn] }

  func name(_ row: Int) -> String { texts[row, Self.nameColumn] }

  func shortcodes(_ row: Int) -> [String] { list(row, Self.shortcodesColumn) }

  func keywords(_ row: Int) -> [String] { list(row, Self.keywordsColumn) }

  func category(_ row: Int) -> EmojiCategory {
    let place = texts.withBytes(row: row, column: Self.factsColumn) { Int($0[0]) - Int(UInt8(ascii: "0")) }
    return EmojiCategory.allCases[place]
  }

  func supportsSkinTone(_ row: Int) -> Bool {
    texts.withBytes(row: row, column: Self.factsColumn) { $0[1] == UInt8(ascii: "+") }
  }

  func unicodeVersion(_ row: Int) -> String? {
    let version = texts[row, Self.factsColumn].dropFirst(2)
    return version.isEmpty ? nil : String(version)
  }

  /// The row of an emoji in any spelling.
  func row(character: String) -> Int? {
    guard let key = EmojiSequence.key(character), let index = characters.index(of: key) else { return nil }
    return characterRows[index]
  }

  func row(shortcode: String) -> Int? { shortcodes.index(of: shortcode).map { shortcodeRows[$0] } }

  private func list(_ row: Int, _ column: Int) -> [String] {
    texts[row, column].split(separator: "\t").map(String.init)
  }
}
