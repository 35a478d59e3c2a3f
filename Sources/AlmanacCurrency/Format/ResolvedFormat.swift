import Foundation

/// A format with the values of all properties.
final class ResolvedFormat: Sendable {
  private static let shared = SharedValues(ResolvedFormat.init)

  /// The largest number of decimals that leaves room for integers in a `Decimal`.
  static let maxDecimalDigits = 30

  private static let usualDecimalDigits = 2

  /// The format, with the user's locale when it was resolved.
  let format: CurrencyFormat
  let currencyCode: String
  let currencySymbol: String
  let symbolScalars: [Unicode.Scalar]
  let symbolLeads: Bool
  let positive: CurrencyPattern.Affixes
  let negative: CurrencyPattern.Affixes
  let minusSign: String
  let zero: Unicode.Scalar
  let decimalDigits: Int
  let decimalSeparator: String
  let alwaysShowsDecimalSeparator: Bool
  let groupingSeparator: String
  let groupingSize: Int
  let secondaryGroupingSize: Int
  let minimumGroupingDigits: Int
  let hasGroupingSeparator: Bool
  let limits: AmountLimits
  let reading: ReadingRules

  /// The resolved format, which all formatters with the same format share.
  static func of(_ format: CurrencyFormat) -> ResolvedFormat {
    var format = format
    format.locale = format.currentLocale
    return shared[format]
  }

  /// - Parameter format: A format with the user's locale at this moment.
  private init(_ format: CurrencyFormat) {
    self.format = format
    let symbol = format.showsCurrencySymbol ? format.currencySymbol : ""
    let code = format.currencyCode
    let key = CurrencyPattern.Key(locale: format.locale, code: code, symbol: symbol)
    var pattern = CurrencyPattern.shared[key]
    decimalDigits = Self.decimalDigits(format, pattern)
    if format.alwaysShowsDecimalSeparator, decimalDigits == 0 { pattern = CurrencyPattern.shared[key.endingWithSeparator] }
    currencyCode = pattern.currencyCode
    currencySymbol =
      format.currencySymbol
      ?? (format.showsCurrencySymbol
        ? pattern.symbol
        : CurrencyPattern.shared[CurrencyPattern.Key(locale: format.locale, code: code, symbol: nil)].symbol)
    let trims = !format.showsCurrencySymbol && !format.followsCurrencyText
    positive = trims ? pattern.positive.trimmed : pattern.positive
    negative = trims ? pattern.negative.trimmed : pattern.negative
    symbolScalars = Array(currencySymbol.unicodeScalars)
    symbolLeads = !currencySymbol.isEmpty && positive.prefix.contains(currencySymbol)
    minusSign = pattern.minusSign
    zero = pattern.zero
    decimalSeparator = format.decimalSeparator ?? pattern.decimalSeparator
    alwaysShowsDecimalSeparator = format.alwaysShowsDecimalSeparator
    groupingSeparator = format.groupingSeparator ?? pattern.groupingSeparator
    groupingSize = max(0, format.groupingSize ?? pattern.groupingSize)
    secondaryGroupingSize = max(0, format.secondaryGroupingSize ?? pattern.secondaryGroupingSize)
    minimumGroupingDigits = pattern.minimumGroupingDigits
    hasGroupingSeparator =
      format.hasGroupingSeparator ?? (format.groupingSeparator != nil || pattern.hasGroupingSeparator)
    limits = AmountLimits(min: format.minValue, max: format.maxValue)
    reading = ReadingRules(
      affixes: (ReadingRules.Affixes(positive), ReadingRules.Affixes(negative)),
      symbols: [currencySymbol, currencyCode].map { AmountText($0).scalars }.filter { !$0.isEmpty },
      decimalSeparator: AmountText(decimalSeparator).scalars,
      groupingSeparator: AmountText(groupingSeparator).scalars,
      groupingSize: hasGroupingSeparator && groupingSize > 0 ? groupingSize : 3,
      secondaryGroupingSize: secondaryGroupingSize,
      hasDecimals: decimalDigits > 0
    )
  }

  private static func decimalDigits(_ format: CurrencyFormat, _ pattern: CurrencyPattern) -> Int {
    if format.hasDecimals == false { return 0 }
    if let digits = format.decimalDigits { return min(max(0, digits), maxDecimalDigits) }
    if format.followsCurrencyText { return usualDecimalDigits }
    let needsDecimals = format.hasDecimals == true && pattern.decimalDigits == 0
    return needsDecimals ? usualDecimalDigits : min(pattern.decimalDigits, maxDecimalDigits)
  }

  /// The largest number of digits, integers and decimals, that each `Decimal` can hold.
  var maxDigitsCount: Int {
    let integers = AmountDigits.decimalCapacity - decimalDigits
    return min(format.maxIntegers.map { max(1, $0) } ?? integers, integers) + decimalDigits
  }
}

extension CurrencyFormat {
  var followsCurrencyText: Bool { compatibility == .currencyText3 }
}

extension CurrencyPattern.Affixes {
  /// The affixes of a missing symbol, without the spaces beside it.
  fileprivate var trimmed: CurrencyPattern.Affixes {
    CurrencyPattern.Affixes(prefix: prefix.filter { !$0.isWhitespace }, suffix: suffix.filter { !$0.isWhitespace })
  }
}
