/// The settings of currencies in `almanac.json`.
struct CurrencySettings: Sendable {
  static let keys = SectionSettings.listKeys + NameLanguages.keys + ["historic"]

  var section = SectionSettings(.currencies)
  var languages = NameLanguages()

  /// Whether to use all currencies that a dictionary names, and not only those in use.
  var includesHistoric = false

  init() {}

  /// The settings for an import.
  init(_ section: SectionSettings, _ options: ImportedList.Options) {
    self.section = section
    languages = NameLanguages(options)
  }

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    section.read(object)
    languages.read(object)
    includesHistoric = object.boolean("historic") ?? false
    for code in section.allow.located where !code.value.isCurrencyCode {
      object.report(.currencyCode, at: code.location, "'\(code.value)' is not a currency code, such as 'EUR'")
    }
  }
}
