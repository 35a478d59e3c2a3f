public import Almanac

/// A locale enum with the formats of amounts.
///
/// Enums that are generated for a target that depends on AlmanacMoney or AlmanacCurrency conform to it.
public protocol FormattedLocale: LocaleEnum {
  /// The amount formats of the locales.
  static var _formats: _FormatTable { get }

  /// The currencies whose symbols the formats use, or `nil` if the target has no currency enum.
  static var _currencies: _CurrencyTables? { get }
}

extension FormattedLocale {
  /// No currencies.
  public static var _currencies: _CurrencyTables? { nil }
}
