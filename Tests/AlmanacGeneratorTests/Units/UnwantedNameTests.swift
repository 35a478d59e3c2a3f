import Testing

@testable import AlmanacGenerator

/// Names that a target leaves out or replaces.
@Suite struct UnwantedNameTests {
  private static let iso = """
    {"3166-1": [{"alpha_2": "TW", "alpha_3": "TWN", "numeric": "158", "name": "Taiwan, Province of China",
      "common_name": "Taiwan", "official_name": "a", "flag": "🇹🇼"}]}
    """

  private func country(_ files: [String: String], _ settings: String = "") throws -> Country {
    let reading = try Reading(of: .countries, files, settings)
    #expect(reading.problems == [])
    return try #require(reading.atlas.countries?.entries.first)
  }

  @Test(arguments: [
    ("", ["Taiwan, Province of China"]), (#", "otherNames": ["Formosa"]"#, ["Formosa"]),
    (#", "otherNames": "Formosa""#, ["Formosa"]), (#", "otherNames": []"#, []),
  ])
  func areReplacedByThoseOfAnOwnList(facts: String, names: [String]) throws {
    let own = #"[{"code": "TW", "name": "Taiwan"\#(facts)}]"#
    #expect(try country(["iso.json": Self.iso, "own.json": own]).list(.otherNames) == names)
    #expect(try country(["a.json": own, "iso.json": Self.iso]).list(.otherNames) == names)
  }

  @Test func replaceNativeNamesAlone() throws {
    let second = #"[{"code": "TW", "nativeNames": ["台灣"], "otherNames": ["Ilha Formosa"]}]"#
    let first = #"[{"code": "TW", "name": "Taiwan", "nativeNames": []}]"#
    let found = try country(["a.json": first, "b.json": second, "iso.json": Self.iso])
    #expect(found.list(.nativeNames).isEmpty && found.list(.otherNames) == ["Ilha Formosa"])
  }

  /// The same goes for every fact that is a list.
  @Test func factsAreRemovedByEmptyLists() throws {
    let others = """
      [{"cca2": "CH", "cca3": "CHE", "name": {"common": "Switzerland"}, "capital": ["Bern"], "borders": ["FRA", "DEU"],
        "tld": [".ch"]},
       {"cca2": "FR", "cca3": "FRA", "name": {"common": "France"}}]
      """
    let own = #"[{"code": "CH", "name": "Switzerland", "borders": ["FR"], "topLevelDomains": [], "capital": []}]"#
    for files in [["a.json": others, "b.json": own], ["a.json": own, "b.json": others]] {
      let found = try country(files)
      #expect(found.list(.borders) == ["fr"])
      #expect(found.list(.topLevelDomains).isEmpty && found.list(.capital).isEmpty)
    }
    #expect(try country(["a.json": others]).list(.capital) == ["Bern"])
  }

  @Test func areInNoListAndNoSearch() throws {
    let own = """
      [{"code": "TW", "name": "Taiwan", "officialName": "a", "nativeNames": ["b", "c"], "otherNames": ["d", "e"],
        "names": {"fr": "f", "de": "d"}}, {"code": "US", "name": "g", "names": {"de": "h"}}]
      """
    let settings = "languages: ['fr', 'de'], withoutNames: { tw: ['a', 'b', 'd'] }"
    let found = try country(["own.json": own], settings)
    #expect(found.text(.officialName) == "" && found.list(.nativeNames) == ["c"] && found.list(.otherNames) == ["e"])
    #expect(found.names(in: ["en", "fr", "de"]) == ["Taiwan", "f", ""])
    let generated = try Generated(["countries.json": own, "almanac.json": "{ countries: { \(settings) } }"])
    #expect(generated.text("CountryFacts").contains("<taiwan; f; c; e;"))
  }

  @Test func ofSubdivisions() throws {
    let own = #"[{"code": "DE-BY", "name": "Bavaria", "otherNames": ["Bayern", "Freistaat Bayern"]}]"#
    let settings = "withoutNames: { 'de-BY': ['Bayern'] }"
    let reading = try Reading(of: .subdivisions, ["own.json": own], settings)
    #expect(reading.problems == [])
    #expect(reading.atlas.subdivisions?.entries.first?.list(.otherNames) == ["Freistaat Bayern"])
    let wrong = try Reading(of: .subdivisions, ["own.json": own], "withoutNames: { 'de-BY': ['Bavaria'] }")
    #expect(wrong.problems == ["error config-value 1"])
    #expect(wrong.diagnostics[0].message.contains("it is the main one; replace it in 'names'"))
  }
}
