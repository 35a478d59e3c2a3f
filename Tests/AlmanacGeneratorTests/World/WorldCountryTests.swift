import Foundation
import Testing

@testable import AlmanacGenerator

/// The countries in `World`.
@Suite struct WorldCountryTests {
  /// Unions of countries, which have few facts.
  private static let unions: Set = ["EU", "UN"]

  /// Territories without inhabitants of their own.
  private static let uninhabited: Set = ["AQ", "BV", "GS", "HM", "IO", "TF", "UM"]

  /// Other territories, which are no sovereign countries.
  private static let territories = Set(
    """
    AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX \
    TC TK TW VG VI WF YT
    """
    .split(separator: " ").map(String.init)
  )

  /// The facts that a sovereign country may lack, and why.
  private static let exceptions: [String: Set<String>] = [
    // Not in ISO 3166-1, and without a domain of its own.
    "XK": ["alpha3", "numericCode", "topLevelDomains"],
    // All of its languages are equal, and it works in three.
    "ER": ["languages"],
  ]

  @Test func areThoseOfISO() throws {
    let codes = try World.countries().map(\.code)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(codes.count == 252)
    let assigned = try World.countries().filter { $0.alpha3 != nil && $0.numericCode != nil }.map(\.code)
    #expect(assigned.count == 249)
    #expect(Set(codes).subtracting(assigned) == ["XK", "EU", "UN"])
    let others = Self.unions.union(Self.uninhabited).union(Self.territories)
    // The members of the United Nations, the Holy See, Palestine and Kosovo.
    #expect(others.isSubset(of: codes) && codes.count - others.count == 196)
  }

  @Test func haveAllFacts() throws {
    for country in try World.countries() where !Self.unions.contains(country.code) {
      var missing = Set(self.missing(of: country)).subtracting(Self.exceptions[country.code] ?? [])
      if Self.territories.contains(country.code) {
        missing.subtract(["capital", "languages", "topLevelDomains", "timeZones", "callingCodes"])
      }
      if Self.uninhabited.contains(country.code) {
        // Antarctica is in no region of UN M49.
        missing.subtract([
          "capital", "population", "currencies", "languages", "timeZones", "callingCodes", "topLevelDomains",
          "drivingSide",
          "region", "subregion",
        ])
      }
      #expect(missing.isEmpty, "\(country.code)")
    }
  }

  private func missing(of country: World.Country) -> [String] {
    let facts: [(String, Bool)] = [
      ("alpha3", country.alpha3 == nil), ("numericCode", country.numericCode == nil),
      ("capital", country.capital?.names.isEmpty != false), ("region", country.region == nil),
      ("subregion", country.subregion == nil), ("population", country.population ?? 0 == 0),
      ("area", country.area == nil), ("coordinate", country.coordinate?.count != 2),
      ("currencies", country.currencies == nil), ("languages", country.languages == nil),
      ("timeZones", country.timeZones == nil), ("callingCodes", country.callingCodes == nil),
      ("topLevelDomains", country.topLevelDomains == nil), ("firstDayOfWeek", country.firstDayOfWeek == nil),
      ("measurementSystem", country.measurementSystem == nil), ("drivingSide", country.drivingSide == nil),
    ]
    return facts.filter(\.1).map(\.0)
  }

  /// The names of a country in its own languages are those of the lists in these languages.
  @Test func haveNativeNames() throws {
    let names = try Dictionary(
      uniqueKeysWithValues: World.languages.map { language in
        let words = try World.entries("countries.\(language).json").map { ($0.code ?? "", $0.name) }
        return (language, Dictionary(uniqueKeysWithValues: words))
      }
    )
    for country in try World.countries() where country.languages != nil {
      let native = try #require(country.nativeNames, "\(country.code)")
      let official = country.languages ?? []
      if official.contains("en") { #expect(native.contains(country.name), "\(country.code)") }
      // Serbian is in two scripts, and Almanac's own table has better names of a few.
      for language in official where !["sr", "zh"].contains(language) && official.count == 1 {
        guard let name = names[language]?[country.code.lowercased()] else { continue }
        #expect(native.contains(name), "\(country.code) in \(language)")
      }
    }
  }

  @Test func haveMutualBorders() throws {
    let countries = try World.countries()
    let borders = Dictionary(uniqueKeysWithValues: countries.map { ($0.code, Set($0.borders ?? [])) })
    for (code, others) in borders {
      for other in others { #expect(borders[other]?.contains(code) == true, "\(code) and \(other)") }
    }
  }

  /// ISO 3166-1 gives each code once, and leaves XKX to its users.
  @Test func haveCodesOfTheirOwn() throws {
    let countries = try World.countries()
    #expect(Set(countries.compactMap(\.alpha3)).count == 250)
    #expect(Set(countries.compactMap(\.numericCode)).count == 249)
    let domains = countries.flatMap { $0.topLevelDomains ?? [] }
    #expect(Set(domains).count == domains.count)
  }

  @Test func haveAYearWithEachCensus() throws {
    for country in try World.countries() {
      if let year = country.populationYear { #expect(2020...2026 ~= year && country.population ?? 0 > 0) }
      if let population = country.population { #expect(population < 1_500_000_000) }
    }
  }

  @Test(arguments: World.languages)
  func haveNamesInEachLanguage(language: String) throws {
    let words = try World.entries("countries.\(language).json")
    #expect(words.compactMap(\.code) == (try World.countries().map { $0.code.lowercased() }))
    #expect(words.allSatisfy { !$0.name.isEmpty && $0.name == $0.name.trimmingCharacters(in: .whitespaces) })
  }

  /// Names that people search for.
  @Test(arguments: [
    ("NL", "Holland"), ("GB", "UK"), ("GB", "Great Britain"), ("US", "USA"), ("MM", "Burma"), ("CZ", "Czech Republic"),
    ("CI", "Ivory Coast"), ("SZ", "Swaziland"), ("TL", "East Timor"), ("TR", "Turkey"), ("VN", "Viet Nam"),
    ("CD", "Zaire"), ("MK", "Macedonia"), ("BA", "Bosnia"), ("PS", "Palestine"), ("CV", "Cabo Verde"),
  ])
  func areFoundByOtherNames(code: String, name: String) throws {
    let country = try #require(try World.countries().first { $0.code == code })
    let others = [country.officialName].compactMap { $0 } + (country.otherNames ?? []) + (country.nativeNames ?? [])
    #expect(others.contains(name))
  }
}
