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

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
