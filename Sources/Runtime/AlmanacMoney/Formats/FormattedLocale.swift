public import Almanac

/// An enum of locales with the formats of amounts.
///
/// Enums that are generated for a target that depends on AlmanacMoney or AlmanacCurrency conform to it.
public protocol FormattedLocale: LocaleEnum {
  /// How each locale writes amounts.
  static var _formats: _FormatTable { get }

  /// The currencies whose symbols the formats use, or `nil` if the target has no enum of currencies.
  static var _currencies: _CurrencyTables? { get }
}

extension FormattedLocale {
  /// None.
  public static var _currencies: _CurrencyTables? { nil }
}
