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
  /// - Parameter isAll: Whether no emoji is left.
  func report(isAll: Bool, _ problems: Problems) {
    report(noEmoji, problems) { count in
      count == 1
        ? ("1 entry is not an emoji of Unicode", "it is left out")
        : ("\(count) entries are not emoji of Unicode", "they are left out")
    }
    report(unknownCategory, problems) { count in
      let advice = "add emoji-test.txt to 'data', or the category to 'categories', in \(Settings.fileName) to keep"
      return count == 1
        ? ("1 emoji has an unknown category", "it is left out; \(advice) it")
        : ("\(count) emoji have an unknown category", "they are left out; \(advice) them")
    }
    let first = (Array(noEmoji.values) + Array(unknownCategory.values)).joined().map(\.location).min()
    if isAll, let first {
      problems.report(.dataEmpty, at: first, "no emoji is left of the files of 'emoji'; add a list such as gemoji's")
    }
  }

  private func report(
    _ entries: [String: [Entry]],
    _ problems: Problems,
    message: (Int) -> (what: String, consequence: String)
  ) {
    for (_, entries) in entries.sortedByKey {
      let entries = entries.sorted { $0.location < $1.location }
      let (what, consequence) = message(entries.count)
      let rest = entries.count - Self.namedCount
      let named =
        entries.prefix(Self.namedCount).map(\.text).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      problems.report(.emojiLeftOut, at: entries[0].location, "\(what): \(named); \(consequence)")
    }
  }
}
