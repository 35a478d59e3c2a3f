import Foundation

/// An amount as the digits that are written, which are exact at any length.
struct AmountDigits: Equatable {
  /// Kept apart from the digits, since somebody who types -0.50 is at -0.00 for a while.
  var isNegative: Bool
  /// From 0 to 9, the most significant first and not zero, the last ones decimals.
  let digits: [Int]
  /// How many decimals there are; there may be fewer digits.
  let decimalDigits: Int

  init(isNegative: Bool, digits: some Sequence<Int>, decimalDigits: Int) {
    self.isNegative = isNegative
    self.digits = Array(digits.drop { $0 == 0 })
    self.decimalDigits = decimalDigits
  }

  /// The digits of a number, rounded half to even, which is what `NumberFormatter` does.
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

  /// The digits of a number as Swift writes it, or `nil` where the text is anything else.
  init?(plainText: String) {
    guard let match = plainText.wholeMatch(of: /([+-]?)([0-9]+)(?:\.([0-9]+))?/) else { return nil }
    let decimals = match.3 ?? ""
    let digits = (match.2 + decimals).compactMap(\.wholeNumberValue)
    self.init(isNegative: match.1 == "-", digits: digits, decimalDigits: decimals.count)
  }

  var isZero: Bool { digits.isEmpty }

  /// The digits with zeros before them, so that there is one before the decimals.
  var padded: [Int] {
    Array(repeatElement(0, count: max(0, decimalDigits + 1 - digits.count))) + digits
  }

  /// As Swift writes numbers: `-1234.50`.
  var plainText: String {
    let text = padded.map(String.init)
    let integers = text.dropLast(decimalDigits).joined()
    let decimals = decimalDigits > 0 ? "." + text.suffix(decimalDigits).joined() : ""
    return (isNegative ? "-" : "") + integers + decimals
  }

  /// The number, or `nil` where it is beyond what `Decimal` holds.
  var decimal: Decimal? { Decimal(string: plainText, locale: Locale(identifier: "en_US_POSIX")) }

  /// The amount without the digits above so many integers.
  func limited(toIntegers count: Int) -> AmountDigits {
    let limit = count + decimalDigits
    return AmountDigits(isNegative: isNegative, digits: digits.suffix(limit), decimalDigits: decimalDigits)
  }
}
