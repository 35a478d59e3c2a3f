public import AlmanacCurrency
public import Foundation

extension String: LocaleConvertible {
  /// The locale with this identifier, such as `"de_DE"`.
  ///
  /// Foundation uses defaults for unknown parts. A string that isn't ASCII names no locale, and results in the
  /// defaults.
  public var locale: Locale {
    // Foundation on Linux crashes when it formats in such a locale.
    Locale(identifier: utf8.allSatisfy { $0 < 0x80 } ? self : "")
  }
}
