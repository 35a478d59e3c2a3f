public import AlmanacMoney
public import Foundation

/// A value that names a locale: a `Locale`, or a case of a generated enum.
public protocol LocaleConvertible: Sendable {
  /// The locale.
  var locale: Locale { get }

  /// How the locale of a generated enum writes amounts, or `nil` to ask Foundation.
  var _localeFormats: _LocaleFormats? { get }
}

extension LocaleConvertible {
  /// None.
  public var _localeFormats: _LocaleFormats? { nil }
}

extension LocaleConvertible where Self: FormattedLocale {
  /// The formats of the case, or `nil` for the locales of the device.
  public var _localeFormats: _LocaleFormats? { _LocaleFormats(listed: self) }
}

extension Locale: LocaleConvertible {
  /// The locale itself.
  public var locale: Locale { self }
}

/// A locale with the formats of the generated enum that it is from.
struct ListedLocale: LocaleConvertible {
  let locale: Locale
  let _localeFormats: _LocaleFormats?
}
