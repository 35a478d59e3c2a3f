import Foundation

/// Writes and reads amounts by a format.
///
/// A class, because all formatters with the same format share it.
final class CurrencyRules: Sendable {
  private static let shared = SharedValues { CurrencyRules($0) }

  /// The format, with the user's locale when the rules were made.
  let settings: CurrencyFormat
  let pattern: CurrencyPattern

  /// The largest number of integer digits that the format writes, or `nil` for all.
  let maxIntegers: Int?

  /// The largest number of digits, integers and decimals, that each `Decimal` can hold.
  let maxDigitsCount: Int

  /// `nil` if all amounts are allowed.
  let limits: AmountLimits?
  let writer: AmountWriter
  let reading: ReadingRules

  /// Whether the symbol is before the digits.
  let writesSymbolFirst: Bool

  private init(_ settings: CurrencyFormat) {
    self.settings = settings
    pattern = CurrencyPattern(settings)
    maxIntegers = settings.maxIntegers.map { max(1, $0) }
    let integers = AmountDigits.decimalCapacity - pattern.decimalDigits
    maxDigitsCount = min(maxIntegers ?? integers, integers) + pattern.decimalDigits
    limits = AmountLimits(min: settings.minValue, max: settings.maxValue)
    writer = AmountWriter(pattern, settings)
    reading = ReadingRules(pattern)
    writesSymbolFirst = pattern.positive.prefix.contains(pattern.symbol)
  }

  /// The rules of a format, with the user's locale at this moment if the format follows it.
  static func of(_ format: CurrencyFormat) -> (rules: CurrencyRules, followsUser: Bool) {
    // Formats with rules have a locale that does not change.
    if let rules = shared.existing(format) { return (rules, false) }
    let followsUser = format.locale == .autoupdatingCurrent
    return (shared[format.keepingNoRules(locale: followsUser ? .current : format.locale)], followsUser)
  }
}

extension CurrencyRules {
  /// The text of an amount within the limits, or `nil` for NaN.
  func string(from amount: Decimal) -> String? {
    AmountDigits.rounded(amount, toDecimals: pattern.decimalDigits).map { string(limited($0)) }
  }

  /// The text of an amount within the limits, or `nil` for NaN and for an amount that `Decimal` cannot hold.
  func string(from amount: Double) -> String? {
    AmountDigits.rounded(limits?.clamped(amount) ?? amount, toDecimals: pattern.decimalDigits).map { string($0) }
  }

  /// The amount, or the limit that it is beyond.
  func limited(_ amount: AmountDigits) -> AmountDigits { limits?.clamped(amount) ?? amount }

  /// The text of an amount.
  func string(_ amount: AmountDigits) -> String {
    var amount = amount
    if amount.decimalDigits != pattern.decimalDigits { amount = amount.rounded(toDecimals: pattern.decimalDigits) }
    if let count = maxIntegers { amount.limit(toIntegers: count) }
    if amount.isZero, let zeroSymbol = settings.zeroSymbol { return zeroSymbol }
    return writer.text(of: amount)
  }

  /// The amount that some digits form with the decimals of this pattern. Digits beyond `maxDigitsCount` are ignored.
  func amount(isNegative: Bool, digits: some Sequence<UInt8>) -> AmountDigits {
    let significant = Array(digits.drop { $0 == 0 }.prefix(maxDigitsCount))
    return AmountDigits(isNegative: isNegative, digits: significant, decimalDigits: pattern.decimalDigits)
  }
}

extension CurrencyRules {
  /// The amount in a text, or `nil` if the text is not in the grammar of `CurrencyFormatter.decimal(from:)`.
  func amount(in text: String) -> AmountDigits? {
    if text == settings.zeroSymbol { return zeroAmount }
    if text == settings.nilSymbol { return nil }
    if settings.followsCurrencyText { return AmountDigits(plainNumber: text) }
    // First, because a format without a symbol can write 1234 as `1.234`, and one with the symbol `1` 5 as `15`.
    return ownAmount(in: text, isNegative: true) ?? ownAmount(in: text, isNegative: false)
      ?? AmountDigits(plainNumber: text) ?? AmountReader.amount(in: text, reading)
  }

  /// The amount in a text that this format writes, or `nil` for any other text.
  private func ownAmount(in text: String, isNegative: Bool) -> AmountDigits? {
    writer.amount(in: text, isNegative: isNegative).flatMap { string($0) == text ? $0 : nil }
  }

  /// The amount in a formatted text.
  func formattedAmount(in text: String) -> AmountDigits? {
    settings.followsCurrencyText ? amountOfAllDigits(in: text) : amount(in: text)
  }

  /// The amount that all digits of a text form, the last ones as decimals. `nil` for a text without a digit.
  func amountOfAllDigits(in text: String) -> AmountDigits? {
    if text == settings.zeroSymbol { return zeroAmount }
    let scan = AmountScan(text, self)
    guard !scan.digits.isEmpty else { return nil }
    return amount(isNegative: scan.minusOffset != nil, digits: scan.values)
  }

  var zeroAmount: AmountDigits { AmountDigits(isNegative: false, digits: [], decimalDigits: pattern.decimalDigits) }
}
