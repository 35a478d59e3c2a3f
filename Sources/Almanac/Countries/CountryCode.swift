/// What people and programs write where a country is meant, brought to the form that resource names have.
public enum CountryCode {
  /// The alpha-2 code that a text gives, in lower case.
  ///
  /// In this order: white space around it goes and it is lower-cased; `.png` at its end goes; of `en_US` and `en-US` the
  /// last part stays; of that, the letters a to z stay. What is left is a code when it is exactly two letters.
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all give `us`.
  /// - Returns: Two letters, or `nil`, as for `"usa"`. The code need not be one that a country has.
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

  /// The key that a text gives: trimmed, lower-cased, without `.png`, with `-` for each `_`.
  ///
  /// - Parameter text: For example `"GB_ENG.png"`, which gives `gb-eng`.
  public static func key(_ text: String) -> String {
    var key = ""
    for character in fileStem(text) { key.append(character == "_" ? "-" : character) }
    return key
  }

  /// The emoji of a flag (UTS #51), or "🏳️" where Unicode has none.
  ///
  /// - Parameter code: An alpha-2 code, or that of England, Scotland or Wales (ISO 3166-2), in lower case. That of `uk` is
  ///   the emoji of `gb`.
  static func emoji(_ code: String) -> String {
    switch assigned(code) {
    case "gb-eng": "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    case "gb-sct": "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
    case "gb-wls": "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    case "xx": "🏳️"
    case let code: indicators(code) ?? "🏳️"
    }
  }

  /// The codes whose flag an emoji is, in lower case: the assigned one, and one that is reserved besides. None where it is
  /// no flag of a country.
  public static func codes(ofFlag emoji: String) -> [String] {
    if let code = letters(emoji) {
      guard let reserved = reserved(besides: code) else { return [code] }
      return [code, reserved]
    }
    for code in ["gb-eng", "gb-sct", "gb-wls"] where self.emoji(code) == emoji { return [code] }
    return []
  }

  /// The code that ISO 3166-1 assigns where another is reserved for the same: `gb` for `uk`, and any other for itself.
  public static func assigned(_ code: String) -> String { code == "uk" ? "gb" : code }

  /// The code that ISO 3166-1 reserves besides the assigned one: `uk` for `gb`.
  public static func reserved(besides code: String) -> String? { code == "gb" ? "uk" : nil }

  /// Two regional indicators, or `nil` where the code is not two letters. In UTF-8 they differ in their last byte alone.
  private static func indicators(_ code: String) -> String? {
    var code = code
    return code.withUTF8 { letters in
      guard letters.count == 2, isLetter(letters[0]), isLetter(letters[1]) else { return nil }
      let bytes = [0xF0, 0x9F, 0x87, letters[0] + indicatorOffset, 0xF0, 0x9F, 0x87, letters[1] + indicatorOffset]
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The letters that two regional indicators stand for, or `nil` where the text is something else.
  private static func letters(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 else { return nil }
    let code = String(decoding: [bytes[3] &- indicatorOffset, bytes[7] &- indicatorOffset], as: UTF8.self)
    return indicators(code) == text ? code : nil
  }

  /// What the last byte of an indicator exceeds its letter by.
  private static var indicatorOffset: UInt8 { 0xA6 - 0x61 }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
