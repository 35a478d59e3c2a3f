import Foundation

/// A configured `NumberFormatter` and its effective properties.
///
/// It must not be used by several threads at once. `ResolvedFormatCache` makes sure of that.
final class ResolvedFormat {
  let locale: Locale
  let currencyCode: String
  let currencySymbol: String
  let symbolLeads: Bool
  let decimalDigits: Int
  let decimalSeparator: String
  let groupingSeparator: String
  let groupingSize: Int
  let secondaryGroupingSize: Int
  let hasGroupingSeparator: Bool
  let overrides: CurrencyOverrides
  let numberFormatter: NumberFormatter

  init(_ overrides: CurrencyOverrides) {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    locale = overrides.currentLocale
    formatter.locale = locale
    if let code = overrides.currencyCode { formatter.currencyCode = code }
    currencyCode = overrides.currencyCode ?? formatter.currencyCode ?? Self.noCurrency
    currencySymbol = overrides.currencySymbol ?? formatter.currencySymbol ?? ""
    decimalDigits = Self.decimalDigits(overrides, formatter)
    Self.apply(overrides, decimalDigits: decimalDigits, to: formatter)
    let pattern = formatter.positiveFormat ?? ""
    symbolLeads = pattern.prefix { $0 != "0" }.contains("¤")
    decimalSeparator = formatter.currencyDecimalSeparator ?? "."
    groupingSeparator = formatter.currencyGroupingSeparator ?? ","
    groupingSize = formatter.groupingSize
    secondaryGroupingSize = formatter.secondaryGroupingSize
    hasGroupingSeparator = formatter.usesGroupingSeparator
    self.overrides = overrides
    numberFormatter = formatter
  }

  /// The largest number of digits, integers and decimals, that each `Decimal` can hold.
  var maxDigitsCount: Int {
    let integers = Self.capacity - decimalDigits
    return min(overrides.maxIntegers ?? integers, integers) + decimalDigits
  }

  /// The amount, limited to `minValue` and `maxValue`.
  func clamped(_ amount: Decimal) -> Decimal {
    if let limit = overrides.minValue.flatMap(Decimal.init(shortest:)), amount < limit { return limit }
    if let limit = overrides.maxValue.flatMap(Decimal.init(shortest:)), amount > limit { return limit }
    return amount
  }

  /// The largest number of decimals that leaves room for integers in a `Decimal`.
  static let maxDecimalDigits = 30

  private static let capacity = 38

  /// The code of ISO 4217 for no currency.
  private static let noCurrency = "XXX"

  private static let usualDecimalDigits = 2

  private static func decimalDigits(_ overrides: CurrencyOverrides, _ formatter: NumberFormatter) -> Int {
    if overrides.hasDecimals == false { return 0 }
    if let digits = overrides.decimalDigits { return digits }
    // On Linux, the properties of the formatter say 2 for every currency, but its output is right.
    let zero = formatter.string(from: 0) ?? ""
    let ofCurrency = zero.unicodeScalars.count { $0.decimalValue != nil } - 1
    let needsDecimals = overrides.hasDecimals == true && ofCurrency <= 0
    return needsDecimals ? usualDecimalDigits : min(max(0, ofCurrency), maxDecimalDigits)
  }

  private static func apply(_ overrides: CurrencyOverrides, decimalDigits: Int, to formatter: NumberFormatter) {
    // Set even the currency's own number: on Linux, setting a symbol resets it to that of the locale's currency.
    formatter.minimumFractionDigits = decimalDigits
    formatter.maximumFractionDigits = decimalDigits
    if let separator = overrides.decimalSeparator { formatter.currencyDecimalSeparator = separator }
    formatter.alwaysShowsDecimalSeparator = overrides.alwaysShowsDecimalSeparator
    if let size = overrides.groupingSize { formatter.groupingSize = size }
    if let size = overrides.secondaryGroupingSize { formatter.secondaryGroupingSize = size }
    if let separator = overrides.groupingSeparator {
      formatter.currencyGroupingSeparator = separator
      formatter.usesGroupingSeparator = true
    }
    if let isUsed = overrides.hasGroupingSeparator { formatter.usesGroupingSeparator = isUsed }
    if !overrides.showsCurrencySymbol {
      formatter.currencySymbol = ""
    } else if let symbol = overrides.currencySymbol {
      formatter.currencySymbol = symbol
    }
  }
}
