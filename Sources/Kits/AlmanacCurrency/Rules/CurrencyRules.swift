import Almanac
import AlmanacMoney
import Foundation

/// Formats and parses amounts according to a format.
///
/// It's a class, because all formatters with the same format share it.
final class CurrencyRules: Sendable {
  private static let shared = SharedValues { CurrencyRules($0) }

  /// `Decimal.greatestFiniteMagnitude`.
  private static let largestDouble = 3.4028236692093846e165

  /// The format, with the user's locale when the rules were created.
  let settings: CurrencyFormat.Settings
  let pattern: AmountPattern
  let amounts: AmountRules

  private init(_ settings: CurrencyFormat.Settings) {
    self.settings = settings
    pattern = AmountPattern(settings)
    let limits = AmountLimits(
      min: settings.minValue.flatMap { AmountDigits($0) },
      max: settings.maxValue.flatMap { AmountDigits($0) }
    )
    amounts = AmountRules(
      pattern,
      // Otherwise, rounding a limit could show an amount beyond it, as CurrencyText does.
      limits: settings.followsCurrencyText ? limits : limits?.rounded(toDecimals: pattern.decimalDigits),
      maxIntegers: settings.maxIntegers,
      zeroText: settings.zeroSymbol,
      missingText: settings.nilSymbol,
      readsDigitsOnly: settings.followsCurrencyText
    )
  }

  /// Returns the rules of settings, with the user's current locale if they follow it.
  static func of(_ settings: CurrencyFormat.Settings) -> (rules: CurrencyRules, followsUser: Bool) {
    // Settings with rules have a locale that doesn't change.
    if let rules = shared.existing(settings) { return (rules, false) }
    guard settings.locale == .autoupdatingCurrent else { return (shared[settings], false) }
    var current = settings
    current.locale = .current
    return (shared[current], true)
  }

  /// Limits and formats an amount, or returns `nil` for NaN.
  func string(from amount: Decimal) -> String? {
    AmountDigits.rounded(amount, toDecimals: pattern.decimalDigits).map { amounts.text(of: amounts.limited($0)) }
  }

  /// Limits and formats an amount, or returns `nil` for NaN and for an amount that `Decimal` can't hold.
  func string(from amount: Double) -> String? {
    let largest = Self.largestDouble
    // Infinity is beyond every limit, and can't be formatted without one.
    guard amounts.limits != nil || amount.magnitude <= largest else { return nil }
    let finite = amount > largest ? largest : amount < -largest ? -largest : amount
    guard let digits = AmountDigits.rounded(finite, toDecimals: pattern.decimalDigits) else { return nil }
    let limited = amounts.limited(digits)
    return finite != amount && limited == digits ? nil : amounts.text(of: limited)
  }

  /// Returns the state of an amount that a program sets, which is empty for `nil` and NaN.
  func assignedState(_ amount: Decimal?) -> CurrencyTextState {
    let digits = amount.flatMap { AmountDigits.rounded($0, toDecimals: pattern.decimalDigits) }
    return CurrencyTextState(digits.map(amounts.limitedState) ?? .empty)
  }

  /// Returns the digits of a string, with a point for the decimal separator, whether it is an amount or not.
  ///
  /// The sign is dropped, and a string without digits and decimal separators results in an empty string.
  func plainDigits(of text: String) -> String {
    guard pattern.decimalDigits > 0 else { return text.filter { "0"..."9" ~= $0 } }
    let (decimal, grouping) = (pattern.decimalSeparator, pattern.groupingSeparator)
    let isPart = { (character: Character) in "0"..."9" ~= character || decimal.contains(character) }
    guard let first = text.firstIndex(where: isPart), let last = text.lastIndex(where: isPart) else { return "" }
    let digits = text[first...last].replacingOccurrences(of: grouping, with: "")
    return digits.replacingOccurrences(of: decimal, with: ".")
  }
}
