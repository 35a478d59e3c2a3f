import Almanac

/// Tables of emoji, those of a generated type or those that a program builds or reads from a file, and their memory.
package final class EmojiTableReader: Sendable {
  /// A `UInt16` counts the rows.
  package static let maximumCount = 1 << 16

  /// A category of a generated type.
  private struct Category {
    let name: String
    let group: Int
  }

  // All tables read the memory in place, so each method reads them while `self` lives. `nil` for a generated type.
  private let memory: TableMemory?
  private let table: _EmojiTable

  /// The languages other than that of the facts.
  private let others: [_EmojiLanguage]

  /// The rows of the emoji in each group.
  private let rowsOfGroups: [[UInt16]]

  /// The facts with the category name as the last column, and for each of the other languages a table with the name and
  /// the keywords of each emoji. Empty for a generated type.
  private let factsAndWords: [_TextTable]

  /// The categories of a generated type, or empty for other tables, whose categories are the groups.
  private let categories: [Category]

  /// Creates the tables of a generated type.
  ///
  /// It isn't generic, because a class in Embedded Swift can't have generic methods.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 2,000.
  package init(_ table: _EmojiTable, others: [_EmojiLanguage], categories: [(name: String, rows: [UInt16])]) {
    let categories = categories.map { (Category(name: $0.name, group: EmojiGroup(ofCategory: $0.name).index), $0.rows) }
    memory = nil
    self.table = table
    self.others = others
    rowsOfGroups = EmojiGroup.allCases.indices.map { group in
      categories.flatMap { $0.group == group ? $1 : [] }.sorted()
    }
    factsAndWords = []
    self.categories = categories.map { $0.0 }
    languages = ([table.language] + others).map { $0.code }
  }

  /// Reads memory with the bytes of `EmojiTableParts`.
  ///
  /// - Returns: `nil` if they are cut off or damaged.
  /// - Complexity: O(number of bytes), a fraction of a millisecond for 2,000 emoji.
  package init?(_ memory: TableMemory) {
    guard var reader = PartReader(memory.bytes), reader.parts.count > EmojiTableParts.partsBeforeLanguages
    else { return nil }
    guard let facts = reader.table(memory, columns: EmojiTableParts.factColumns), facts.rowCount <= Self.maximumCount,
      let groups = reader.table(memory, columns: 1), groups.rowCount == EmojiGroup.allCases.count,
      let characters = reader.bytes(memory), let shortcodes = reader.index(memory),
      let shortcodeIndex = reader.bytes(memory)
    else { return nil }
    var languages: [_EmojiLanguage] = []
    var words = [facts]
    while !reader.parts.isEmpty {
      guard let part = reader.language(memory, facts: facts, isFirst: languages.isEmpty) else { return nil }
      languages.append(part.language)
      if languages.count > 1 { words.append(part.words) }
    }
    self.languages = languages.map { $0.code }
    self.memory = memory
    rowsOfGroups = (0..<groups.rowCount).map {
      EmojiCategoryRows.rows(of: EmojiCategoryRows.runs(groups.bytes($0, 0))) { $0 }
    }
    table = _EmojiTable(
      facts,
      count: facts.rowCount,
      characters: characters,
      shortcodes: shortcodes,
      shortcodeIndex: shortcodeIndex,
      language: languages.removeFirst()
    )
    others = languages
    factsAndWords = words
    categories = []
  }

  /// The bytes of `EmojiTableParts`, or `nil` for a generated type.
  package var bytes: [UInt8]? { read { tables in tables.memory.map { Array($0.bytes.buffer) } } }

  /// The number of emoji.
  package var count: Int { table.count }

  /// The codes of the languages, the first of which is the language of the facts.
  package let languages: [String]

  package func character(_ row: Int) -> String { read { $0.table.character(row) } }
  package func name(_ row: Int) -> String { read { $0.table.name(row) } }
  package func shortcodes(_ row: Int) -> [String] { read { $0.table.shortcodes(row) } }
  package func keywords(_ row: Int) -> [String] { read { $0.table.keywords(row) } }
  package func supportsSkinTone(_ row: Int) -> Bool { read { $0.table.supportsSkinTone(row) } }

  /// Returns the index of the group of an emoji.
  package func group(_ row: Int) -> Int {
    read { $0.categories.isEmpty ? $0.table.category(row) : $0.categories[$0.table.category(row)].group }
  }

  /// Returns the name of the category of an emoji in the list.
  package func categoryName(_ row: Int) -> String {
    read { tables in
      guard let facts = tables.factsAndWords.first else { return tables.categories[tables.table.category(row)].name }
      return facts[row, facts.columnCount - 1]
    }
  }

  /// Returns the name of an emoji in a language, or `nil` if there is none.
  package func name(_ row: Int, in language: String) -> String? {
    read { tables in tables.table.words(in: language, others: tables.others).flatMap { $0.name(row) } }
  }

  /// Returns the names and keywords of each emoji in the languages other than that of the facts, where it has a name.
  /// The keywords of a generated type are without case and diacritics.
  ///
  /// - Complexity: O(number of words).
  package func words() -> [[(language: String, name: String, keywords: [String])]] {
    read { tables in
      var words = Array(repeating: [(language: String, name: String, keywords: [String])](), count: tables.count)
      for (index, language) in tables.others.enumerated() {
        let lists = tables.factsAndWords.isEmpty ? language.keywords(rowCount: tables.count) : []
        for row in words.indices {
          guard let name = language.name(row) else { continue }
          let keywords =
            lists.isEmpty
            ? tables.factsAndWords[index + 1].list(row: row, column: 1, separator: EmojiFacts.separator) : lists[row]
          words[row].append((tables.languages[index + 1], name, keywords))
        }
      }
      return words
    }
  }

  /// Returns the row of an emoji in any spelling.
  package func row(character: String) -> Int? { read { $0.table.row(character: character) } }

  /// Returns the row of a shortcode in any case.
  package func row(shortcode: String) -> Int? {
    // A list can contain it in other letters, which are not in its table of shortcodes.
    read { $0.table.row(shortcode: shortcode) ?? $0.table.shortcodes[shortcode.lowercased()] }
  }

  /// Returns the rows of a group.
  package func rows(ofGroup index: Int) -> [UInt16] { rowsOfGroups[index] }

  /// Returns the rows that match a query (see `EmojiValue.search`).
  package func search(
    _ query: String,
    languages: [String],
    ranking: EmojiRanking,
    usage: [String: Double]
  ) -> [Int] {
    read { $0.table.search(query, others: $0.others, codes: languages, ranking: ranking, usage: usage) }
  }

  /// Keeps the memory until `body` has read it.
  private func read<Value>(_ body: (EmojiTableReader) -> Value) -> Value { withExtendedLifetime(memory) { body(self) } }
}

