import Almanac
public import Foundation

/// A source of region names for the accessibility labels of flags.
public protocol CircleFlagAccessibilityNaming {
  /// Returns the name of a region, or `nil` if it isn't known.
  ///
  /// The code is the alpha-2 code of the flag that is shown, in lowercase, such as `us`, or `xx` for the fallback.
  func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String?
}

/// Foundation's names of regions.
public struct SystemCircleFlagAccessibilityNaming: CircleFlagAccessibilityNaming, Sendable {
  /// Creates a naming.
  public init() {}

  /// Returns the name of a region, or `nil` if `Locale.localizedString(forRegionCode:)` doesn't know it.
  ///
  /// `uk` is named like `gb`, and `xx` isn't named. Nor are former countries such as `su`, because Foundation would
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
  /// Returns the accessibility label of the flag that is shown for a code, such as "Flag of United States".
  ///
  /// The name belongs to the flag: the fallback isn't named after the code. If the naming doesn't know the name, the
  /// label is "Flag" with the flag's code: "Flag XX" for the fallback. The other words are English.
  public static func accessibilityLabel(
    for code: String?,
    naming: some CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
    locale: Locale = .current
  ) -> String {
    loader.accessibilityLabel(for: code, naming: naming, locale: locale)
  }
}

extension CircleFlagAccessibilityNaming {
  /// Returns the name of a country, or `nil` for the code of a part, such as `gb-eng`, which isn't a region's.
  fileprivate func name(of code: String, _ locale: Locale) -> String? {
    CountryCode.alpha2(code) == code ? localizedRegionName(forResolvedCode: code, locale: locale) : nil
  }
}

extension CircleFlagLoader {
  /// Returns the accessibility label of the flag that is shown for a string. While no enum is registered, the string
  /// determines the name.
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
  /// Returns the flag's accessibility label. If a country has no flag, the label of the fallback contains no name.
  ///
  /// Without a naming, a country's label is its enum's, a whole sentence in the language. If the enum contains no
  /// names, and for a string, the name is Foundation's.
  func accessibilityLabel(naming: (any CircleFlagAccessibilityNaming)?, locale: Locale) -> String {
    let names = naming ?? SystemCircleFlagAccessibilityNaming()
    guard let country else { return CircleFlagImage.accessibilityLabel(for: code, naming: names, locale: locale) }
    guard country.hasOwnFlag else { return country.accessibilityLabel(name: nil) }
    if naming == nil, let country = country as? any CountryFacts {
      // Keywords, as in `de_CH@calendar=buddhist`, are no part of a language.
      return country.accessibilityLabel(language: String(locale.identifier.prefix { $0 != "@" }))
    }
    return country.accessibilityLabel(name: names.name(of: CountryCode.assigned(code), locale))
  }
}
