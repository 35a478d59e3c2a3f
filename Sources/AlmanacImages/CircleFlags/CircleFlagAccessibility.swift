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
