import Almanac
public import Foundation

/// A source of the names of regions for the accessibility labels of flags.
public protocol CircleFlagAccessibilityNaming: Sendable {
  /// The name of a region, or `nil` if it is not known.
  ///
  /// - Parameters:
  ///   - code: The result of `CircleFlagImage.resolvedKey(for:)`, such as `us`.
  ///   - locale: The locale of the name.
  func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String?
}

/// The names of regions that Foundation knows.
public struct SystemCircleFlagAccessibilityNaming: CircleFlagAccessibilityNaming {
  /// The names of Foundation.
  public init() {}

  /// The name of a region by `Locale.localizedString(forRegionCode:)`, or `nil` if Foundation does not know it. `uk` has the
  /// name of `gb`, and `xx` has none.
  public func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? {
    let region = CountryCode.assigned(code).uppercased()
    guard region != "XX", let name = locale.localizedString(forRegionCode: region) else { return nil }
    // For an unknown code, the name is the code itself.
    return name.isEmpty || name.uppercased() == region ? nil : name
  }
}

extension CircleFlagImage {
  /// The accessibility label of the flag that is shown for a text, such as "Flag of United States".
  ///
  /// If the naming does not know the region, it is "Flag" with the code of the flag that is shown: "Flag XX" for the fallback.
  /// The other words are English.
  ///
  /// - Parameters:
  ///   - code: A text in any known spelling. `nil` is the fallback.
  ///   - naming: The source of the names.
  ///   - locale: The locale of the name.
  public static func accessibilityLabel(
    for code: String?,
    naming: some CircleFlagAccessibilityNaming = SystemCircleFlagAccessibilityNaming(),
    locale: Locale = .current
  ) -> String {
    let key = resolvedKey(for: code ?? "")
    if let name = naming.localizedRegionName(forResolvedCode: key, locale: locale) { return "Flag of \(name)" }
    let shown = loader.key(for: code ?? "")?.code ?? "xx"
    return "Flag \(shown.uppercased())"
  }
}

extension CircleFlagRequest {
  /// The accessibility label of the flag.
  ///
  /// - Parameters:
  ///   - naming: The source of the names. If it is `nil`, a country has the names of its enum, in a whole sentence of the
  ///     language. If the enum has no names, and for a text, they are Foundation's.
  ///   - locale: The locale of the name.
  func accessibilityLabel(naming: (any CircleFlagAccessibilityNaming)?, locale: Locale) -> String {
    if naming == nil, let country = country as? any CountryFacts {
      return country.accessibilityLabel(language: locale.languageTag)
    }
    let naming = naming ?? SystemCircleFlagAccessibilityNaming()
    guard let country else { return CircleFlagImage.accessibilityLabel(for: code, naming: naming, locale: locale) }
    return country.accessibilityLabel(naming: RegionNaming(naming: naming, locale: locale))
  }
}

/// The names of regions as names of countries. A code of a part, such as `gb-eng`, is not that of a region.
private struct RegionNaming: CountryNaming {
  let naming: any CircleFlagAccessibilityNaming
  let locale: Locale

  func name(ofCountry code: String, language: String?) -> String? {
    CountryCode.alpha2(code) == code ? naming.localizedRegionName(forResolvedCode: code, locale: locale) : nil
  }
}

extension Locale {
  /// The language without keywords, such as "de_CH" for `de_CH@calendar=buddhist`.
  fileprivate var languageTag: String {
    String(identifier.prefix { $0 != "@" })
  }
}
