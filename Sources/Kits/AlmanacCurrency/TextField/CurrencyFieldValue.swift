public import Foundation

/// A value that a `CurrencyTextField` edits: a `Decimal`, or a `Decimal?`.
public protocol CurrencyFieldValue: Sendable {
  /// Creates the value for an amount, or for `nil` if the text field contains no digit.
  init(currencyAmount: Decimal?)

  /// The amount to show, or `nil` for an empty text.
  var currencyAmount: Decimal? { get }
}

extension Decimal: CurrencyFieldValue {
  /// Creates the amount, or 0 if the text field contains no digit.
  public init(currencyAmount: Decimal?) { self = currencyAmount ?? 0 }

  /// The number itself.
  public var currencyAmount: Decimal? { self }
}

extension Optional: CurrencyFieldValue where Wrapped: CurrencyFieldValue {
  /// Creates the amount, or `nil` if the text field contains no digit.
  public init(currencyAmount: Decimal?) { self = currencyAmount.map { Wrapped(currencyAmount: $0) } }

  /// The number, or `nil` for `nil`.
  public var currencyAmount: Decimal? { flatMap(\.currencyAmount) }
}
