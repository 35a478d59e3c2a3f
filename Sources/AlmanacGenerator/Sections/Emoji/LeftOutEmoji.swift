/// What is left out of the lists of others. Nobody can correct these lists, so it is one warning for a file and a reason.
struct LeftOutEmoji {
  enum Reason {
    case noEmoji
    case category(String)
  }

  /// The number of entries that a warning names.
  private static let namedCount = 3

  private struct Entry {
    let text: String
    let location: SourceLocation
  }

  /// By path.
  private var noEmoji: [String: [Entry]] = [:]

  /// By path.
  private var unknownCategory: [String: [Entry]] = [:]

  mutating func add(_ text: String, for reason: Reason, at location: SourceLocation) {
    switch reason {
    case .noEmoji:
      noEmoji[location.path, default: []].append(Entry(text: "'\(text)'", location: location))
    case .category(let name):
      unknownCategory[location.path, default: []].append(Entry(text: "'\(text)' ('\(name)')", location: location))
    }
  }

  /// Reports what is left out.
  ///
  /// - Parameters:
  ///   - isAll: Whether no emoji is left.
  ///   - hasEmojiTest: Whether the target has Unicode's `emoji-test.txt`. If so, that file cannot help.
  func report(isAll: Bool, hasEmojiTest: Bool, _ problems: Problems) {
    report(noEmoji, problems) { count, names in
      "skipped \(count == 1 ? "1 entry that is not a" : "\(count) entries that are not") Unicode emoji: \(names)"
    }
    report(unknownCategory, problems) { count, names in
      let (them, categories) = count == 1 ? ("it", "its category") : ("them", "their categories")
      let source = hasEmojiTest ? "" : "Unicode's emoji-test.txt to 'emoji.data', or "
      return "skipped \(count) emoji with an unknown category: \(names); to keep \(them), "
        + "add \(source)\(categories) to 'emoji.categories' in \(Settings.fileName)"
    }
    let first = (Array(noEmoji.values) + Array(unknownCategory.values)).joined().map(\.location).min()
    if isAll, let first {
      problems.report(.dataEmpty, at: first, "no usable emoji found in 'emoji'; add a list such as gemoji's")
    }
  }

  private func report(
    _ entries: [String: [Entry]],
    _ problems: Problems,
    message: (_ count: Int, _ names: String) -> String
  ) {
    for (_, entries) in entries.sortedByKey {
      let entries = entries.sorted { $0.location < $1.location }
      let rest = entries.count - Self.namedCount
      let named =
        entries.prefix(Self.namedCount).map(\.text).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      problems.report(.emojiLeftOut, at: entries[0].location, message(entries.count, named))
    }
  }
}
