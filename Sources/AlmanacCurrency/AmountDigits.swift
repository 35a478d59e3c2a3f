import Foundation

/// An amount as its digits, which are exact at any length.
struct AmountDigits: Equatable {
  /// Apart from the digits, because a user who types -0.50 passes -0.00.
  var isNegative: Bool
  /// From 0 to 9, the most significant first. The first one is not zero, and the last ones are decimals.
  let digits: [Int]
  /// The number of decimals. `digits` can have fewer elements.
  let decimalDigits: Int

  init(isNegative: Bool, digits: some Sequence<Int>, decimalDigits: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits.drop { $0 == 0 })
    self.decimalDigits = decimalDigits
  }

  /// The digits of a number, rounded half to even, as `NumberFormatter` rounds.
  init(rounding amount: Decimal, decimalDigits: Int) {
    var amount = amount
    var rounded = Decimal()
    NSDecimalRound(&rounded, &amount, decimalDigits, .bankers)
    let parts = rounded.magnitude.description.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : ""
    let digits = (parts[0] + decimals).compactMap(\.wholeNumberValue)
    let filling = repeatElement(0, count: decimalDigits - decimals.count)
    self.init(isNegative: amount < 0, digits: digits + filling, decimalDigits: decimalDigits)
  }

  /// The digits of a number as Swift writes it, or `nil` for any other text.
  init?(plainText: String) {
    guard let match = plainText.wholeMatch(of: /([+-]?)([0-9]+)(?:\.([0-9]+))?/) else { return nil }
    let decimals = match.3 ?? ""
    let digits = (match.2 + decimals).compactMap(\.wholeNumberValue)
    self.init(isNegative: match.1 == "-", digits: digits, decimalDigits: decimals.count)
  }

  var isZero: Bool { digits.isEmpty }

  /// The digits with leading zeros, so that at least one digit precedes the decimals.
  var padded: [Int] {
    Array(repeatElement(0, count: max(0, decimalDigits + 1 - digits.count))) + digits
  }

  /// The amount as Swift writes numbers: `-1234.50`.
  var plainText: String {
    let text = padded.map(String.init)
    let integers = text.dropLast(decimalDigits).joined()
    let decimals = decimalDigits > 0 ? "." + text.suffix(decimalDigits).joined() : ""
    return (isNegative ? "-" : "") + integers + decimals
  }

  /// The number, or `nil` if `Decimal` cannot hold it.
  var decimal: Decimal? { Decimal(string: plainText, locale: Locale(identifier: "en_US_POSIX")) }

  /// The amount without the integer digits above a count.
  func limited(toIntegers count: Int) -> AmountDigits {
    let limit = count + decimalDigits
    return AmountDigits(isNegative: isNegative, digits: digits.suffix(limit), decimalDigits: decimalDigits)
  }
}
