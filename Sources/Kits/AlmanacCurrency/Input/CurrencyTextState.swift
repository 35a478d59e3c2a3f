public import AlmanacMoney
public import Foundation

/// The text that an input shows, and its amount.
public struct CurrencyTextState: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The selection in characters of the text, empty for a caret.
  public let selection: Range<Int>

  /// The amount, or `nil` if the text is empty or only a minus sign.
  public let amount: Decimal?

  /// The amount as a plain number such as `-1234.50`, empty if `amount` is `nil`.
  public let unformatted: String

  /// The reason why typed or pasted text changed nothing, or `nil` if nothing was refused.
  public let refusal: AmountParseError?

  /// Returns the same text with another selection.
  func selecting(_ selection: Range<Int>) -> Self {
    Self(text: text, selection: selection, amount: amount, unformatted: unformatted, refusal: refusal)
  }
}

extension CurrencyTextState {
  /// The state of an empty text.
  static let empty = CurrencyTextState(.empty)

  init(_ state: AmountTextState) {
    self.init(
      text: state.text,
      selection: state.selection,
      amount: state.digits?.decimal,
      unformatted: state.digits?.plainText ?? "",
      refusal: state.refusal
    )
  }
}
