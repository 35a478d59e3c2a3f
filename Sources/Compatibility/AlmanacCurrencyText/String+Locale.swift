public import AlmanacCurrency
public import Foundation

extension String: LocaleConvertible {
  /// The locale of this identifier, such as `"de_DE"`.
  ///
  /// Foundation uses defaults for unknown parts. A text that is not ASCII names no locale, and gives the defaults.
  public var locale: Locale {
    // Foundation on Linux crashes when it formats in such a locale.
    Locale(identifier: utf8.allSatisfy { $0 < 0x80 } ? self : "")
  }
}
