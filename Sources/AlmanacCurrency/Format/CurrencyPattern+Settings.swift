import Foundation

extension CurrencyPattern {
  /// The largest number of decimals that leaves room for integers in a `Decimal`.
  private static let maxDecimalDigits = 30

  private static let usualDecimalDigits = 2

  /// The pattern of a format: that of its locale and currency, with the values that the format sets.
  init(_ settings: CurrencyFormat) {
    self = Self.shared[settings.patternKey]
    let localeDigits = decimalDigits
    decimalDigits = Self.decimalDigits(settings, ofCurrency: localeDigits)
    if settings.alwaysShowsDecimalSeparator, decimalDigits == 0 {
      let ending = Self.shared[settings.patternKey.endingWithSeparator]
      (positive, negative) = (ending.positive, ending.negative)
    }
    if !settings.showsCurrencySymbol {
      symbol = settings.currencySymbol ?? Self.shared[settings.patternKey.withSymbol].symbol
      if !settings.followsCurrencyText { (positive, negative) = (positive.trimmed, negative.trimmed) }
    }
    decimalSeparator = settings.decimalSeparator ?? decimalSeparator
    hasGroupingSeparator = settings.hasGroupingSeparator ?? (settings.groupingSeparator != nil || hasGroupingSeparator)
    groupingSeparator = settings.groupingSeparator ?? groupingSeparator
    groupingSize = max(0, settings.groupingSize ?? groupingSize)
    secondaryGroupingSize = max(0, settings.secondaryGroupingSize ?? secondaryGroupingSize)
  }

  private static func decimalDigits(_ settings: CurrencyFormat, ofCurrency count: Int) -> Int {
    if settings.hasDecimals == false { return 0 }
    if let digits = settings.decimalDigits { return min(max(0, digits), maxDecimalDigits) }
    if settings.followsCurrencyText { return usualDecimalDigits }
    return settings.hasDecimals == true && count == 0 ? usualDecimalDigits : min(count, maxDecimalDigits)
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
