/// Language codes (ISO 639).
enum LanguageCode {
  /// The two-letter code for each three-letter code.
  private static let short = StandardCodes.shortCodes(StandardCodes.languages)

  private static let shortCodes = Set(short.values)

  /// Returns whether a code is one of ISO 639-1.
  static func isShort(_ code: String) -> Bool { shortCodes.contains(code) }

  /// Returns the ISO 639-1 code for a three-letter code, or the code itself if there is none: "de" for "deu" and "ger".
  static func shortest(_ code: String) -> String { short[code] ?? code }

  /// Returns the message that a code is not BCP 47's: it is wrong, or another one means the same.
  static func message(_ code: String, _ canonical: String) -> String {
    LanguageTag(code) == nil
      ? "'\(code)' is not a BCP 47 language code, such as 'de' or 'pt-BR'"
      : "write '\(canonical)' instead of '\(code)', as BCP 47 does"
  }

  /// Returns whether an ISO 639 code doesn't name one language: it means several, none or an unknown one, or CLDR's
  /// root.
  static func isSpecial(_ code: String) -> Bool { ["mis", "mul", "und", "zxx", "root"].contains(code) }
}

/// Script codes (ISO 15924), such as `Latn`.
enum ScriptCode {
  private static let scripts = Set(StandardCodes.scripts.split(separator: " ").map(String.init) + privateUse)

  private static let rightToLeft = Set(StandardCodes.rightToLeftScripts.split(separator: " ").map(String.init))

  /// "Qaaa" to "Qabx".
  private static let privateUse = (0..<50).map { index -> String in
    let letters = [index / 26, index % 26].map { UInt8(ascii: "a") + UInt8($0) }
    return "Qa" + String(decoding: letters, as: UTF8.self)
  }

  /// Returns whether a code (four letters, the first in uppercase) names a script, or is reserved for private use.
  static func isScript(_ code: String) -> Bool { scripts.contains(code) }

  static func isRightToLeft(script code: String) -> Bool { rightToLeft.contains(code) }
}

extension StandardCodes {
  /// Returns the two-letter code for each three-letter code in pairs such as "deu=de".
  static func shortCodes(_ pairs: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pairs.split(separator: " ").map { (String($0.prefix(3)), String($0.suffix(2))) })
  }
}
