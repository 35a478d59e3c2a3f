// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Countries/CountryCode.swift. Do not edit.

/// Normalizes the country codes and file names that users and services write.
///
/// They look like `" US "`, `"us.png"` or `"en_US"`.
public enum CountryCode {
  /// Returns the letters a to z in a string without `.png`, after the last `_` or `-`, if there are two: `us` for
  /// `"us (2).png"`, and `no` for `"No."`.
  ///
  /// The result is only a guess.
  package static func guessedAlpha2(_ text: String) -> String? {
    let part = fileStem(text).split { $0 == "_" || $0 == "-" }.last ?? ""
    let letters = part.filter { $0.isASCII && $0.isLetter }
    return letters.utf8.count == 2 ? letters : nil
  }

  /// Returns the key for a string: trimmed, in lowercase, without a final `.png`, and with each `_` replaced by `-`.
  ///
  /// The key for `"GB_ENG.png"`, for example, is `gb-eng`.
  public static func key(_ text: String) -> String {
    fileStem(text).reduce(into: "") { $0.append($1 == "_" ? "-" : $1) }
  }

  /// Returns the code that ISO 3166-1 assigns to the country: `gb` for `uk`, which is only reserved.
  ///
  /// All other codes are unchanged.
  public static func assigned(_ code: String) -> String { code == "uk" ? "gb" : code }

  /// Returns the code that ISO 3166-1 reserves in addition to the assigned one: `uk` for `gb`, `nil` for all others.
  public static func reserved(besides code: String) -> String? { code == "gb" ? "uk" : nil }

  private static func fileStem(_ text: String) -> Substring {
    let name = text.lowercased().trimmed
    return name.hasSuffix(".png") ? name.dropLast(4) : name
  }
}
