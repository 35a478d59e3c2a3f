import Foundation

/// Codes of languages as BCP 47 wants them.
enum LanguageCode {
  /// A code in the case of BCP 47 and with hyphens: "pt_br" gives "pt-BR".
  static func canonical(_ code: String) -> String { LocaleIdentifier(code)?.parts.joined(separator: "-") ?? code }

  /// The two letters of ISO 639-1 where a code of three has them: "deu" gives "de".
  static func shortest(_ code: Located<String>) -> Located<String> {
    let short = code.value.count == 3 ? Locale.LanguageCode(code.value).identifier(.alpha2) : nil
    return Located(value: short ?? code.value, location: code.location)
  }
}
