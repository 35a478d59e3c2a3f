import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// No text, however broken, makes the country readers or the generator crash or hang.
@Suite struct CountryFuzzTests {
  private static let count = rounds(24_000)

  private static let seeds = [
    #"""
    [{"code": "ch", "name": "Switzerland", "alpha3": "CHE", "numericCode": 756, "capital": "Bern", "population": 8860570,
      "populationYear": 2024, "coordinate": [47, 8.5], "currencies": ["CHF"], "languages": ["de"],
      "timeZones": ["Europe/Zurich"], "area": 41285, "borders": ["AT", "CHE"], "callingCodes": ["41"],
      "topLevelDomains": [".ch"], "firstDayOfWeek": "mon", "measurementSystem": "metric", "drivingSide": "right", "kind": "country",
      "nativeNames": ["Schweiz"], "names": {"fr": "Suisse"}, "aliases": ["swiss"]}]
    """#,
    #"""
    [{"cca2": "CH", "cca3": "CHE", "ccn3": "756", "altSpellings": ["Helvetia"], "name": {"common": "Switzerland",
      "official": "Swiss Confederation", "nativeName": {"deu": {"common": "Schweiz"}}}, "capital": ["Bern"],
      "population": 8654622, "currencies": {"CHF": {"name": "Swiss franc"}}, "languages": {"deu": "German"},
      "latlng": [47.0, 8.0], "timezones": ["UTC+01:00"], "translations": {"fra": {"common": "Suisse"}}, "area": 41284.5,
      "borders": ["AUT"], "idd": {"root": "+4", "suffixes": ["1"]}, "tld": [".ch"], "startOfWeek": "monday",
      "car": {"side": "right"}}]
    """#,
    #"{"3166-1": [{"alpha_2": "CH", "alpha_3": "CHE", "name": "Switzerland", "numeric": "756"}]}"#,
    #"""
    {"supplemental": {"territoryInfo": {"CH": {"_population": "8860570", "languagePopulation": {"de":
      {"_officialStatus": "official"}}}}, "codeMappings": {"CH": {"_alpha3": "CHE", "_numeric": "756"}},
      "currencyData": {"region": {"CH": [{"CHF": {"_from": "1799-03-17"}}]}},
      "territoryContainment": {"150": {"_contains": ["155"]}, "155": {"_contains": ["CH", "150"]}}}}
    """#,
    #"{"main": {"en": {"localeDisplayNames": {"territories": {"150": "Europe", "155": "West", "CH": "Switzerland"}}}}}"#,
    "# codes\nCH\t+4723+00832\tEurope/Zurich\nCH,LI\t-472310-0083210\tEurope/Vaduz\tall\r\n",
  ]

  /// A second file about the same country, so that there is something to merge.
  private static let other = #"[{"cca2": "CH", "name": {"common": "Swiss"}, "region": "Europe", "capital": ["Basel"]}]"#

  @Test(.timeLimit(.minutes(60)), arguments: 0..<8)
  func readsAnything(part: Int) throws {
    var random = SeededGenerator(seed: part)
    let other = try DataFile.parsed("other.json", Self.other)
    var settings = CountrySettings()
    settings.section.cases = part.isMultiple(of: 2) ? .code : .name
    let context = TargetContext(.countries)
    var kept = 0
    for _ in 0..<Self.count / 8 {
      let bytes = TextMutation.mutated(Self.seeds, using: &random)
      guard let file = try? DataFile.parse(SourceText(path: "countries.json", bytes: bytes)) else { continue }
      let problems = Problems()
      let countries = try Countries.read(SectionFiles([file, other]), settings, problems)
      let diagnostics = problems.sorted(isStrict: false)
      for diagnostic in diagnostics where diagnostic.location.line < 1 || diagnostic.location.column < 1 {
        Issue.record("\(diagnostic)")
      }
      // Valid entries can be encoded, and every row is found by its code.
      guard !diagnostics.contains(where: { $0.severity == .error }) else { continue }
      let search = try countries.contexts(context).values.lazy.compactMap { $0["search"]?.text }.first ?? ""
      #expect(Self.isInOrder(countries.entries.map { "=\($0.code);" }, search.replacing("\\\n", with: "")))
      kept += countries.entries.count
    }
    // Some mutations are harmless.
    #expect(kept > Self.count / 120)
  }

  /// Whether a text contains some parts in this order.
  private static func isInOrder(_ parts: [String], _ text: String) -> Bool {
    var rest = text[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
