/// What is left out of the lists of others. Nobody can correct these lists, so it is one warning for a file and a reason.
struct LeftOutEmoji {
  /// The number of entries that a warning names.
  private static let namedCount = 3

  private var noEmoji: [Located<String>] = []
  private var unknownCategory: [Located<String>] = []

  /// Adds a text that is no emoji.
  mutating func add(_ text: Located<String>) { noEmoji.append(text.map { "'\($0)'" }) }

  /// Adds an emoji with an unknown category.
  mutating func add(_ emoji: String, of category: Located<String>) {
    unknownCategory.append(category.map { "'\(emoji)' ('\($0)')" })
  }

  /// Reports what is left out.
  ///
  /// - Parameters:
  ///   - isAll: Whether no emoji is left.
  ///   - hasEmojiTest: Whether the target has Unicode's `emoji-test.txt`. If so, that file can't help.
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
