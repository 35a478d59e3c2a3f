/// Why a currency amount can't be computed.
public enum MoneyError: Error, Hashable, Sendable {
  /// A text is not a number such as "-1234.50".
  case notANumber(String)

  /// A number has more than 38 digits, or more than 38 decimals.
  case overflow

  /// Two amounts have these different currencies (ISO 4217 codes).
  case currencyMismatch(String, String)

  /// The divisor is 0.
  case divisionByZero

  /// An exchange rate is 0 or negative, or not 1 within a currency.
  case invalidRate(String)

  /// An amount isn't a multiple of the smallest coin, so it can't be split in cash.
  case notInCash(String)

  /// An amount can't be split into so many parts: there are 1 to 10,000,000.
  case invalidPartCount(Int)

  /// A weight of an allocation is negative, or the sum of the weights is 0 or too large.
  case invalidWeights
}

extension MoneyError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number; write one such as -1234.50"
    case .overflow: "the number has more than 38 digits"
    case .currencyMismatch(let first, let second):
      "one amount is in \(first) and the other in \(second); convert one of them first"
    case .divisionByZero: "the divisor is 0"
    case .invalidRate(let rate): "an exchange rate must be above 0, and 1 within a currency, unlike \(rate)"
    case .notInCash(let amount): "no coins make \(amount); round it to cash first"
    case .invalidPartCount(let count): "an amount can be split into 1 to 10,000,000 parts, not \(count)"
    case .invalidWeights: "the weights must not be negative, and their sum must be above 0"
    }
  }
}
