/// Brings sound flags into the order and under the names of the generated enum.
struct CountryBuilder {
  private let configuration: CountriesConfiguration
  private var rules = CaseRules()

  /// What is wrong with the Swift names.
  var diagnostics: [Diagnostic] { rules.diagnostics }

  init(configuration: CountriesConfiguration) {
    self.configuration = configuration
  }

  /// The countries of some flags, sorted by code.
  ///
  /// - Parameter flags: Files whose names follow the naming rule, and their images.
  /// - Returns: All of them that have a Swift name; the others are in `diagnostics`.
  mutating func countries(of flags: [(file: FlagFile, image: FlagImage?)]) -> [Country] {
    let sorted = flags.sorted { $0.file.name.utf8.lexicographicallyPrecedes($1.file.name.utf8) }
    // All cases claim their names before the first alias does: an alias never pushes out a case.
    let named = sorted.map { ($0, claimCase($0.file)) }
    return named.compactMap { flag, caseName -> Country? in
      let aliases = aliases(of: flag.file.name)
      guard let caseName, let image = flag.image else { return nil }
      return Country(code: flag.file.name, caseName: caseName, aliases: aliases, flag: image)
    }
  }

  private mutating func claimCase(_ file: FlagFile) -> String? {
    rules.claimCase(SwiftIdentifier.caseName(for: file.name), for: "'\(file.name)'", at: file.location)
  }

  private mutating func aliases(of code: String) -> [String] {
    configuration.aliases.filter { $0.code.value == code }.flatMap(\.names)
      .compactMap { rules.claimAlias($0, of: code) }.sorted()
  }
}
