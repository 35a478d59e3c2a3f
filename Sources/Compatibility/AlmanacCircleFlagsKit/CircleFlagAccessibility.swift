import Almanac
public import Foundation

/// A source of the names of regions for the accessibility labels of flags.
public protocol CircleFlagAccessibilityNaming {
  /// Returns the name of a region, or `nil` if it is not known.
  ///
  /// The code is the alpha-2 code of the flag that is shown, in lower case, such as `us`, or `xx` for the fallback.
  func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String?
}

/// The names of regions that Foundation knows.
public struct SystemCircleFlagAccessibilityNaming: CircleFlagAccessibilityNaming, Sendable {
  /// Creates a naming.
  public init() {}

  /// Returns the name of a region, or `nil` if `Locale.localizedString(forRegionCode:)` doesn't know it.
  ///
  /// `uk` is named like `gb`, and `xx` has no name. Neither do former countries such as `su`, because Foundation would
  /// name a successor, which has another flag.
  public func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? {
    let region = CountryCode.assigned(code).uppercased()
    guard region != "XX", !Self.formerCountries.contains(region),
      let name = locale.localizedString(forRegionCode: region)
    else { return nil }
    // For an unknown code, the name is the code itself.
    return name.isEmpty || name.uppercased() == region ? nil : name
  }

  /// The former countries (ISO 3166-3) for which Foundation returns the name of a successor.
  private static let formerCountries: Set<String> = [
    "AN", "BU", "CS", "DD", "DY", "HV", "NH", "RH", "SU", "TP", "VD", "YD", "YU", "ZR",
  ]
}

extension CircleFlagImage {
  /// Returns the accessibility label of the flag that is shown for a text, such as "Flag of United States".
  ///
  /// The name belongs to the flag: if the text gives the fallback, it is not named after the text. If the naming
  /// doesn't know the name, the label is "Flag" with the code of the flag: "Flag XX" for the fallback. The other words
  /// are English.
  public static func accessibilityLabel(
    for code: String?,
    naming: some CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
    locale: Locale = .current
  ) -> String {
    loader.accessibilityLabel(for: code, naming: naming, locale: locale)
  }
}

extension CircleFlagAccessibilityNaming {
  /// Returns the name of a country, and none for a code of a part, such as `gb-eng`, which is not that of a region.
  fileprivate func name(of code: String, _ locale: Locale) -> String? {
    CountryCode.alpha2(code) == code ? localizedRegionName(forResolvedCode: code, locale: locale) : nil
  }
}

extension CircleFlagLoader {
  /// Returns the accessibility label of the flag that is shown for a text, which is named by the text while no enum is
  /// registered.
  func accessibilityLabel(
    for text: String?,
    naming: some CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
    locale: Locale = .current
  ) -> String {
    let shown = key(for: text ?? "")?.code
    let name = naming.name(of: shown ?? CircleFlagImage.resolvedKey(for: text ?? ""), locale)
    return CountryCode.flagLabel(shown ?? "xx", name: name)
  }
}

extension CircleFlagRequest {
  /// Returns the accessibility label of the flag. If a country has no flag, the label of the fallback contains no name.
  ///
  /// If there is no naming, the names of a country are those of its enum, in a whole sentence of the language. If the
  /// enum contains no names, and for a text, they are Foundation's.
  func accessibilityLabel(naming: (any CircleFlagAccessibilityNaming)?, locale: Locale) -> String {
    let names = naming ?? SystemCircleFlagAccessibilityNaming()
    guard let country else { return CircleFlagImage.accessibilityLabel(for: code, naming: names, locale: locale) }
    guard country.hasOwnFlag else { return country.accessibilityLabel(name: nil) }
    if naming == nil, let country = country as? any CountryFacts {
      return country.accessibilityLabel(language: locale.languageTag)
    }
    return country.accessibilityLabel(name: names.name(of: CountryCode.assigned(code), locale))
  }
}

extension Locale {
  /// The language without keywords, such as "de_CH" for `de_CH@calendar=buddhist`.
  fileprivate var languageTag: String {
    String(identifier.prefix { $0 != "@" })
  }
}
