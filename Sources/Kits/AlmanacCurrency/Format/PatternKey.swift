import AlmanacMoney
import Foundation

/// The values that decide how a locale writes amounts in a currency.
struct PatternKey: Hashable, Sendable {
  let locale: Locale

  /// The tables of the locale, or `nil` to ask Foundation.
  var formats: _LocaleFormats?

  /// `nil` means the locale's currency.
  let code: String?

  /// `nil` means the symbol that the locale writes for the currency.
  let symbol: String?

  /// Whether amounts end with the decimal separator. Some locales write a space before the symbol only after a digit.
  var endsWithSeparator = false

  /// The patterns in use, because asking for one takes a hundred times as long as formatting an amount.
  private static let patterns = SharedValues { (key: PatternKey) in key.read() }

  /// The locale's pattern.
  var pattern: AmountPattern { Self.patterns[self] }

  /// Reads the tables of the locale's enum if they contain the currency, and asks Foundation otherwise.
  private func read() -> AmountPattern {
    guard let code = code ?? formats?.currencyCode,
      let pattern = formats?.pattern(ofCurrency: code, symbol: symbol, endsWithDigit: !endsWithSeparator)
    else { return AmountPattern(asking: self) }
    return pattern
  }
}
