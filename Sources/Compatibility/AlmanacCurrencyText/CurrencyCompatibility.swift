public import AlmanacCurrency

/// The library whose rules a format follows where Almanac and CurrencyText differ.
public enum CurrencyCompatibility: String, Codable, Sendable {
  /// Almanac's rules.
  case almanac

  /// The rules of CurrencyText 3, for programs that depend on them.
  ///
  /// The migration guide lists the differences.
  case currencyText3
}

extension CurrencyFormat.Settings {
  /// The library whose rules to follow where Almanac and CurrencyText differ.
  public var compatibility: CurrencyCompatibility {
    get { followsCurrencyText ? .currencyText3 : .almanac }
    set { followsCurrencyText = newValue == .currencyText3 }
  }
}

extension CurrencyFormatter {
  /// The library whose rules to follow where Almanac and CurrencyText differ.
  ///
  /// Set it before the other properties.
  public var compatibility: CurrencyCompatibility {
    get { format.compatibility }
    set { change { $0.compatibility = newValue } }
  }
}
