/// Normalizes the country codes and file names that users and services write, such as `" US "`, `"us.png"` and
/// `"en_US"`.
public enum CountryCode {
  /// The alpha-2 code in a text, in lower case.
  ///
  /// The steps, in this order: trim whitespace and convert to lower case; remove a final `.png`; keep only the part
  /// after the last `_` or `-`; keep only the letters a to z. The result is a code if it has exactly two letters.
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all give `us`.
  /// - Returns: Two letters, or `nil`, as for `"usa"`. It may be a code that no country has.
  public static func alpha2(_ text: String) -> String? {
    var letters = ""
    var isNewPart = false
    for character in fileStem(text) {
      if character == "_" || character == "-" {
        isNewPart = true
        continue
      }
      if isNewPart { letters = "" }
      isNewPart = false
      if character.isASCII, character.isLetter { letters.append(character) }
    }
    return letters.utf8.count == 2 ? letters : nil
  }

  /// The key for a text: trimmed, in lower case, without a final `.png`, and with each `_` replaced by `-`.
  ///
  /// - Parameter text: For example `"GB_ENG.png"`, which gives `gb-eng`.
  public static func key(_ text: String) -> String {
    fileStem(text).reduce(into: "") { $0.append($1 == "_" ? "-" : $1) }
  }

  /// The emoji of a flag (UTS #51), or "🏳️" if Unicode does not define one.
  ///
  /// - Parameter code: An alpha-2 code, or the code of England, Scotland or Wales (ISO 3166-2), in lower case. `uk`
  ///   gives the emoji of `gb`.
  static func emoji(_ code: String) -> String {
    switch assigned(code) {
    case "gb-eng": "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    case "gb-sct": "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    case "gb-wls": "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    case "xx": "🏳️"
    case let code: indicators(code) ?? "🏳️"
    }
  }

  /// The codes of the country whose flag an emoji shows, in lower case: first the assigned code, then the reserved one,
  /// if there is one. Empty if the emoji is not the flag of a country.
  public static func codes(ofFlag emoji: String) -> [String] {
    if let code = EmojiSequence.region(Array(emoji.unicodeScalars))?.lowercased() {
      return [code] + [reserved(besides: code)].compactMap { $0 }
    }
    return ["gb-eng", "gb-sct", "gb-wls"].filter { self.emoji($0) == emoji }
  }

  /// The code that ISO 3166-1 assigns to the country: `gb` for `uk`, which is only reserved. All other codes are
  /// unchanged.
  public static func assigned(_ code: String) -> String { code == "uk" ? "gb" : code }

  /// What the flag of a code is called in English: "Flag of United States", or "Flag XX" without a name.
  package static func flagLabel(_ code: String, name: String?) -> String {
    name.map { "Flag of \($0)" } ?? "Flag \(code.uppercased())"
  }

  /// The code that ISO 3166-1 reserves in addition to the assigned one: `uk` for `gb`, `nil` for all others.
  public static func reserved(besides code: String) -> String? { code == "gb" ? "uk" : nil }

  /// The assigned code of the country that a reserved code of ISO 3166-1 belongs to, such as `gb` for `uk`, or `sh` for `ac`,
  /// Ascension Island.
  ///
  /// - Parameter code: Two letters in lower case.
  /// - Returns: `nil` for all other codes, and for a former country that has several successors, such as `su` or `yu`.
  public static func country(ofReserved code: String) -> String? {
    switch code {
    case "uk": "gb"
    // Exceptionally reserved for islands and other places that are part of an assigned code.
    case "ac", "ta": "sh"
    case "cp", "fx": "fr"
    case "cq": "gg"
    case "dg": "io"
    case "ea", "ic": "es"
    // Transitionally reserved for the former names of countries.
    case "bu": "mm"
    case "tp": "tl"
    case "zr": "cd"
    default: nil
    }
  }

  /// Two regional indicators, or `nil` if the code is not two letters.
  private static func indicators(_ code: String) -> String? {
    var code = code
    return code.withUTF8 { letters in
      guard letters.count == 2, letters.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return nil }
      // In UTF-8, indicators differ only in their last byte, which is 0x45 above the letter.
      let bytes = [0xF0, 0x9F, 0x87, letters[0] + 0x45, 0xF0, 0x9F, 0x87, letters[1] + 0x45]
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
