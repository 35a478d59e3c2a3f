/// A program that uses some of the lists and flags that Almanac ships.
struct WorldProgram: Contender, Sendable {
  let title: String
  let target: String
  let settings: [String]
  let source: String

  /// The files and folders of `World` that have what it uses.
  let files: [String]

  /// The baseline: it links Almanac, and has no list and no flag.
  static let none = WorldProgram(
    title: "without the world",
    target: "Without",
    settings: [dependencies(on: ["Almanac"])],
    source: constant,
    files: []
  )

  /// The targets that use the plugin without any input.
  static let plugin = [
    WorldProgram(
      title: "plugin, uses nothing",
      target: "PluginNothing",
      settings: almanacSettings,
      source: constant,
      files: []
    ),
    WorldProgram(
      title: "plugin, uses facts",
      target: "PluginFacts",
      settings: almanacSettings,
      source: facts,
      files: factFiles
    ),
    WorldProgram(
      title: "plugin, uses everything",
      target: "PluginEverything",
      settings: almanacSettings,
      source: everything,
      files: allFiles
    ),
  ]

  /// The targets that import the library.
  static let library = [
    WorldProgram(importing: facts, title: "AlmanacWorld, uses facts", target: "LibraryFacts", files: factFiles),
    WorldProgram(
      importing: everything,
      title: "AlmanacWorld, uses everything",
      target: "LibraryEverything",
      files: allFiles
    ),
  ]

  private static let factFiles = ["countries.json"]
  private static let allFiles =
    factFiles + ["currencies.json", "locales.json", "languages.json", "emoji.json", "Flags/circle"]

  private static let constant = "print(\"Hello, world!\")\n"

  /// The query is known only at run time, so the compiler cannot drop a country.
  private static let facts = """
    let query = CommandLine.arguments.last ?? ""
    for country in Country.search(query) {
      print(country.name, country.capital ?? "", country.population ?? 0, country.area ?? 0, country.borders.map(\\.name))
    }

    """

  private static let everything =
    facts + """
      for country in Country.search(query) { print(country.flag.png) }
      for currency in Currency.allCases { print(currency.name, currency.symbol) }
      for locale in CurrencyLocale.allCases { print(locale.name) }
      for language in Language.allCases { print(language.name) }
      for emoji in Emoji.search(query) { print(emoji.character, emoji.name, emoji.shortcodes) }
      for category in EmojiCategory.allCases { print(category.displayName, Emoji.all(in: category).count) }

      """
}

extension WorldProgram {
  private init(importing source: String, title: String, target: String, files: [String]) {
    self.init(
      title: title,
      target: target,
      settings: [Self.dependencies(on: ["Almanac", "AlmanacWorld"])],
      source: "import AlmanacWorld\n\n\(source)",
      files: files
    )
  }
}
