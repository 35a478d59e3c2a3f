import Almanac

/// Encodes the tables of a list of emoji that `EmojiTableReader` reads.
///
/// The parts are the facts with the category name as an additional column, the index of the characters, the shortcodes,
/// their index, and five parts for each language: its code, names with lists of keywords, folded names, keywords and
/// ranks. The first language is the main language, whose names are in the facts.
package struct EmojiTableParts {
  /// The number of columns of the facts, with the category name as the last.
  static let factColumns = EmojiColumn.allCases.count + 1

  /// The number of rows and the number of bytes of each part.
  package private(set) var sizes: [Int] = []

  /// The bytes of all parts.
  package private(set) var bytes: [UInt8] = []

  private let rowCount: Int
  private var hasWords = false

  /// Encodes the facts of emoji.
  ///
  /// - Parameters:
  ///   - rows: The facts of each emoji, with the index of its group as its category, and the name of its category.
  ///   - shortcodes: The shortcodes of each emoji.
  /// - Throws: `TableOverflow` if a table would become too large.
  package init(_ rows: [[String]], shortcodes: [[String]]) throws(TableOverflow) {
    rowCount = rows.count
    let characters = rows.map { $0[EmojiColumn.character.rawValue] }
    let shortcodes = shortcodes.map { $0.flatMap { [$0.lowercased(), SearchText.foldedLetters($0)] } }
    append((rowCount, try TextTableBuilder.bytes(of: rows)))
    append((rowCount, try HashIndexBuilder.bytes(of: characters.map { [EmojiSequence.key($0) ?? $0, $0] })))
    append(try TextTableBuilder.index(of: shortcodes))
    append((rowCount, try HashIndexBuilder.bytes(of: shortcodes)))
  }

  /// Adds the words in a language, starting with the main language.
  ///
  /// - Parameters:
  ///   - words: Each emoji's name and keywords, or `nil` if it has none.
  ///   - language: The code of the language.
  ///   - ranks: A closure that returns the rank of each name, given the names and the folded names.
  /// - Throws: `TableOverflow` if a table would become too large.
  package mutating func append(
    _ words: [(name: String, keywords: [String])?],
    of language: String,
    ranks: (_ names: [String], _ folded: [String]) -> [Int]
  ) throws(TableOverflow) {
    let tables = try EmojiWordTables(words, ranks: ranks)
    let separator = String(Unicode.Scalar(EmojiFacts.separator))
    let texts = hasWords ? words.map { [$0?.name ?? "", $0?.keywords.joined(separator: separator) ?? ""] } : []
    hasWords = true
    append((1, Array(language.utf8)))
    append((texts.count, try TextTableBuilder.bytes(of: texts)))
    append((rowCount, tables.foldedNames))
    append(tables.keywords)
    append((rowCount, Array(tables.ranks.utf8)))
  }

  private mutating func append(_ part: (count: Int, bytes: [UInt8])) {
    sizes += [part.count, part.bytes.count]
    bytes += part.bytes
  }
}
