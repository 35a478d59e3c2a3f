import Almanac

/// Encodes the tables of emoji that `EmojiTableReader` reads.
///
/// The bytes are a checksum, the number of parts, the count and the length of each part, and the parts. All numbers are
/// 64 bits, the lowest byte first. The parts are the facts with the category name as a further column, the rows of each
/// group, the index of the characters, the shortcodes, their index, and five parts for each language: its code, names
/// with lists of keywords, folded names, keywords and ranks. The first language is that of the facts, which contain its
/// names.
package struct EmojiTableParts {
  static let partsBeforeLanguages = 5
  static let numberWidth = 8

  /// The number of columns of the facts, with the category name as the last.
  static let factColumns = EmojiColumn.allCases.count + 1

  private var parts: [(count: Int, bytes: [UInt8])] = []

  /// Encodes emoji.
  ///
  /// - Parameters:
  ///   - rows: The facts of each emoji, and the name of its category.
  ///   - groups: The index of the group of each emoji.
  ///   - keys: The emoji without variation selectors and skin tones.
  ///   - shortcodes: The shortcodes of each emoji in lower case.
  /// - Throws: `TableOverflow` if a table would become too large.
  package init(
    _ rows: [[String]],
    groups: [Int],
    keys: [String],
    shortcodes: [[String]]
  ) throws(TableOverflow) {
    parts.append((rows.count, try TextTableBuilder.bytes(of: rows)))
    let runs = EmojiGroup.allCases.indices.map { [EmojiCategoryRows.text(of: $0, in: groups)] }
    parts.append((runs.count, try TextTableBuilder.bytes(of: runs)))
    parts.append((keys.count, try HashIndexBuilder.bytes(of: zip(keys, rows).map { [$0, $1[0]] })))
    parts.append(try TextTableBuilder.index(of: shortcodes))
    parts.append((shortcodes.count, try HashIndexBuilder.bytes(of: shortcodes)))
  }

  /// Adds the words in a language, the first of which is the language of the facts.
  ///
  /// - Parameters:
  ///   - words: The name and keywords of each emoji, `nil` if it has none.
  ///   - language: The code of the language.
  ///   - ranks: Returns the rank of each name, if you give it the names and the folded names.
  /// - Throws: `TableOverflow` if a table would become too large.
  package mutating func append(
    _ words: [(name: String, keywords: [String])?],
    of language: String,
    ranks: (_ names: [String], _ folded: [String]) -> [Int]
  ) throws(TableOverflow) {
    let tables = try EmojiWordTables(words, ranks: ranks)
    let separator = String(Unicode.Scalar(EmojiFacts.separator))
    let isFirst = parts.count == Self.partsBeforeLanguages
    let texts = isFirst ? [] : words.map { [$0?.name ?? "", $0?.keywords.joined(separator: separator) ?? ""] }
    parts.append((1, Array(language.utf8)))
    parts.append((texts.count, try TextTableBuilder.bytes(of: texts)))
    parts.append((parts[0].count, tables.foldedNames))
    parts.append((tables.keywordCount, tables.keywords))
    parts.append((parts[0].count, Array(tables.ranks.utf8)))
  }

  /// The bytes of all parts.
  package var bytes: [UInt8] {
    var numbers = [parts.count]
    for part in parts { numbers += [part.count, part.bytes.count] }
    let contents = numbers.flatMap(Self.bytes) + parts.flatMap { $0.bytes }
    return Self.bytes(of: TableMemory.checksum(of: contents[...])) + contents
  }

  private static func bytes(of number: Int) -> [UInt8] {
    (0..<numberWidth).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
