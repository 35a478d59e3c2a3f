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
