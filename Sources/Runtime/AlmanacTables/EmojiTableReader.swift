import Almanac

/// Tables of emoji, from a generated type or from a program that builds them or reads a file, and their memory.
package final class EmojiTableReader: Sendable {
  /// The maximum number of emoji, because a `UInt16` is the index of a row.
  package static let maximumCount = 1 << 16

  /// The bytes of `EmojiTableParts`, or `nil` for a generated type, whose tables are in the binary.
  ///
  /// All tables read the memory in place, so each method keeps it alive while it reads them.
  package let memory: TableMemory?

  /// `EmojiTableParts.sizes`, empty for a generated type.
  package let sizes: [Int]
  private let table: _EmojiTable

  /// The languages other than the main language.
  private let others: [_EmojiLanguage]

  /// The facts with the category name as the last column, and for each of the other languages a table with each emoji's
  /// name and keywords. Empty for a generated type.
  private let factsAndWords: [_TextTable]

  /// The category names of a generated type. Empty for other tables, whose categories are the groups.
  private let categories: [String]

  /// The index of the group of each category.
  private let groups: [Int]

  /// The rows of the emoji in each group.
  private let rowsOfGroups: [[UInt16]]

  /// Creates the tables of a generated type, given its category names.
  ///
  /// It isn't generic, because a class in Embedded Swift can't have generic methods.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 2,000.
  package init(_ table: _EmojiTable, others: [_EmojiLanguage], categories: [String]) {
    (memory, sizes) = (nil, [])
    self.table = table
    self.others = others
    factsAndWords = []
    self.categories = categories
    groups = categories.map { EmojiGroup(ofCategory: $0).index }
    rowsOfGroups = table.rows(ofGroups: groups)
    languages = ([table.language] + others).map { $0.code }
  }

  /// Creates the tables from the bytes of `EmojiTableParts`.
  ///
  /// - Precondition: The sizes and the bytes are unchanged from `EmojiTableParts`.
  /// - Complexity: O(number of emoji), some microseconds for 2,000.
  package init(_ sizes: [Int], _ memory: TableMemory) {
    (self.memory, self.sizes) = (memory, sizes)
    var reader = PartReader(memory: memory, sizes: sizes[...])
    let facts = reader.table(columns: EmojiTableParts.factColumns)
    let (characters, shortcodes, shortcodeIndex) = (reader.next().bytes, reader.index(), reader.next().bytes)
    var (language, words) = reader.language(names: facts)
    table = _EmojiTable(
      facts,
      count: facts.rowCount,
      characters: characters,
      shortcodes: shortcodes,
      shortcodeIndex: shortcodeIndex,
      language: language
    )
    var (others, tables) = ([_EmojiLanguage](), [facts])
    while !reader.sizes.isEmpty {
      (language, words) = reader.language()
      others.append(language)
      tables.append(words)
    }
    self.others = others
    factsAndWords = tables
    categories = []
    groups = Array(EmojiGroup.allCases.indices)
    rowsOfGroups = table.rows(ofGroups: groups)
    languages = ([table.language] + others).map { $0.code }
  }

  /// The number of emoji.
  package var count: Int { table.count }

  /// The codes of the languages, the main language first.
  package let languages: [String]

  package func character(_ row: Int) -> String { read { $0.table.character(row) } }
  package func name(_ row: Int) -> String { read { $0.table.name(row) } }
  package func shortcodes(_ row: Int) -> [String] { read { $0.table.shortcodes(row) } }
  package func keywords(_ row: Int) -> [String] { read { $0.table.keywords(row) } }
  package func supportsSkinTone(_ row: Int) -> Bool { read { $0.table.supportsSkinTone(row) } }

  /// Returns the index of the group of an emoji.
  package func group(_ row: Int) -> Int { read { $0.groups[$0.table.category(row)] } }

  /// Returns the name of the category of an emoji in the list.
  package func categoryName(_ row: Int) -> String {
    read { tables in
      guard let facts = tables.factsAndWords.first else { return tables.categories[tables.table.category(row)] }
      return facts[row, facts.columnCount - 1]
    }
  }

  /// Returns the name of an emoji in a language, or `nil` if there is none.
  package func name(_ row: Int, in language: String) -> String? {
    read { tables in tables.table.words(in: language, others: tables.others).flatMap { $0.name(row) } }
  }

  /// Returns each emoji's names and keywords in the languages other than the main language, where it has a name. A
  /// generated type's keywords are without case and diacritics.
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
    // A list can spell it with capital letters, but the table of shortcodes is in lowercase.
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

  /// Keeps the memory alive until `body` has read it.
  private func read<Value>(_ body: (EmojiTableReader) -> Value) -> Value { withExtendedLifetime(memory) { body(self) } }
}

extension _EmojiTable {
  /// Returns the rows of the emoji in each group, given the group of each category.
  fileprivate func rows(ofGroups groups: [Int]) -> [[UInt16]] {
    var rows = EmojiGroup.allCases.map { _ in [UInt16]() }
    for row in 0..<count { rows[groups[category(row)]].append(UInt16(row)) }
    return rows
  }
}

/// Reads the parts of `EmojiTableParts` one after another.
private struct PartReader {
  let memory: TableMemory
  var sizes: ArraySlice<Int>
  var start = 0

  mutating func next() -> (count: Int, bytes: TableBytes) {
    let (count, range) = (sizes.removeFirst(), start..<start + sizes.removeFirst())
    start = range.upperBound
    return (count, memory.bytes(in: range))
  }

  mutating func table(columns: Int) -> _TextTable {
    let part = next()
    return _TextTable(part.bytes, rows: part.count, columns: columns)
  }

  mutating func index() -> _RowIndex {
    let part = next()
    return _RowIndex(part.bytes, count: part.count)
  }

  /// Returns a language, and its names and keywords. The first language's names are in the facts.
  mutating func language(names facts: _TextTable? = nil) -> (_EmojiLanguage, words: _TextTable) {
    let (code, words) = (next().bytes, table(columns: 2))
    let language = _EmojiLanguage(
      code,
      names: facts ?? words,
      nameColumn: facts == nil ? 0 : EmojiColumn.name.rawValue,
      foldedNames: table(columns: 1),
      keywords: index(),
      ranks: next().bytes
    )
    return (language, words)
  }
}
