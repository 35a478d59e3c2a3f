/// What one file says of a country.
struct CountryRecord: Sendable {
  /// What it means that a file has a country.
  enum Standing: Comparable, Sendable {
    /// It is in a list of countries: there is a case for it.
    case listed

    /// It is among the places that people live in or that have a time zone, which count where there is no list.
    case territory

    /// It is only told more about.
    case mentioned
  }

  /// What can be a population: ten times that of the world is none.
  static let populationRange = 0...100_000_000_000

  var code: Located<String>
  let format: CountryFormat
  var standing: Standing

  /// The facts: one text for each, several for a list, a latitude and a longitude for the coordinate.
  var facts: [CountryFact: [Located<String>]] = [:]

  /// Facts that count where no file has better ones.
  var approximations: [CountryFact: [Located<String>]] = [:]

  /// The names by their languages.
  var names: [String: Located<String>] = [:]

  /// Further Swift names of the case.
  var aliases: [Located<String>] = []

  /// The raw value of the case.
  var key: String { code.value.lowercased() }

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: CountryRecord) {
    collect(other.facts[.name], as: .otherNames)
    // The year of one source is not that of another's population.
    if facts[.population] == nil { facts[.populationYear] = other.facts[.populationYear] }
    for (fact, values) in other.facts where fact != .populationYear {
      switch fact {
      case .nativeNames, .otherNames: collect(values, as: fact)
      default: facts[fact] = facts[fact] ?? values
      }
    }
    approximations.merge(other.approximations) { mine, _ in mine }
    names.merge(other.names) { mine, _ in mine }
    aliases += other.aliases
  }

  private mutating func collect(_ values: [Located<String>]?, as fact: CountryFact) {
    for value in values ?? [] {
      let known = (facts[.name] ?? []) + (facts[fact] ?? [])
      if !known.contains(where: { $0.value == value.value }) { facts[fact, default: []].append(value) }
    }
  }
}
