/// What `almanac.json` says of languages.
struct LanguageSettings: Sendable {
  static let keys = SectionSettings.listKeys + NameLanguages.keys

  var section = SectionSettings(.languages)
  var languages = NameLanguages()

  init() {}

  /// The settings of a list that is imported.
  init(_ section: SectionSettings, _ options: ImportedList.Options) {
    self.section = section
    languages = NameLanguages(options)
  }

  /// Takes over what the configuration says.
  mutating func read(_ object: JSONObject) {
    section.read(object)
    languages.read(object)
    for code in section.allow {
      guard LocaleIdentifier(code.value) == nil || LanguageCode.canonical(code.value) != code.value else { continue }
      let message = "'\(code.value)' is not a language code of BCP 47, such as 'de' or 'pt-BR'"
      object.report(.languageCode, at: code.location, message)
    }
  }
}
