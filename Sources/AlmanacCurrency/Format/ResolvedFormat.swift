import Foundation

/// A format with the values of all properties.
struct ResolvedFormat: Sendable {
  /// The largest number of decimals that leaves room for integers in a `Decimal`.
  private static let maxDecimalDigits = 30

  private static let usualDecimalDigits = 2

  /// The format, with the user's locale when it was resolved.
  let settings: CurrencyFormat
  let currencyCode: String
  let currencySymbol: String
  let positive: CurrencyPattern.Affixes
  let negative: CurrencyPattern.Affixes
  let minusSign: String
  let zero: Unicode.Scalar
  let decimalDigits: Int
  let decimalSeparator: String
  let groupingSeparator: String
  let groupingSize: Int
  let secondaryGroupingSize: Int
  let minimumGroupingDigits: Int
  let hasGroupingSeparator: Bool

  /// The largest number of integer digits that the format writes, or `nil` for all.
  let maxIntegers: Int?

  init(_ settings: CurrencyFormat) {
    self.settings = settings
    let pattern = CurrencyPattern.shared[settings.patternKey]
    decimalDigits = Self.decimalDigits(settings, pattern)
    let endsWithSeparator = settings.alwaysShowsDecimalSeparator && decimalDigits == 0
    let affixes = endsWithSeparator ? CurrencyPattern.shared[settings.patternKey.endingWithSeparator] : pattern
    let trims = !settings.showsCurrencySymbol && !settings.followsCurrencyText
    positive = trims ? affixes.positive.trimmed : affixes.positive
    negative = trims ? affixes.negative.trimmed : affixes.negative
    currencyCode = pattern.currencyCode
    currencySymbol =
      settings.currencySymbol
      ?? (settings.showsCurrencySymbol ? pattern : CurrencyPattern.shared[settings.patternKey.withSymbol]).symbol
    minusSign = pattern.minusSign
    zero = pattern.zero
    decimalSeparator = settings.decimalSeparator ?? pattern.decimalSeparator
    groupingSeparator = settings.groupingSeparator ?? pattern.groupingSeparator
    groupingSize = max(0, settings.groupingSize ?? pattern.groupingSize)
    secondaryGroupingSize = max(0, settings.secondaryGroupingSize ?? pattern.secondaryGroupingSize)
    minimumGroupingDigits = pattern.minimumGroupingDigits
    maxIntegers = settings.maxIntegers.map { max(1, $0) }
    hasGroupingSeparator =
      settings.hasGroupingSeparator ?? (settings.groupingSeparator != nil || pattern.hasGroupingSeparator)
  }

  private static func decimalDigits(_ settings: CurrencyFormat, _ pattern: CurrencyPattern) -> Int {
    if settings.hasDecimals == false { return 0 }
    if let digits = settings.decimalDigits { return min(max(0, digits), maxDecimalDigits) }
    if settings.followsCurrencyText { return usualDecimalDigits }
    let needsDecimals = settings.hasDecimals == true && pattern.decimalDigits == 0
    return needsDecimals ? usualDecimalDigits : min(pattern.decimalDigits, maxDecimalDigits)
  }

  /// The largest number of digits, integers and decimals, that each `Decimal` can hold.
  var maxDigitsCount: Int {
    let integers = AmountDigits.decimalCapacity - decimalDigits
    return min(maxIntegers ?? integers, integers) + decimalDigits
  }
}

extension CurrencyFormat {
  var followsCurrencyText: Bool { compatibility == .currencyText3 }

  var patternKey: CurrencyPattern.Key {
    CurrencyPattern.Key(locale: locale, code: currencyCode, symbol: showsCurrencySymbol ? currencySymbol : "")
  }
}

extension CurrencyPattern.Key {
  fileprivate var withSymbol: Self { Self(locale: locale, code: code, symbol: nil) }

  fileprivate var endingWithSeparator: Self {
    Self(locale: locale, code: code, symbol: symbol, endsWithSeparator: true)
  }
}

extension CurrencyPattern.Affixes {
  /// The affixes of a missing symbol, without the spaces beside it.
  fileprivate var trimmed: CurrencyPattern.Affixes {
    CurrencyPattern.Affixes(prefix: prefix.filter { !$0.isWhitespace }, suffix: suffix.filter { !$0.isWhitespace })
  }
}
