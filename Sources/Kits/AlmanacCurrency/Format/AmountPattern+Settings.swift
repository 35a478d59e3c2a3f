import AlmanacMoney
import Foundation

extension AmountPattern {
  /// The largest number of decimals that leaves room for integers in a `Decimal`.
  private static let maxDecimalDigits = 30

  private static let usualDecimalDigits = 2

  /// Creates the pattern of a format from its locale and currency, with the values that the format sets.
  init(_ settings: CurrencyFormat.Settings) {
    self = settings.pattern ?? settings.patternKey.pattern
    decimalDigits = Self.decimalDigits(settings, ofCurrency: settings.listedCurrency?.minorUnits ?? decimalDigits)
    // The affixes of a decoded format already follow its settings.
    if settings.pattern == nil { setAffixes(settings) }
    beginsWithSymbol = positive.prefix.contains(symbol)
    alwaysShowsDecimalSeparator = settings.alwaysShowsDecimalSeparator
    if let separator = settings.decimalSeparator, !separator.isEmpty, !separator.isPartOfNumber {
      decimalSeparator = separator
    }
    hasGroupingSeparator = settings.hasGroupingSeparator ?? (settings.groupingSeparator != nil || hasGroupingSeparator)
    if let separator = settings.groupingSeparator, !separator.isPartOfNumber { groupingSeparator = separator }
    groupingSize = max(0, settings.groupingSize ?? groupingSize)
    secondaryGroupingSize = max(0, settings.secondaryGroupingSize ?? secondaryGroupingSize)
  }

  /// Sets the symbol and the affixes of the digits, which depend on what else is written.
  private mutating func setAffixes(_ settings: CurrencyFormat.Settings) {
    if settings.alwaysShowsDecimalSeparator, decimalDigits == 0 {
      var key = settings.patternKey
      key.endsWithSeparator = true
      (positive, negative) = (key.pattern.positive, key.pattern.negative)
    }
    if !settings.showCurrencySymbol {
      symbol = settings.ownSymbol ?? settings.patternKey(symbol: nil).pattern.symbol
      if !settings.followsCurrencyText { (positive, negative) = (positive.trimmed, negative.trimmed) }
    }
  }

  /// Returns the pattern to encode with settings: its decimals are the currency's, so that a program can still change
  /// their number.
  func encoded(_ settings: CurrencyFormat.Settings) -> AmountPattern {
    var pattern = self
    pattern.decimalDigits = settings.patternKey.pattern.decimalDigits
    return pattern
  }

  private static func decimalDigits(_ settings: CurrencyFormat.Settings, ofCurrency count: Int) -> Int {
    if settings.hasDecimals == false { return 0 }
    if let digits = settings.decimalDigits { return min(max(0, digits), maxDecimalDigits) }
    if settings.followsCurrencyText { return usualDecimalDigits }
    return settings.hasDecimals == true && count <= 0 ? usualDecimalDigits : min(max(0, count), maxDecimalDigits)
  }
}

extension CurrencyFormat.Settings {
  /// The symbol that the format or a list sets, or `nil` for the locale's.
  fileprivate var ownSymbol: String? {
    if let currencySymbol { return currencySymbol }
    guard let listedCurrency, let symbol = listedCurrency.symbol else { return nil }
    return tables?.lists(listedCurrency.code, symbol: symbol) == true ? nil : symbol
  }

  var patternKey: PatternKey { patternKey(symbol: showCurrencySymbol ? ownSymbol : "") }

  fileprivate func patternKey(symbol: String?) -> PatternKey {
    PatternKey(locale: locale, formats: tables, code: currencyCode, symbol: symbol)
  }
}

extension AmountPattern.Affixes {
  /// The affixes of a missing symbol, without the spaces beside it.
  fileprivate var trimmed: AmountPattern.Affixes {
    AmountPattern.Affixes(prefix: prefix.filter { !$0.isWhitespace }, suffix: suffix.filter { !$0.isWhitespace })
  }
}
