import Foundation

/// What the user of a formatter has set.
///
/// `nil` leaves the question to locale and currency, so that the order in which things are set does not matter.
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

  /// The locale as it is now: the user may choose another while the program runs.
  var currentLocale: Locale {
    let locale = locale.locale
    return locale == .autoupdatingCurrent ? .current : locale
  }
}
