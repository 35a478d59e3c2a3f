public import Foundation

/// What an input shows, and the amount that it stands for.
public struct CurrencyTextState: Hashable, Sendable {
  /// The text.
  public let text: String

  /// The selection in characters of the text; empty at the caret.
  public let selection: Range<Int>

  /// The amount, or `nil` where there is none: the text is empty or only a minus sign.
  public let amount: Decimal?

  /// The amount as a plain number such as `-1234.50`, or the empty string where there is none.
  public let unformatted: String
}
