/// An error in computing with currency amounts.
public enum MoneyError: Error, Hashable, Sendable {
  /// A string isn't a number such as "-1234.50".
  case notANumber(String)

  /// A number has more than 38 digits, or more than 38 decimals.
  case overflow

  /// Two amounts are in these different currencies (ISO 4217 codes).
  case currencyMismatch(String, String)

  /// The divisor is 0.
  case divisionByZero

  /// An exchange rate isn't above 0, or isn't 1 from a currency to itself.
  case invalidRate(String)

  /// An amount isn't a multiple of the smallest coin, so it can't be split in cash.
  case notInCash(String)

  /// The number of parts to split an amount into isn't from 1 to 10,000,000.
  case invalidPartCount(Int)

  /// A weight of an allocation is negative, or the sum of the weights is 0 or too large.
  case invalidWeights
}

extension MoneyError: CustomStringConvertible {
  /// A description of the error, and how to fix it.
  public var description: String {
    switch self {
    case .notANumber(let text): "'\(text)' is not a number; write one such as -1234.50"
    case .overflow: "the number has more than 38 digits"
    case .currencyMismatch(let first, let second):
      "one amount is in \(first) and the other in \(second); convert one of them first"
    case .divisionByZero: "the divisor is 0"
    case .invalidRate(let rate): "an exchange rate must be above 0, and 1 from a currency to itself, not \(rate)"
    case .notInCash(let amount): "coins can't make up \(amount); round it to cash first"
    case .invalidPartCount(let count): "an amount can be split into 1 to 10,000,000 parts, not \(count)"
    case .invalidWeights: "the weights must not be negative, and their sum must be above 0"
    }
  }
}