/// Reads the parts of `EmojiTableParts` one after another.
private struct PartReader {
  /// The parts that are not read yet.
  private(set) var parts: ArraySlice<(count: Int, range: Range<Int>)> = []

  /// `nil` if the checksum or a length is wrong.
  init?(_ bytes: TableBytes) {
    let width = EmojiTableParts.numberWidth
    let number = { (index: Int) in
      bytes[index * width..<(index + 1) * width].buffer.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 2 * width, number(0) == TableMemory.checksum(of: bytes[width..<bytes.count].buffer)
    else { return nil }
    let count = number(1)
    guard count >= 0, count <= (bytes.count / width - 2) / 2 else { return nil }
    var start = (2 + 2 * count) * width
    for index in 0..<count {
      let length = number(3 + 2 * index)
      guard length >= 0, length <= bytes.count - start else { return nil }
      parts.append((number(2 + 2 * index), start..<start + length))
      start += length
    }
  }

  mutating func table(_ memory: TableMemory, columns: Int) -> _TextTable? {
    guard let part = parts.popFirst(), Self.isTable(part, memory, columns: columns) else { return nil }
    return _TextTable(memory.bytes(in: part.range), rows: part.count, columns: columns)
  }

  mutating func index(_ memory: TableMemory) -> _RowIndex? {
    guard let part = parts.popFirst(), Self.isTable(part, memory, columns: 2) else { return nil }
    return _RowIndex(memory.bytes(in: part.range), count: part.count)
  }

  mutating func bytes(_ memory: TableMemory) -> TableBytes? {
    parts.popFirst().map { memory.bytes(in: $0.range) }
  }

  mutating func language(
    _ memory: TableMemory,
    facts: _TextTable,
    isFirst: Bool
  ) -> (language: _EmojiLanguage, words: _TextTable)? {
    guard let code = parts.popFirst(), let words = table(memory, columns: 2), let folded = table(memory, columns: 1),
      let keywords = index(memory), let ranks = parts.popFirst(), folded.rowCount == facts.rowCount,
      isFirst || words.rowCount == facts.rowCount, ranks.range.count == facts.rowCount * TableLayout.rowDigits
    else { return nil }
    let language = _EmojiLanguage(
      memory.bytes(in: code.range),
      names: isFirst ? facts : words,
      nameColumn: isFirst ? EmojiColumn.name.rawValue : 0,
      foldedNames: folded,
      keywords: keywords,
      ranks: memory.bytes(in: ranks.range)
    )
    return (language, words)
  }

  /// Returns whether the length of a part is enough for the offsets of its texts.
  private static func isTable(_ part: (count: Int, range: Range<Int>), _ memory: TableMemory, columns: Int) -> Bool {
    guard part.count >= 0, part.count < part.range.count else { return false }
    return _TextTable.layout(of: memory.bytes(in: part.range), textCount: part.count * columns).pool <= part.range.count
  }
}
