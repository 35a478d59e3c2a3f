import Foundation

/// The properties of a formatter that were set.
///
/// A property that is `nil` follows from the locale and the currency, so the order of setting does not matter.
struct CurrencyOverrides: Sendable {
  var locale: any LocaleConvertible = Locale.autoupdatingCurrent
  var currencyCode: String?
  var currencySymbol: String?
  var showsCurrencySymbol = true
  var minValue: Double?
  var maxValue: Double?
  var hasDecimals: Bool?
  var decimalDigits: Int?
  var decimalSeparator: String?
  var alwaysShowsDecimalSeparator = false
  var groupingSize: Int?
  var secondaryGroupingSize: Int?
  var groupingSeparator: String?
  var hasGroupingSeparator: Bool?
  var maxIntegers: Int?
  var zeroSymbol: String?

  /// The locale at this moment. The user can choose another one while the program runs.
  var currentLocale: Locale {
    let locale = locale.locale
    return locale == .autoupdatingCurrent ? .current : locale
  }
}
