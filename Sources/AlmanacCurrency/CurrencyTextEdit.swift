/// What a user does to the text of an input.
///
/// Places are counted in characters, as `String` does, and moved into the text where they are beyond it.
public enum CurrencyTextEdit: Hashable, Sendable {
  /// Types or pastes a text in place of the selection.
  case insert(String)

  /// Puts a text in place of a range, whatever is selected; an empty text deletes the range.
  case replace(Range<Int>, with: String)

  /// Deletes the selection, or what stands before the caret.
  case delete
}
