/// The settings of locales in `almanac.json`.
struct LocaleSettings: SectionConfiguration {
  static let keys = SectionSettings.enumKeys

  var section = SectionSettings(.locales)

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) { section.read(object) }
}
