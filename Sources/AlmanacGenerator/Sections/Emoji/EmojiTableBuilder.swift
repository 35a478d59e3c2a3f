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

  /// The emoji without variation selectors and skin tones, and the row of each.
  var characters: RowIndexBuilder { RowIndexBuilder(list.emoji.map { [$0.key] }) }

  /// All shortcodes, and the rows of their emoji.
  var shortcodes: RowIndexBuilder { RowIndexBuilder(list.emoji.map(\.shortcodes)) }

  /// The words in the language of the data.
  var words: EmojiWordsBuilder { EmojiWordsBuilder(entries: list.emoji.map { ($0.name, $0.keywords) }) }
}
