public import Foundation

/// A value that names a locale: a `Locale`, an identifier, or a case of a generated enum.
public protocol LocaleConvertible: Sendable {
  /// The locale.
  var locale: Locale { get }
}

extension Locale: LocaleConvertible {
  /// The locale itself.
  public var locale: Locale { self }
}

extension String: LocaleConvertible {
  /// The locale of this identifier, such as `"de_DE"`. Foundation accepts any string, and uses defaults for unknown parts.
  public var locale: Locale { Locale(identifier: self) }
}
