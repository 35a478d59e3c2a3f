extension CountryCode {
  /// Returns the emoji of a flag (UTS #51), or "🏳️" if Unicode doesn't define one.
  ///
  /// The code is an alpha-2 code, or the code of England, Scotland or Wales (ISO 3166-2), in lowercase. The emoji for
  /// `uk` is the one for `gb`.
  static func emoji(_ code: String) -> String {
    switch assigned(code) {
    case "gb-eng": "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    case "gb-sct": "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    case "gb-wls": "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    case "xx": "🏳️"
    case let code: indicators(code) ?? "🏳️"
    }
  }

  /// Returns the codes of the country whose flag an emoji shows, in lowercase.
  ///
  /// The emoji's code comes first, followed by the reserved or the assigned one, if there is one: `uk` after `gb`, and
  /// `es` after `ic`. The result is empty if the emoji is not a country's flag.
  public static func codes(ofFlag emoji: String) -> [String] {
    if let code = EmojiSequence.region(Array(emoji.unicodeScalars))?.lowercased() {
      return [code] + [reserved(besides: code), country(ofReserved: code)].compactMap { $0 }
    }
    return ["gb-eng", "gb-sct", "gb-wls"].filter { self.emoji($0) == emoji }
  }

  /// Returns a flag's label in English: "Flag of United States", or "Flag XX" if there is no name.
  package static func flagLabel(_ code: String, name: String?) -> String {
    name.map { "Flag of \($0)" } ?? "Flag \(code.uppercased())"
  }

  /// Returns two regional indicators, or `nil` if the code is not two letters.
  private static func indicators(_ code: String) -> String? {
    var code = code
    return code.withUTF8 { letters in
      guard letters.count == 2, letters.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) else { return nil }
      // In UTF-8, indicators differ only in their last byte, which is 0x45 above the letter.
      let bytes = [0xF0, 0x9F, 0x87, letters[0] + 0x45, 0xF0, 0x9F, 0x87, letters[1] + 0x45]
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
