import Foundation

/// The rules of a text field for an amount of money.
///
/// Digits shift in from the right: with two decimals, `1`, `2`, `3` give `$0.01`, `$0.12`, `$1.23`. It is a value
/// without a memory, as text and selection come with each edit.
///
/// ```swift
/// let input = CurrencyTextInput(formatter: CurrencyFormatter { $0.locale = "en_US" })
/// let state = input.applying(.insert("123"), to: "", selection: 0..<0)
/// state.text    // "$1.23"
/// state.amount  // 1.23
/// ```
public struct CurrencyTextInput: Sendable {
  /// How amounts are written, and what they are limited to.
  public var formatter: CurrencyFormatter

  /// Whether an amount of zero gives way to the empty text when editing ends.
  public var clearsWhenValueIsZero = false

  /// Makes an input.
  ///
  /// - Parameter formatter: How amounts are written, and what they are limited to.
  public init(formatter: CurrencyFormatter = CurrencyFormatter()) {
    self.formatter = formatter
  }

  /// What an edit makes of a text.
  ///
  /// - A text without digits and minus sign changes nothing.
  /// - A minus sign counts at the beginning of the text, unless `minValue` forbids it, also before the first digit.
  ///   Inserted there alone, it leaves the digits that were selected, unless that was the whole text.
  /// - Digits beyond `maxDigitsCount` are ignored, the last ones first.
  /// - To delete what is neither digit nor minus sign deletes the digit before it; to delete a zero of an amount of zero,
  ///   its minus sign.
  /// - What takes the place of the whole amount may have a decimal separator: `12.5` is `$12.50` then, and not `$1.25`.
  /// - An amount cannot go beyond `maxValue` upwards and `minValue` downwards; that it has not yet come up to the other
  ///   is seen to when editing ends.
  ///
  /// - Parameters:
  ///   - edit: What the user does.
  ///   - text: The text as it is, whether or not this input has written it.
  ///   - selection: The selection in characters, moved into the text where it is beyond it.
  /// - Returns: What there is then. The caret follows what was inserted, has as many digits behind it as before, and
  ///   stands at digits: before a symbol at the end of the text.
  /// - Complexity: O(length of the texts).
  public func applying(
    _ edit: CurrencyTextEdit,
    to text: String,
    selection: Range<Int>
  ) -> CurrencyTextState {
    let places = 0..<text.count
    let selection = selection.clamped(to: places)
    let range: Range<Int>
    let replacement: String
    switch edit {
    case .insert(let text): (range, replacement) = (selection, text)
    case .replace(let replaced, let text): (range, replacement) = (replaced.clamped(to: places), text)
    case .delete:
      let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      (range, replacement) = (start..<selection.upperBound, "")
    }
    return formatter.withFormat { format in
      let content = InputContent(text: text, range: range, replacement: replacement, format: format)
      guard let content else { return format.state(text: text, selection: selection) }
      return format.state(content)
    }
  }

  /// What becomes of a text when editing ends: the amount is moved into `minValue...maxValue`, or the text cleared where
  /// the amount is zero and `clearsWhenValueIsZero` is set.
  ///
  /// - Parameter text: The text as it is.
  /// - Returns: What there is then, with the caret as after an edit at the end. The empty text stays empty.
  public func endingEditing(of text: String) -> CurrencyTextState {
    formatter.withFormat { format in
      let state = format.state(text: text, selection: 0..<0)
      guard let amount = state.amount, amount != 0 || !clearsWhenValueIsZero else { return format.emptyState }
      return format.state(AmountDigits(rounding: format.clamped(amount), decimalDigits: format.decimalDigits))
    }
  }
}
