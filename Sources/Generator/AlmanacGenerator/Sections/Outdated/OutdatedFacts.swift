/// Outdated codes and facts, which Almanac ships, each with its replacement.
struct OutdatedFacts: Sendable {
  /// The name of the file among the lists that Almanac ships.
  static let fileName = "outdated.json"

  /// The replacement of a code or a fact.
  struct Change {
    /// The values that are right today, or none if nothing replaced a code.
    let now: [String]

    /// The day from which they are right, or `nil` if it isn't known. For some codes, only the year is known.
    let since: String?
  }

  /// The codes that the file lists, and other values that need no country to be understood.
  enum Group: String {
    case countries, currencies, languages, subdivisions, timeZones

    /// Returns a code as the file writes it.
    fileprivate func canonical(_ code: String) -> String {
      switch self {
      case .countries, .currencies, .subdivisions: code.uppercased()
      case .languages: code.lowercased()
      case .timeZones: code
      }
    }
  }

  private let root: JSONValue?

  init(_ file: DataFile? = nil) { root = file?.root }

  /// Returns the replacement of a code in any case.
  func change(of code: String, in group: Group) -> Change? { change(root?[group.rawValue]?[group.canonical(code)]) }

  /// Returns the replacement of a fact about a country.
  func change(of value: String, _ fact: CountryFact, of country: String) -> Change? {
    change(root?[fact.rawValue]?[country]?[value])
  }

  /// Returns the population that Almanac ships, with its year.
  func population(of country: String) -> (count: Double, year: Double)? {
    guard let pair = root?[CountryFact.population.rawValue]?[country]?.elements, pair.count == 2,
      let count = pair[0].number, let year = pair[1].number
    else { return nil }
    return (count, year)
  }

  /// The emoji of the latest versions, in order.
  var emoji: [(version: String, emoji: [String])] {
    (root?["emoji"]?.members ?? []).map { ($0.key.value, ($0.value.elements ?? []).compactMap(\.text?.value)) }
  }

  private func change(_ value: JSONValue?) -> Change? {
    guard let value else { return nil }
    return Change(now: (value["now"]?.elements ?? []).compactMap(\.text?.value), since: value["since"]?.text?.value)
  }
}
