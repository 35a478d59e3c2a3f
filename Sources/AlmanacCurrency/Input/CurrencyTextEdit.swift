/// An edit of the text of an input.
///
/// Offsets count characters, as `String` does. An offset outside the text is limited to it.
public enum CurrencyTextEdit: Hashable, Sendable {
  /// Replaces the selection by a text that the user types or pastes.
  case insert(String)

  /// Replaces a range by a text, regardless of the selection. An empty text deletes the range.
  case replace(Range<Int>, with: String)

  /// Deletes the selection, or the character before the caret.
  case delete
}
