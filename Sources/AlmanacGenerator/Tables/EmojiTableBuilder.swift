import Almanac

/// Lays out emoji as the runtime's `EmojiTable` reads them.
struct EmojiTableBuilder {
  let list: EmojiList

  /// The rows of what is known of each emoji.
  var texts: [[String]] {
    list.emoji.map { emoji in
      let category = EmojiCategory.allCases.firstIndex(of: emoji.category) ?? 0
      let facts = "\(category)\(emoji.supportsSkinTone ? "+" : "-")\(emoji.version ?? "")"
      let lists = [emoji.shortcodes, emoji.keywords].map { $0.joined(separator: "\t") }
      return [emoji.character, emoji.name] + lists + [facts]
    }
  }

  /// The words to search, one text for each emoji.
  var words: [[String]] {
    list.emoji.map { [Self.words(name: $0.name, shortcodes: $0.shortcodes, keywords: $0.keywords)] }
  }

  /// The words of another language to search, likewise.
  static func words(of words: EmojiWords) -> [[String]] {
    words.entries.map { entry in
      [entry.map { Self.words(name: $0.name, shortcodes: [], keywords: $0.keywords) } ?? ""]
    }
  }

  /// The emoji without variation selectors, sorted, and their rows.
  var characters: [(code: String, row: Int)] { Self.sorted(list.emoji.enumerated().map { ($1.key, $0) }) }

  /// All shortcodes, sorted, and the rows of their emoji.
  var shortcodes: [(code: String, row: Int)] {
    Self.sorted(list.emoji.enumerated().flatMap { row, emoji in emoji.shortcodes.map { ($0, row) } })
  }

  private static func sorted(_ codes: [(code: String, row: Int)]) -> [(code: String, row: Int)] {
    codes.sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }
  }

  private static func words(name: String, shortcodes: [String], keywords: [String]) -> String {
    let words = ["\n" + name] + shortcodes.map { "\t" + $0 } + keywords.map { "\r" + $0 }
    return words.joined().lowercased()
  }
}
