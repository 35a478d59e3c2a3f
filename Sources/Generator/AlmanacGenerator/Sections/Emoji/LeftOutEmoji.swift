/// The entries that are dropped from third-party lists. Nobody can correct these lists, so there is one warning for
/// each file and reason.
struct LeftOutEmoji {
  /// The number of entries that a warning names.
  private static let namedCount = 3

  private var noEmoji: [Located<String>] = []
  private var unknownCategory: [Located<String>] = []

  /// Adds a string that isn't an emoji.
  mutating func add(_ text: Located<String>) { noEmoji.append(text.map { "'\($0)'" }) }

  /// Adds an emoji with an unknown category, which is empty if there is none.
  mutating func add(_ emoji: String, of category: Located<String>) {
    unknownCategory.append(category.map { $0.isEmpty ? "'\(emoji)' (none)" : "'\(emoji)' ('\($0)')" })
  }

  /// Reports the dropped entries, and that they leave no emoji if they do. If the target contains Unicode's
  /// `emoji-test.txt`, the advice is not to add that file.
  func report(isAll: Bool, hasEmojiTest: Bool, _ problems: Problems) {
    Self.report(noEmoji, problems) { count, names in
      "skipped \(count == 1 ? "1 entry that is not a" : "\(count) entries that are not") Unicode emoji: \(names)"
    }
    Self.report(unknownCategory, problems) { count, names in
      let (them, categories) = count == 1 ? ("it", "its category") : ("them", "their categories")
      let source = hasEmojiTest ? "" : "Unicode's emoji-test.txt to 'emoji.data', or "
      return "skipped \(count) emoji with an unknown category: \(names); to keep \(them), "
        + "add \(source)\(categories) to 'emoji.categories' in \(Settings.fileName)"
    }
    if isAll, let first = (noEmoji + unknownCategory).map(\.location).min() {
      problems.report(.dataEmpty, at: first, "no usable emoji found in 'emoji'; add a list such as gemoji's")
    }
  }

  private static func report(
    _ entries: [Located<String>],
    _ problems: Problems,
    message: (_ count: Int, _ names: String) -> String
  ) {
    for entries in Dictionary(grouping: entries, by: \.location.path).values {
      let entries = entries.sorted { $0.location < $1.location }
      let rest = entries.count - namedCount
      let named = entries.prefix(namedCount).map(\.value).joined(separator: ", ")
      let names = rest > 0 ? "\(named) and \(rest) more" : named
      problems.report(.emojiLeftOut, at: entries[0].location, message(entries.count, names))
    }
  }
}
