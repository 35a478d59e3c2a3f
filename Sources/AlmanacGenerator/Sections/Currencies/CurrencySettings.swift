/// The settings of currencies in `almanac.json`.
struct CurrencySettings: Sendable {
  static let keys = SectionSettings.listKeys + ["historic"]

  var section = SectionSettings(.currencies)

  /// Whether to use all currencies that a dictionary names, and not only those in use.
  var includesHistoric = false

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    section.read(object)
    includesHistoric = object.boolean("historic") ?? false
    for code in section.allow.located where !code.value.isCurrencyCode {
      object.report(.currencyCode, at: code.location, "'\(code.value)' is not a currency code, such as 'EUR'")
    }
  }
}
