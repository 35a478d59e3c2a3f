/// An edit of an input's text.
///
/// Offsets count characters, as `String` does. An offset outside the text is clamped to it.
public enum CurrencyTextEdit: Hashable, Sendable {
  /// Replaces the selection with text that the user types or pastes.
  case insert(String)

  /// Replaces a range with text, regardless of the selection.
  ///
  /// An empty string deletes the range, forward if the caret is before it. If the range starts at the end of the text
  /// or later, it deletes the last character.
  case replace(Range<Int>, with: String)

  /// Deletes the selection, or the character before the caret.
  case delete
}

extension CurrencyTextEdit {
  /// Returns the range that the edit replaces, in a text of `count` characters, and its replacement.
  package func replacing(inTextOf count: Int, selection: Range<Int>) -> (range: Range<Int>, replacement: String) {
    let places = 0..<count
    let selection = selection.clamped(to: places)
    switch self {
    case .insert(let text): return (selection, text)
    case .replace(let range, let replacement):
      let isBeyondEnd = !range.isEmpty && range.lowerBound >= count
      // A text field can still have the length of an older text.
      let isAtEnd = replacement.isEmpty && isBeyondEnd
      return (isAtEnd ? max(0, count - 1)..<count : range.clamped(to: places), replacement)
    case .delete:
      let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      return (start..<selection.upperBound, "")
    }
  }
}
