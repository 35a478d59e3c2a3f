import Foundation

/// Codes of languages as BCP 47 wants them.
enum LanguageCode {
  /// The two letters of ISO 639-1 where a code of three has them: "deu" gives "de".
  static func shortest(_ code: Located<String>) -> Located<String> {
    let short = code.value.count == 3 ? Locale.LanguageCode(code.value).identifier(.alpha2) : nil
    return Located(value: short ?? code.value, location: code.location)
  }
}
