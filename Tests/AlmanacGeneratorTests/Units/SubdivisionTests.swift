import Foundation
import Testing

@testable import AlmanacGenerator

/// The section `subdivisions`, from each of its formats.
@Suite struct SubdivisionTests {
  private func subdivisions(_ files: [String: String], _ settings: String = "") throws -> [Subdivision] {
    let reading = try Reading(of: .subdivisions, files, settings)
    #expect(reading.problems == [])
    return try #require(reading.atlas.subdivisions).entries
  }

  private static let own = """
    [{"code": "US-CA", "name": "California", "type": "State", "names": {"fr": "Californie"}, "aliases": ["golden"]},
     {"code": "gb-ken", "name": "Kent", "type": "County", "parent": "GB-ENG"},
     {"code": "GB-ENG", "name": "England", "type": "Country"}, {"code": "US-1", "name": "Odd (part)"}]
    """

  @Test func readOurOwn() throws {
    let list = try subdivisions(["own.json": Self.own], "languages: ['fr']")
    #expect(list.map(\.code) == ["gb-ENG", "gb-KEN", "us-1", "us-CA"])
    #expect(list.map(\.caseName) == ["gbEngland", "gbKent", "usOddPart", "usCalifornia"])
    #expect(list.map { $0.text(.type) } == ["Country", "County", "", "State"])
    #expect(list.map { $0.text(.parent) } == ["", "gb-ENG", "", ""])
    #expect(list[3].names(in: ["en", "fr"]) == ["California", "Californie"])
    #expect(list[3].aliases.map(\.value) == ["golden"])
    let coded = try subdivisions(["own.json": Self.own], "cases: 'code'")
    #expect(coded.map(\.caseName) == ["gbENG", "gbKEN", "us1", "usCA"])
  }

  private static let iso = """
    {"3166-2": [{"code": "CH-BE", "name": "Bern", "type": "Canton"}, {"code": "FR-IDF", "name": "Île-de-France", "type": "Region"},
      {"code": "FR-75C", "name": "Paris", "parent": "FR-IDF", "type": "Metropolitan collectivity"},
      {"code": "FR-75X", "name": "Paris", "parent": "FR-IDF", "type": "Department"}]}
    """

  private static let french = """
    {"subdivisions": {"identity": {"language": "fr"}, "localeDisplayNames": {"subdivisions": {"chbe": "Berne", "chzh": "Zurich"}}}}
    """

  @Test func readISOAndCLDR() throws {
    let list = try subdivisions(["iso.json": Self.iso, "fr.json": Self.french], "languages: ['fr']")
    #expect(list.map(\.code) == ["ch-BE", "fr-75C", "fr-75X", "fr-IDF"])
    #expect(list.map(\.caseName) == ["chBern", "frParis", "frParis75X", "frÎleDeFrance"])
    #expect(list[0].names(in: ["en", "fr"]) == ["Bern", "Berne"])
    let french = try subdivisions(["iso.json": Self.iso, "fr.json": Self.french], "language: 'fr'")
    #expect(french.map(\.name) == ["Berne", "Paris", "Paris", "Île-de-France"])
    let canadian = Self.french.replacingOccurrences(of: "\"fr\"", with: "\"fr\", \"territory\": \"CA\"")
    let names = try subdivisions(["iso.json": Self.iso, "ca.json": canadian], "languages: ['fr-CA']")
    #expect(names[0].names(in: ["en", "fr-CA"]) == ["Bern", "Berne"])
    let unnamed = Self.french.replacingOccurrences(of: "identity", with: "id")
    let reading = try Reading(of: .subdivisions, ["iso.json": Self.iso, "x.json": unnamed], "")
    #expect(reading.problems == ["error data-field 1"])
    // Without a list, the names are the list.
    #expect(try subdivisions(["fr.json": Self.french], "language: 'fr'").map(\.name) == ["Berne", "Zurich"])
  }

  @Test func areChosenByCountryOrCode() throws {
    #expect(try subdivisions(["own.json": Self.own], "include: ['us']").map(\.code) == ["us-1", "us-CA"])
    #expect(try subdivisions(["own.json": Self.own], "exclude: ['gb', 'us-1']").map(\.code) == ["us-CA"])
  }

  @Test func areFoundByOtherNames() throws {
    let list = #"[{"code": "DE-BY", "name": "Bavaria", "otherNames": ["Bayern", "Freistaat Bayern"]}]"#
    let found = try subdivisions(["own.json": list, "iso.json": Self.iso])
    #expect(found.first { $0.code == "de-BY" }?.list(.otherNames) == ["Bayern", "Freistaat Bayern"])
    let text = try Generated(["subdivisions.json": list]).text("Subdivision")
    #expect(text.contains("=de by;<bavaria; bayern; freistaat bayern;"))
    let blank = list.replacingOccurrences(of: #""Freistaat Bayern""#, with: #"" ""#)
    #expect(try Reading(of: .subdivisions, ["own.json": blank], "").problems == ["error data-value 1"])
  }

  /// No name of the world contains a footnote or a remark.
  @Test func haveCleanNames() throws {
    let text = try World.text("subdivisions.json")
    #expect(text.contains("Île-de-France") && text.contains("Omoro"))
    for name in text.matches(of: /"(?:name|otherNames)": (?:"[^"]*"|\[[^\]]*\])/) {
      #expect(!name.output.unicodeScalars.contains { "²³¹†*()".unicodeScalars.contains($0) }, "\(name.output)")
    }
  }

  @Test func areListedAgain() throws {
    let path = World.folder.appendingPathComponent("subdivisions.json").path
    let list = try #require(ImportedList.make("subdivisions", of: [path]))
    #expect(list.diagnostics.isEmpty)
    #expect(list.text == (try World.text("subdivisions.json")))
    #expect(
      try #require(list.text).contains(
        #"{"code": "GB-KEN", "name": "Kent", "type": "Two-tier county", "parent": "GB-ENG"}"#
      )
    )
  }

  /// The generated code links both enums only if the target has both.
  @Test func leadToCountries() throws {
    let countries = #"[{"code": "US", "name": "a"}, {"code": "GB", "name": "b"}]"#
    let files = ["subdivisions.json": Self.own, "countries.json": countries]
    let text = try Generated(files).text("Subdivision")
    #expect(text.contains("var country: Country?") && text.contains("var subdivisions: [Subdivision]"))
    let alone = try Generated(["subdivisions.json": Self.own]).text("Subdivision")
    #expect(!alone.contains("var country:") && !alone.contains("var subdivisions"))
    let missing = try Generated(files.merging(["countries.json": #"[{"code": "US", "name": "a"}]"#]) { $1 })
    #expect(missing.problems == ["warning relation-country 2", "warning relation-country 3"])
  }
}
