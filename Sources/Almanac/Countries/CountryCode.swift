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
    let code = assigned(code)
    if partCodes.contains(code) {
      var flag = "\u{1F3F4}"
      for letter in code.unicodeScalars where letter != "-" { append(0xE0000 + letter.value, to: &flag) }
      append(0xE007F, to: &flag)
      return flag
    }
    var flag = ""
    for letter in code.unicodeScalars where letter >= "a" && letter <= "z" {
      append(letter.value - 0x61 + firstIndicator, to: &flag)
    }
    return code.utf8.count == 2 && flag.unicodeScalars.count == 2 && code != "xx" ? flag : "🏳️"
  }

  /// The codes whose flag an emoji is, in lower case: the assigned one, and one that is reserved besides. None where it is
  /// no flag of a country.
  public static func codes(ofFlag emoji: String) -> [String] {
    let scalars = emoji.unicodeScalars
    var code = ""
    for scalar in scalars where scalar.value >= firstIndicator && scalar.value < firstIndicator + 26 {
      append(scalar.value - firstIndicator + 0x61, to: &code)
    }
    if scalars.count == 2, code.utf8.count == 2 {
      guard let reserved = reserved(besides: code) else { return [code] }
      return [code, reserved]
    }
    for code in partCodes where self.emoji(code) == emoji { return [code] }
    return []
  }

  /// The code that ISO 3166-1 assigns where another is reserved for the same: `gb` for `uk`, and any other for itself.
  public static func assigned(_ code: String) -> String { code == "uk" ? "gb" : code }

  /// The code that ISO 3166-1 reserves besides the assigned one: `uk` for `gb`.
  public static func reserved(besides code: String) -> String? { code == "gb" ? "uk" : nil }

  /// The regional indicator of the letter A.
  private static var firstIndicator: UInt32 { 0x1F1E6 }

  /// The parts of a country that have a flag, spelled in tags.
  private static var partCodes: [String] { ["gb-eng", "gb-sct", "gb-wls"] }

  private static func append(_ value: UInt32, to text: inout String) {
    if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
  }

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
