import Foundation

/// Codes of languages as BCP 47 wants them.
enum LanguageCode {
  /// The codes of three letters that are made of English names (ISO 639-2/B), and those of two letters for the same.
  private static let bibliographic = [
    "alb": "sq", "arm": "hy", "baq": "eu", "bur": "my", "chi": "zh", "cze": "cs", "dut": "nl", "fre": "fr", "geo": "ka",
    "ger": "de", "gre": "el", "ice": "is", "mac": "mk", "mao": "mi", "may": "ms", "per": "fa", "rum": "ro", "slo": "sk",
    "tib": "bo", "wel": "cy",
  ]

  /// A code in the case of BCP 47 and with hyphens: "pt_br" gives "pt-BR".
  static func canonical(_ code: String) -> String { LocaleIdentifier(code)?.parts.joined(separator: "-") ?? code }

  /// The two letters of ISO 639-1 where a code of three has them: "deu" and "ger" give "de".
  static func shortest(_ code: Located<String>) -> Located<String> {
    guard code.value.count == 3 else { return code }
    let short = bibliographic[code.value] ?? Locale.LanguageCode(code.value).identifier(.alpha2)
    return Located(value: short ?? code.value, location: code.location)
  }
}
