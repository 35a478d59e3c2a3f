public import Almanac

/// A language that the guide has names in. The raw value is its BCP 47 code.
public enum GuideLanguage: String, CaseIterable, CodableWhereAvailable, Sendable {
  case english = "en"
  case arabic = "ar"
  case chinese = "zh"
  case dutch = "nl"
  case french = "fr"
  case german = "de"
  case hindi = "hi"
  case italian = "it"
  case japanese = "ja"
  case korean = "ko"
  case polish = "pl"
  case portuguese = "pt"
  case russian = "ru"
  case spanish = "es"
  case swedish = "sv"
  case turkish = "tr"
  case ukrainian = "uk"
  case vietnamese = "vi"

  /// The language of a tag, or the closest one that includes it: `de` for `de-AT`.
  ///
  /// - Parameter tag: A tag (BCP 47) or an identifier of a locale, with hyphens or underscores.
  public init?(nearestTo tag: String) {
    let code = tag.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: code.lowercased())
  }
}

extension [String: String] {
  /// Of names by language, the one in a language, or else in English.
  func name(in language: GuideLanguage) -> String? { self[language.rawValue] ?? self[GuideLanguage.english.rawValue] }
}
