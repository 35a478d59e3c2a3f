/// Codes of languages (BCP 47).
enum LanguageCode {
  /// The codes of two letters, by those of three for the same language.
  private static let short: [String: String] = {
    let pairs = StandardCodes.languages.split(separator: " ")
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.prefix(3)), String($0.suffix(2))) })
  }()

  /// A code in the case of BCP 47 and with hyphens: "pt_br" gives "pt-BR".
  static func canonical(_ code: String) -> String { LocaleIdentifier(code)?.parts.joined(separator: "-") ?? code }

  /// The two letters of ISO 639-1 where a code of three has them: "deu" and "ger" give "de".
  static func shortest(_ code: String) -> String { short[code] ?? code }

  /// The same for a code of an input.
  static func shortest(_ code: Located<String>) -> Located<String> {
    Located(value: shortest(code.value), location: code.location)
  }

  /// Whether a code of ISO 639 is not that of a language: several languages, none, an unknown one, or CLDR's root.
  static func isSpecial(_ code: String) -> Bool { ["mis", "mul", "und", "zxx", "root"].contains(code) }
}

/// Codes of scripts (ISO 15924), such as `Latn`.
enum ScriptCode {
  private static let scripts = Set(StandardCodes.scripts.split(separator: " ").map(String.init))
  private static let rightToLeft = Set(StandardCodes.rightToLeftScripts.split(separator: " ").map(String.init))

  /// Whether a code is that of a script, or one for private use.
  ///
  /// - Parameter code: Four letters, the first a capital.
  static func isScript(_ code: String) -> Bool {
    scripts.contains(code) || code.wholeMatch(of: /Qa(?:a[a-z]|b[a-x])/) != nil
  }

  /// Whether a script is written from right to left.
  static func isRightToLeft(script code: String) -> Bool { rightToLeft.contains(code) }
}
