/// The settings of languages in `almanac.json`.
struct LanguageSettings: SectionConfiguration {
  static let keys = SectionSettings.listKeys + NameLanguages.keys

  var section = SectionSettings(.languages)

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    section.read(object)
    for code in section.allow.located {
      guard LanguageTag(code.value) == nil || LanguageTag.canonical(code.value) != code.value else { continue }
      let message = "'\(code.value)' is not a language code of BCP 47, such as 'de' or 'pt-BR'"
      object.report(.languageCode, at: code.location, message)
    }
  }
}
