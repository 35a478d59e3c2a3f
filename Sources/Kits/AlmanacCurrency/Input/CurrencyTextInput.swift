public import AlmanacMoney

/// The rules of a text field for a currency amount.
///
/// Digits shift in from the right: with two decimals, `1`, `2`, `3` give `$0.01`, `$0.12`, `$1.23`. The input keeps no
/// state: you pass the text and the selection with each edit.
///
/// ```swift
/// let input = CurrencyTextInput(formatter: CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates })
/// let state = input.applying(.insert("123"), to: "", selection: 0..<0)
/// state.text    // "$1.23"
/// state.amount  // 1.23
/// ```
public struct CurrencyTextInput: Sendable {
  /// The formatter, which writes the amounts and limits them.
  public var formatter: CurrencyFormatter

  /// Whether an amount of zero becomes the empty text when editing ends.
  public var clearsWhenValueIsZero = false

  /// Creates an input.
  ///
  /// - Parameter formatter: The formatter, which writes the amounts and limits them.
  public init(formatter: CurrencyFormatter = CurrencyFormatter()) {
    self.formatter = formatter
  }

  /// Applies an edit to a text.
  ///
  /// - A text without a digit or a minus sign changes nothing.
  /// - A minus sign counts at the beginning of the text, even before the first digit, unless `minValue` forbids it. If
  ///   the user inserts it alone, the selected digits are kept, unless the whole text was selected.
  /// - Digits beyond `maxDigitsCount` are ignored, the last ones first.
  /// - If the user deletes a character that is neither a digit nor a minus sign, the digit before it is deleted, or the
  ///   one after it if the caret is before the character. If the user deletes a zero of an amount of zero, its minus
  ///   sign is deleted.
  /// - A text that replaces the whole amount can contain a decimal separator: `12.5` gives `$12.50`, not `$1.25`.
  /// - Digits that would make the amount exceed `maxValue`, or fall below a negative `minValue`, are also ignored. An
  ///   amount that is still too near to zero is corrected when editing ends.
  /// - A text that replaces all, such as the only digit after the user selected everything, starts a new amount: `8`
  ///   gives `$0.08`.
  ///
  /// - Parameters:
  ///   - edit: The edit of the user.
  ///   - text: The current text, which this input need not have written.
  ///   - selection: The selection in characters, which is limited to the text.
  /// - Returns: The new state. The caret ends up after the inserted text, with the same number of digits to its right
  ///   as before, and never after a trailing currency symbol.
  /// - Complexity: O(length of the texts).
  public func applying(
    _ edit: CurrencyTextEdit,
    to text: String,
    selection: Range<Int>
  ) -> CurrencyTextState {
    CurrencyTextState(formatter.rules.amounts.state(after: edit, of: text, selection: selection))
  }

  /// Limits the amount to `minValue...maxValue`, or clears the text if the amount is zero and should be cleared.
  ///
  /// Call it when editing ends. `clearsWhenValueIsZero` determines whether zero is cleared.
  ///
  /// - Parameter text: The current text.
  /// - Returns: The new state, with the caret as after an edit at the end, or the empty state for the empty text.
  public func endingEditing(of text: String) -> CurrencyTextState {
    CurrencyTextState(formatter.rules.amounts.finalState(of: text, clearsZero: clearsWhenValueIsZero))
  }
}
