public import AlmanacMoney
public import Foundation

/// A value that names a locale: a `Locale`, or a case of a generated enum.
public protocol LocaleConvertible: Sendable {
  /// The locale.
  var locale: Locale { get }

  /// The amount formats of a generated enum's locale, or `nil` to ask Foundation.
  var _localeFormats: _LocaleFormats? { get }
}

extension LocaleConvertible {
  /// `nil`, to ask Foundation.
  public var _localeFormats: _LocaleFormats? { nil }
}

extension LocaleConvertible where Self: FormattedLocale {
  /// The formats of the case, or `nil` for the device's locales.
  public var _localeFormats: _LocaleFormats? { _LocaleFormats(listed: self) }
}

extension Locale: LocaleConvertible {
  /// The locale itself.
  public var locale: Locale { self }
}

/// A locale with the formats of its generated enum.
struct ListedLocale: LocaleConvertible {
  let locale: Locale
  let _localeFormats: _LocaleFormats?
}
