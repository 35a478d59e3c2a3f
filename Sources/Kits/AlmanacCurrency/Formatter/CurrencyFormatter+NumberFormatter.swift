import AlmanacMoney
public import Foundation

extension CurrencyFormatter {
  /// A new `NumberFormatter` with the properties of this formatter, which writes the same strings.
  ///
  /// If the locale is from a generated enum, only the digits are Foundation's, and how many of them must precede the
  /// first separator.
  ///
  /// It doesn't limit amounts to `minValue` and `maxValue`, and writes `zeroSymbol` only for zero itself. If you change
  /// it, this formatter doesn't change.
  ///
  /// - Complexity: Its first string takes about 0.1 ms. For many amounts, call this formatter's `string(from:)`.
  public var numberFormatter: NumberFormatter {
    let rules = rules
    let (settings, pattern) = (rules.settings, rules.pattern)
    let formatter = AmountPattern.formatter(settings.patternKey)
    if let symbol = settings.patternKey.symbol { formatter.currencySymbol = symbol }
    // After the symbol, which on Linux resets the decimals to the number of the locale's currency.
    formatter.minimumFractionDigits = pattern.decimalDigits
    formatter.maximumFractionDigits = pattern.decimalDigits
    #if !canImport(Darwin)
      // Here, NumberFormatter doesn't round to fewer decimals than the currency has, except to none.
      if pattern.decimalDigits > 0 {
        let digits = Int16(pattern.decimalDigits)
        formatter.roundingIncrement = NSDecimalNumber(mantissa: 1, exponent: -digits, isNegative: false)
      }
    #endif
    formatter.currencyDecimalSeparator = pattern.decimalSeparator
    formatter.alwaysShowsDecimalSeparator = settings.alwaysShowsDecimalSeparator
    formatter.currencyGroupingSeparator = pattern.groupingSeparator
    formatter.usesGroupingSeparator = pattern.hasGroupingSeparator
    formatter.groupingSize = pattern.groupingSize
    formatter.secondaryGroupingSize = pattern.secondaryGroupingSize
    if let count = rules.amounts.maxIntegers { formatter.maximumIntegerDigits = count }
    formatter.minimum = settings.minValue.map(NSNumber.init(value:))
    formatter.maximum = settings.maxValue.map(NSNumber.init(value:))
    formatter.zeroSymbol = settings.zeroSymbol
    formatter.nilSymbol = settings.nilSymbol
    if !settings.showCurrencySymbol || settings.tables != nil || settings.pattern != nil {
      // A NumberFormatter would keep the spaces beside a hidden symbol, and Foundation's affixes can differ from
      // CLDR's.
      (formatter.positivePrefix, formatter.positiveSuffix) = (pattern.positive.prefix, pattern.positive.suffix)
      (formatter.negativePrefix, formatter.negativeSuffix) = (pattern.negative.prefix, pattern.negative.suffix)
    }
    return formatter
  }
}
