/// What `almanac.json` says, or the defaults where it says nothing.
struct Configuration: Sendable {
  /// The name of the file in the target's folder.
  static let fileName = "almanac.json"

  var access = AccessLevel.internal
  var countries = CountriesConfiguration()
  var currencies = ListConfiguration(conventionalFile: "currencies.json", type: "Currency")
  var locales = ListConfiguration(conventionalFile: "locales.json", type: "CurrencyLocale")
  var emoji = EmojiConfiguration()

  /// What becomes of codes that one section names and another does not have.
  var relations = RelationPolicy.warning

  /// The folder of the user's own templates.
  var templates: Located<String>?
}
