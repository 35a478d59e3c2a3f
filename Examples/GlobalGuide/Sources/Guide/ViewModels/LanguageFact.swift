import Almanac
import AlmanacWorld

/// A language of a country.
public struct LanguageFact: Codable, Hashable, Identifiable, Sendable {
  /// The code (BCP 47).
  public let code: String

  /// The name in the language of the page.
  public let name: String

  /// The name in the language itself.
  public let nativeName: String?

  /// Whether it is written from right to left.
  public let isRightToLeft: Bool

  /// The code.
  public var id: String { code }

  init(_ code: String, _ names: FactNames) {
    let known = Language(nearestTo: code)
    self.code = code
    name = names.language(code)
    nativeName = known?.nativeName
    isRightToLeft = known?.isRightToLeft ?? false
  }
}

/// A locale of a country.
public struct LocaleFact: Codable, Hashable, Identifiable, Sendable {
  /// The identifier with underscores, such as "de_CH".
  public let identifier: String

  /// The name in the language of the page, such as "German (Switzerland)".
  public let name: String

  /// The name of its language in the language of the page.
  public let language: String

  /// The identifier.
  public var id: String { identifier }

  /// The locale with an identifier, for a page in a language.
  public init(_ identifier: String, language: GuideLanguage) {
    let locale = CurrencyLocale(rawValue: identifier)
    self.identifier = identifier
    let spoken = FactNames(language: language).language(locale?.languageCode ?? identifier)
    let country = locale?.countryCode.flatMap { Country(rawValue: $0) }?.name(in: language.rawValue)
    self.language = spoken
    name = language == .english ? locale?.name ?? identifier : country.map { "\(spoken) (\($0))" } ?? spoken
  }
}
