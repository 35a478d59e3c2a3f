import Almanac

/// Lays out emoji as the runtime's `EmojiTable` reads them.
struct EmojiTableBuilder {
  let list: EmojiList

  /// The rows of what is known of each emoji.
  var texts: [[String]] {
    let categories = EmojiCategories(list).groups
    return list.emoji.map { emoji in
      EmojiColumn.allCases.map { Self.text(of: emoji, $0, category: categories.firstIndex(of: emoji.category) ?? 0) }
    }
  }

  /// The emoji without variation selectors and skin tones, and the row of each.
  var characters: RowIndexBuilder { RowIndexBuilder(list.emoji.map { [$0.key] }) }

  /// All shortcodes, and the rows of their emoji.
  var shortcodes: RowIndexBuilder { RowIndexBuilder(list.emoji.map(\.shortcodes)) }

  /// The words in the language of the data.
  var words: EmojiWordsBuilder { EmojiWordsBuilder(entries: list.emoji.map { ($0.name, $0.keywords) }) }

  private static func text(of emoji: Emoji, _ column: EmojiColumn, category: Int) -> String {
    let separator = String(Unicode.Scalar(EmojiFacts.separator))
    return switch column {
    case .character: emoji.character
    case .name: emoji.name
    case .shortcodes: emoji.shortcodes.joined(separator: separator)
    case .keywords: emoji.keywords.joined(separator: separator)
    case .facts:
      Base56.digits(of: category, count: 1)
        + String(Unicode.Scalar(emoji.supportsSkinTone ? EmojiFacts.tones : EmojiFacts.noTones)) + (emoji.version ?? "")
    }
  }
}

/// The categories that a list of emoji has, in Unicode's order, as the runtime's `EmojiCategoryEnum` reads them.
struct EmojiCategories {
  let groups: [EmojiGroup]

  /// The rows of what is known of each category.
  let facts: [[String]]

  init(_ list: EmojiList) {
    let rows = Dictionary(grouping: list.emoji.indices) { list.emoji[$0].category }
    groups = EmojiGroup.allCases.filter { rows[$0] != nil }
    facts = groups.map { group in
      EmojiCategoryColumn.allCases.map { column in
        switch column {
        case .rawValue: group.rawValue
        case .symbolName: group.symbolName
        case .rows: Self.ranges(of: rows[group] ?? [])
        }
      }
    }
  }

  private static func ranges(of rows: [Int]) -> String {
    RangeSet(rows.map { $0..<$0 + 1 }).ranges.flatMap { [$0.lowerBound, $0.count] }
      .map { Base56.digits(of: $0, count: RowIndex.digitCount) }.joined()
  }
}
