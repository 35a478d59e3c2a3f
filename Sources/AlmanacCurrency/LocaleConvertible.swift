public import Foundation

/// What names the locale that amounts are written in: a `Locale`, an identifier, or a case of a generated enum.
public protocol LocaleConvertible: Sendable {
  /// The locale that is meant.
  var locale: Locale { get }
}

extension Locale: LocaleConvertible {
  /// The locale itself.
  public var locale: Locale { self }
}

extension String: LocaleConvertible {
  /// The locale of this identifier, such as `"de_DE"`; Foundation takes any string, and falls back for what it knows not.
  public var locale: Locale { Locale(identifier: self) }
}
