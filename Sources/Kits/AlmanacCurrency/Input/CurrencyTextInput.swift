public import AlmanacMoney

/// The rules of a text field for a currency amount.
///
/// Digits shift in from the right: with two decimals, typing `123` shows `$0.01`, `$0.12`, `$1.23`. The input keeps no
/// state: you pass the text and the selection with each edit.
///
/// ```swift
/// let input = CurrencyTextInput(formatter: CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates })
/// let state = input.applying(.insert("3"), to: "$0.12", selection: 5..<5)
/// state.text    // "$1.23"
/// state.amount  // 1.23
/// ```
public struct CurrencyTextInput: Sendable {
  /// The formatter, which writes the amounts and limits them.
  public var formatter: CurrencyFormatter

  /// Whether an amount of zero is cleared when editing ends.
  public var clearsWhenValueIsZero = false

  /// Creates an input.
  ///
  /// - Parameter formatter: The formatter, which writes the amounts and limits them.
  public init(formatter: CurrencyFormatter = CurrencyFormatter()) {
    self.formatter = formatter
  }

  /// Applies an edit to a text.
  ///
  /// It follows the rules of ``AmountInput/applying(_:to:selection:)``, with the formatter's `minValue`, `maxValue` and
  /// `maxIntegers`.
  ///
  /// - Parameters:
  ///   - edit: The user's edit.
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
  /// - Returns: The new state, with the caret as after an edit at the end, or the empty state for an empty text.
  public func endingEditing(of text: String) -> CurrencyTextState {
    CurrencyTextState(formatter.rules.amounts.finalState(of: text, clearsZero: clearsWhenValueIsZero))
  }
}
