import Almanac
import AlmanacTables

/// A list of emoji that the page loads while it runs, such as one in another language.
struct LoadedEmoji {
  nonisolated(unsafe) fileprivate(set) static var current: LoadedEmoji?

  /// The language of shortcodes, and what stands for the language of a list in another one.
  private static let (english, other) = ("en", "aa")

  private let tables: EmojiTableReader

  /// What an emoji is found by.
  private struct Entry {
    /// Begins the words in English.
    private static let english = "\u{1E}"

    let character: String
    let shortcodes: [String]
    let english: (name: String, keywords: [String])

    /// The words of a list in another language.
    let other: (name: String, keywords: [String])?

    /// - Parameter line: The character, the name, the shortcodes with spaces between them, the keywords, and if there
    ///   are any, a separator, the name in English and the keywords in English, with tabs between all.
    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard columns.count >= 3 else { return nil }
      character = columns[0]
      shortcodes = columns[2].split(separator: " ").map { String($0) }
      let separator = columns.firstIndex(of: Self.english) ?? columns.count
      guard separator >= 3 else { return nil }
      let words = (name: columns[1], keywords: Array(columns[3..<separator]))
      let rest = columns[separator...].dropFirst()
      english = rest.first.map { ($0, Array(rest.dropFirst())) } ?? words
      other = rest.isEmpty ? nil : words
    }

    var columns: [String] {
      EmojiFactsBuilder.columns(
        character: character,
        name: english.name,
        shortcodes: shortcodes,
        keywords: english.keywords,
        category: 0,
        supportsSkinTone: false,
        version: ""
      ) + [""]
    }
  }

  /// - Parameter text: A line for each emoji.
  fileprivate init?(_ text: String) {
    let lines = text.split(separator: "\n")
    let entries = lines.compactMap { Entry($0) }
    guard entries.count == lines.count, entries.count <= EmojiTableReader.maximumCount,
      let parts = try? Self.parts(of: entries)
    else { return nil }
    tables = EmojiTableReader(parts.sizes, TableMemory(parts.bytes))
  }

  private static func parts(of entries: [Entry]) throws(TableOverflow) -> EmojiTableParts {
    var parts = try EmojiTableParts(entries.map { $0.columns }, shortcodes: entries.map { $0.shortcodes })
    // Nothing asks for the alphabetical order.
    let ranks = { (names: [String], _: [String]) in Array(names.indices) }
    try parts.append(entries.map { $0.english }, of: english, ranks: ranks)
    let others = entries.map { $0.other }
    if others.contains(where: { $0 != nil }) { try parts.append(others, of: other, ranks: ranks) }
    return parts
  }

  /// The list as JavaScript reads it. It has the facts already.
  var list: EntryList {
    EntryList(
      count: tables.count,
      row: { tables.row(character: $0) ?? tables.row(shortcode: $0) },
      search: { query, _ in
        tables.search(query, languages: tables.languages.reversed(), ranking: .relevance, usage: [:])
      },
      name: { _, _ in nil },
      write: { row, json in json.add("code", tables.character(row)) }
    )
  }
}

/// Replaces the loaded list by that of the input, and returns the number of its emoji, or -1 if it isn't a list.
@_expose(wasm, "almanac_load_emoji")
@_cdecl("almanac_load_emoji")
func almanacLoadEmoji(_ length: Int32) -> Int32 {
  LoadedEmoji.current = LoadedEmoji(Edge.text(length))
  return LoadedEmoji.current.map { Int32($0.list.count) } ?? Edge.none
}
