import Almanac

/// The flag of a country in an enum.
struct CircleFlagKey: Hashable, Sendable {
  /// The type of the enum.
  let source: ObjectIdentifier
  let code: String
}

extension CircleFlagKey {
  init<Country: CountryFlags>(_ country: Country) {
    self.init(source: ObjectIdentifier(Country.self), code: country.rawValue)
  }
}

/// The flags of an enum.
struct CircleFlagSource: Sendable {
  let fallbackKey: CircleFlagKey

  /// Returns the code in a string, if it has its own flag or is the fallback's.
  var code: @Sendable (_ text: String) -> String?
  var flag: @Sendable (_ code: String) -> Flag?

  init<Country: CountryFlags>(_ country: Country.Type) {
    fallbackKey = CircleFlagKey(Country.fallback)
    code = { text in
      let country = Country(normalizing: text) ?? CountryCode.guessedAlpha2(text).flatMap(Country.init(normalizing:))
      return country.flatMap { $0.hasOwnFlag ? $0.rawValue : nil }
    }
    flag = { Country(rawValue: $0)?.flag }
  }

  var id: ObjectIdentifier { fallbackKey.source }
}

extension CountryFlags {
  /// Whether the country has its own flag, or is the fallback. Different flags nearly always differ in size, so the
  /// files are rarely compared.
  var hasOwnFlag: Bool {
    if _tableIndex == Self.fallback._tableIndex { return true }
    let (own, other) = (flag, Self.fallback.flag)
    return own.byteCount != other.byteCount || own.png != other.png
  }
}
