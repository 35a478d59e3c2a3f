/// Brings sound flags into the order and under the names of the generated enum.
struct AtlasBuilder {
  private let configuration: CountriesConfiguration
  private var rules = CaseRules()

  /// What is wrong with the Swift names.
  var diagnostics: [Diagnostic] { rules.diagnostics }

  init(configuration: CountriesConfiguration) {
    self.configuration = configuration
  }

  /// The atlas of some flags.
  ///
  /// - Parameter flags: Files whose names follow the naming rule, and their images.
  /// - Returns: All of them that have a Swift name; the others are in `diagnostics`.
  mutating func atlas(of flags: [(file: FlagFile, image: FlagImage?)]) -> Atlas {
    let sorted = flags.sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
    // All cases claim their names before the first alias does: an alias never pushes out a case.
    let named = sorted.map { ($0, rules.claimCase(for: $0.file.name, at: $0.file.location)) }
    let countries = named.compactMap { flag, caseName -> Country? in
      let aliases = aliases(of: flag.file.name)
      guard let caseName, let image = flag.image else { return nil }
      return Country(code: flag.file.name, caseName: caseName, aliases: aliases, flag: image)
    }
    return Atlas(countries: countries, fallback: configuration.fallbackName)
  }

  private mutating func aliases(of code: String) -> [String] {
    configuration.aliases.filter { $0.code.value == code }.flatMap(\.names)
      .compactMap { rules.claimAlias($0, of: code) }.sorted()
  }
}
