/// A table enum of countries, whose raw values are alpha-2 codes (ISO 3166-1) in lower case, or other names of flags.
///
/// The enums that are generated from flags and from facts conform to it, and to `CountryFlags` and `CountryFacts`; code
/// that takes any of them can be generic over these.
public protocol CountryEnum: TableEnum {}

extension CountryEnum {
  /// The country that a text means, or `nil` where nothing can be made of it.
  ///
  /// The text is tried as a raw value (`CountryCode.key`), then as an alpha-2 code (`CountryCode.alpha2`).
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all mean `us`.
  /// - Complexity: O(length of the text + log number of cases).
  public init?(normalizing text: String) {
    if let match = Self(rawValue: CountryCode.key(text)) {
      self = match
      return
    }
    guard let code = CountryCode.alpha2(text) else { return nil }
    self.init(rawValue: code)
  }

  /// The flag as an emoji sequence (UTS #51), such as "🇺🇸"; "🏳️" where Unicode has no sequence for the code, as for `xx`.
  ///
  /// Not every sequence has a picture: those of former countries are often shown as two letters. That of `uk` is the one of
  /// `gb`.
  public var emoji: String { CountryCode.emoji(rawValue) }

  /// What a screen reader says of the flag: "Flag of United States", or "Flag XX" where the naming does not know the name.
  ///
  /// - Parameters:
  ///   - naming: Knows the names of countries. It is asked for `gb` where the country is `uk`.
  ///   - language: The language of the name (BCP 47), or `nil` for the usual one of the naming. The other words are English.
  public func accessibilityLabel(naming: some CountryNaming, language: String? = nil) -> String {
    label(name: naming.name(ofCountry: CountryCode.assigned(rawValue), language: language))
  }

  /// The English label of a flag.
  func label(name: String?) -> String { name.map { "Flag of \($0)" } ?? "Flag \(rawValue.uppercased())" }
}
