public import Almanac

/// The rules of a text field for a currency amount, without a view and without Foundation.
///
/// Digits shift in from the right: with two decimals, typing `1`, `2`, `3` shows `$0.01`, `$0.12`, `$1.23`. Pasted text
/// becomes the amount that people read in it. The input keeps no state: you pass the text and the selection with each
/// edit.
///
/// ```swift
/// let input = AmountInput(AmountFormat(CurrencyLocale.englishUnitedStates, Currency.usDollar), minimum: 0)
/// let state = input.applying(.insert("80,000"), to: "", selection: 0..<0)
/// state.text       // "$80,000.00"
/// input.applying(.insert("5"), to: state.text, selection: state.selection).text    // "$800,000.05"
/// ```
public struct AmountInput: Sendable {
  private let rules: AmountRules
  private let core: AmountFormatCore

  /// Whether the text becomes empty when editing ends with an amount of zero.
  public var clearsZero = false

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - format: The format of the amounts. Numbers have its maximum number of decimals. If it writes no signs, the
  ///     input still writes those of negative amounts, because the text is all that it knows. If it omits only the sign
  ///     of zero, the input writes it, so that a sign can be typed before the digits.
  ///   - minimum: The minimum amount, rounded up to the decimals. If it is not below 0, a minus sign can't be typed.
  ///   - maximum: The maximum amount, rounded down to the decimals.
  ///   - maximumIntegers: The maximum number of digits before the decimals, which limits amounts as `maximum` does.
  /// - Precondition: At least one amount with the format's decimals and `maximumIntegers` is within the limits.
  public init<Unit: CurrencyEnum>(
    _ format: AmountFormat<Unit>,
    minimum: ExactDecimal? = nil,
    maximum: ExactDecimal? = nil,
    maximumIntegers: Int? = nil
  ) {
    var core = format.core
    core.settings.sign = core.settings.sign.inTextFields
    let limits = AmountLimits(
      minimum: minimum.map { AmountDigits($0) },
      maximum: maximum.map { AmountDigits($0) },
      maximumIntegers: maximumIntegers,
      decimals: core.writer.number.decimals.upperBound
    )
    rules = AmountRules(core.pattern, reading: core.reading, limits: limits, maxIntegers: maximumIntegers)
    self.core = core
  }

  /// Applies an edit to a text.
  ///
  /// - Inserted text without a digit or a minus sign changes nothing.
  /// - A minus sign counts at the start of the text, even before the first digit, and if it is inserted alone, also
  ///   after the last digit, unless the minimum forbids it. If it is inserted alone, the selected digits are kept,
  ///   unless the whole text was selected.
  /// - Digits that would be too many are ignored, the last ones first.
  /// - If the user deletes a character that is neither a digit nor a minus sign, the digit before it is deleted, or the
  ///   one after it if the caret is before the character. If the user deletes a zero of an amount of zero, its minus
  ///   sign is deleted.
  /// - Text with a symbol, letters, separators or parentheses becomes the amount, wherever it is inserted, as by
  ///   ``AmountFormat/parse(_:_:)`` in lenient mode: `12.5` becomes `$12.50`, not `$1.25`. So do several digits that
  ///   replace all others: `80000` becomes `$80,000.00`. If the text isn't an amount, has more decimals than the
  ///   currency, or is beyond a limit, nothing changes, and the ``AmountTextState/refusal`` is the reason.
  /// - Digits that would make the amount exceed the maximum, or fall below a negative minimum, are also ignored. An
  ///   amount that is still too close to zero is corrected when editing ends.
  /// - A digit that replaces everything, because the user selected it, starts a new amount: `8` becomes `$0.08`.
  ///
  /// - Parameters:
  ///   - edit: The user's edit.
  ///   - text: The current text, which this input need not have written.
  ///   - selection: The selection in characters, which is clamped to the text.
  /// - Returns: The new state. The caret ends up after the inserted text, with the same number of digits to its right
  ///   as before, or after all digits of a zero, and never after a symbol at the end of the text.
  /// - Complexity: O(length of the text and the edit).
  public func applying(_ edit: CurrencyTextEdit, to text: String, selection: Range<Int>) -> AmountTextState {
    rules.state(after: edit, of: text, selection: selection)
  }

  /// Limits the amount, or clears the text if the amount is zero and ``clearsZero`` is set.
  ///
  /// Call it when editing ends.
  ///
  /// - Parameter text: The current text.
  /// - Returns: The final state, which is empty for an empty text.
  public func endingEditing(of text: String) -> AmountTextState { rules.finalState(of: text, clearsZero: clearsZero) }

  /// Returns the state for an amount that the program sets, rounded as the format does, and within the limits.
  public func state(of amount: ExactDecimal) -> AmountTextState {
    rules.limitedState(core.rounded(AmountDigits(amount)))
  }

  /// Returns the state for a string that the program sets, within the limits: "5" is five.
  ///
  /// If the string isn't an amount, or has more decimals than the currency, the state is empty, and the
  /// ``AmountTextState/refusal`` is the reason.
  public func state(of text: String) -> AmountTextState { rules.assignedState(text) }
}
