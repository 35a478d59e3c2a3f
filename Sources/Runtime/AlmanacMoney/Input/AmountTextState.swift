/// The text that an input shows, and its amount.
public struct AmountTextState: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The selection in characters of the text, empty for a caret.
  public let selection: Range<Int>

  /// The amount with the sign that the user typed, even if it is zero.
  package let digits: AmountDigits?

  /// The reason why text that the user typed or pasted, or the program set, was refused, or `nil` if none was.
  public let refusal: AmountParseError?

  /// The amount, or `nil` if the text is empty or only a minus sign.
  public var amount: ExactDecimal? { digits?.exact }

  /// The state of the empty text.
  package static let empty = AmountTextState(text: "", selection: 0..<0, digits: nil, refusal: nil)
}
