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
    let name = fileStem(text)
    let parts = name.split { $0 == "_" || $0 == "-" }
    let letters = (parts.last ?? "").filter { $0.isASCII && $0.isLetter }
    return letters.count == 2 ? String(letters) : nil
  }

  /// The key that a text gives: trimmed, lower-cased, without `.png`, with `-` for each `_`.
  ///
  /// - Parameter text: For example `"GB_ENG.png"`, which gives `gb-eng`.
  public static func key(_ text: String) -> String {
    String(fileStem(text).map { $0 == "_" ? "-" : $0 })
  }

  /// The emoji of a flag (UTS #51), or "🏳️" where Unicode has none.
  ///
  /// - Parameter code: An alpha-2 code, or that of England, Scotland or Wales (ISO 3166-2), in lower case. That of `uk` is
  ///   the emoji of `gb`.
  static func emoji(_ code: String) -> String {
    let code = assigned(code)
    let letters = Array(code.utf8)
    let areLetters = letters.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    if letters.count == 2, areLetters, code != "xx" {
      return scalars(letters.map { 0x1F1E6 + UInt32($0 - UInt8(ascii: "a")) })
    }
    guard ["gb-eng", "gb-sct", "gb-wls"].contains(code) else { return "🏳️" }
    let tags = letters.filter { $0 != UInt8(ascii: "-") }.map { 0xE0000 + UInt32($0) }
    return scalars([0x1F3F4] + tags + [0xE007F])
  }

  /// The codes whose flag an emoji is, in lower case: the assigned one, and one that is reserved besides. None where it is
  /// no flag of a country.
  public static func codes(ofFlag emoji: String) -> [String] {
    let values = emoji.unicodeScalars.map(\.value)
    if values.count == 2, values.allSatisfy({ 0x1F1E6...0x1F1FF ~= $0 }) {
      let code = scalars(values.map { $0 - 0x1F1E6 + 0x61 })
      return [code] + [reserved(besides: code)].compactMap { $0 }
    }
    return ["gb-eng", "gb-sct", "gb-wls"].filter { self.emoji($0) == emoji }
  }

  /// The code that ISO 3166-1 assigns where another is reserved for the same: `gb` for `uk`, and any other for itself.
  public static func assigned(_ code: String) -> String { code == "uk" ? "gb" : code }

  /// The code that ISO 3166-1 reserves besides the assigned one: `uk` for `gb`.
  public static func reserved(besides code: String) -> String? { code == "gb" ? "uk" : nil }

  private static func scalars(_ values: [UInt32]) -> String {
    String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
  }

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
