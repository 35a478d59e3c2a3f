import AlmanacMoney

extension CurrencyTextEdit {
  /// Creates the edit that changes a text into another one: it replaces the selection if possible, and otherwise the
  /// fewest characters. If a deletion could be at several positions, it is at the caret in the new text.
  init(from old: String, selection: Range<Int>, to new: String, caret: Int) {
    let (old, new) = (Array(old), Array(new))
    let (before, after) = (old.prefix(selection.lowerBound), old.suffix(old.count - selection.upperBound))
    if new.count >= before.count + after.count, new.starts(with: before), new.suffix(after.count) == after {
      self = .replace(selection, with: String(new[before.count..<(new.count - after.count)]))
    } else {
      self.init(from: old, to: new, caret: caret)
    }
  }

  private init(from old: [Character], to new: [Character], caret: Int) {
    let following = new.suffix(max(0, new.count - caret))
    let isKept = old.suffix(following.count) == following
    let suffix = isKept ? following.count : Self.commonCount(old.reversed(), new.reversed())
    let prefix = Self.commonCount(old.dropLast(suffix), new.dropLast(suffix))
    let range = prefix..<(old.count - suffix)
    let replacement = new[prefix..<(new.count - suffix)]
    let surplus = isKept ? Self.commonCount(old[range].reversed(), replacement.reversed()) : 0
    self = .replace(prefix..<(range.upperBound - surplus), with: String(replacement.dropLast(surplus)))
  }

  private static func commonCount(_ first: some Sequence<Character>, _ second: some Sequence<Character>) -> Int {
    zip(first, second).prefix { $0 == $1 }.count
  }

  /// Returns the unformatted text after the edit, and its caret.
  func applied(to text: String, selection: Range<Int>) -> (text: String, caret: Int) {
    let (range, replacement) = replacing(inTextOf: text.count, selection: selection)
    let edited = text.prefix(range.lowerBound) + replacement + text.dropFirst(range.upperBound)
    return (String(edited), range.lowerBound + replacement.count)
  }

  /// The same edit, but of the selection instead of a range.
  var atSelection: Self {
    guard case .replace(_, let text) = self else { return self }
    return text.isEmpty ? .delete : .insert(text)
  }

  /// The edit without the minus signs in its text, or `nil` if the text contains nothing else.
  var withoutMinusSigns: Self? {
    switch self {
    case .insert(let text): text.withoutMinusSigns.map { .insert($0) }
    case .replace(let range, let text): text.withoutMinusSigns.map { .replace(range, with: $0) }
    case .delete: self
    }
  }
}

extension String {
  /// The string without minus signs, or `nil` if it contains nothing else. An empty string is unchanged: it deletes.
  fileprivate var withoutMinusSigns: String? {
    var text = self
    text.unicodeScalars.removeAll(where: \.isMinus)
    return text.isEmpty && !isEmpty ? nil : text
  }
}
