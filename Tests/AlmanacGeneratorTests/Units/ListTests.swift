import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Third-party lists.
@Suite struct ListTests {
  private static let isoCodes = "/usr/share/iso-codes/json"

  /// A folder with `countries`, `cldr` and `gemoji`. This data is not part of the repository, because it is large and
  /// belongs to others.
  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  /// The output for a target with one file. Expects no errors.
  private func generated(_ section: String, _ file: String) throws -> Generated {
    let generated = try Generated(["almanac.json": "{ \(section): { data: \"\(file)\" } }"])
    #expect(!generated.diagnostics.contains { $0.severity == .error }, "\(generated.diagnostics)")
    return generated
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: isoCodes + "/iso_4217.json")))
  func currenciesOfISO() throws {
    let generated = try generated("currencies", Self.isoCodes + "/iso_4217.json")
    #expect(Set(generated.diagnostics.map(\.rule)).isSubset(of: [.caseRenamed, .dataOutdated]))
    let cases = generated.cases("Currency")
    #expect(cases.count > 160 && Set(cases).count == cases.count && cases.contains("euro"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: isoCodes + "/iso_639-3.json")),
    arguments: [("iso_639-2.json", 450), ("iso_639-3.json", 7000)]
  )
  func languagesOfISO(file: String, count: Int) throws {
    let generated = try generated("languages", Self.isoCodes + "/" + file)
    #expect(Set(generated.diagnostics.map(\.rule)).isSubset(of: [.caseRenamed, .dataOutdated, .problemLimit]))
    let cases = generated.cases("Language")
    #expect(cases.count > count && Set(cases).count == cases.count && cases.contains("german"))
  }

  @Test(
    .enabled(if: corpora != nil),
    arguments: [
      ("currencies", "cldr/main/en/currencies.json", "Currency", 250),
      ("countries", "countries/countries.json", "Country", 240),
      ("languages", "cldr/main/en/languages.json", "Language", 500), ("emoji", "gemoji/emoji.json", "EmojiCategory", 8),
    ]
  )
  func listsOfTheCorpora(section: String, file: String, template: String, count: Int) throws {
    let generated = try generated(section, "\(try #require(Self.corpora))/\(file)")
    #expect(Set(generated.diagnostics.map(\.rule)).isSubset(of: [.caseRenamed, .dataOutdated, .problemLimit]))
    #expect(generated.cases(template).count > count)
  }

  @Test(.enabled(if: corpora != nil))
  func languagesOfCLDR() throws {
    let cldr = "\(try #require(Self.corpora))/cldr"
    let files = ["main/en/languages.json", "main/ar/languages.json", "supplemental/likelySubtags.json"]
    let names = files.map { "'\(cldr)/\($0)'" }.joined(separator: ", ")
    let reading = try Reading(["almanac.json": "{ languages: { data: [\(names)], languages: 'ar' } }"])
    #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(reading.diagnostics)")
    let languages = try #require(reading.atlas.languages).entries
    let arabic = try #require(languages.first { $0.code == "ar" })
    #expect(arabic.record?[.nativeName]?.value == "العربية" && arabic.record?.isRightToLeft == true)
    #expect(languages.filter { $0.record?[.script] != nil }.count > 500)
  }

  /// The currency that is legal tender keeps the name, whatever the order.
  @Test func currenciesOfOneName() throws {
    let iso = """
      {"4217": [{"alpha_3": "SLE", "name": "Leone", "numeric": "925"}, {"alpha_3": "SLL", "name": "Leone", "numeric": "694"},
        {"alpha_3": "MXQ", "name": "Peso", "numeric": "1"}, {"alpha_3": "MXR", "name": "Peso", "numeric": "2"}]}
      """
    let alone = try Generated(["currencies.json": iso])
    #expect(alone.cases("Currency") == ["peso", "pesoMXR", "leone", "leoneSLL"])
    #expect(alone.problems == ["warning data-outdated 1", "warning case-renamed 1", "warning case-renamed 2"])
    #expect(alone.diagnostics[1].message.contains("'names'"))
    // CLDR's file in the data overrides Almanac's list.
    let tenders = #"{"supplemental": {"currencyData": {"region": {"SL": [{"SLL": {}}], "MX": [{"MXR": {}}]}}}}"#
    let settings = #"{ currencies: { data: ["iso.json", "tenders.json"] } }"#
    let dated = try Generated(["iso.json": iso, "tenders.json": tenders, "almanac.json": settings])
    #expect(dated.cases("Currency") == ["pesoMXQ", "peso", "leoneSLE", "leone"])
    // A name in the settings, or excluding one, resolves the conflict.
    let settled = """
      { currencies: { exclude: ["MXQ"], names: { SLL: "Leone of 1964" } } }
      """
    let named = try Generated(["currencies.json": iso, "almanac.json": settled])
    #expect(
      named.cases("Currency") == ["peso", "leone", "leoneOf1964"] && named.problems == ["warning data-outdated 1"]
    )
  }

  @Test func ownEntriesOfOneNameStayAnError() throws {
    let own = #"[{"code": "SLE", "name": "Leone"}, {"code": "SLL", "name": "Leone"}]"#
    #expect(try Generated(["currencies.json": own]).problems == ["error case-duplicate 1"])
    // An entry in Almanac's own format keeps its name, even if a third-party entry is in use.
    let iso = #"{"4217": [{"alpha_3": "SLE", "name": "Leone", "numeric": "925"}]}"#
    let settings = #"{ currencies: { data: ["iso.json", "own.json"] } }"#
    let old = #"[{"code": "SLL", "name": "Leone"}]"#
    let mixed = try Generated(["iso.json": iso, "own.json": old, "almanac.json": settings])
    #expect(mixed.cases("Currency") == ["leoneSLE", "leone"])
    #expect(mixed.problems == ["warning case-renamed 1", "warning data-outdated 1"])
  }

  /// A flag does not give the name of its country precedence.
  @Test func countriesOfOneName() throws {
    let rest = #"[{"cca2": "CG", "name": {"common": "Congo"}}, {"cca2": "CD", "name": {"common": "Congo"}}]"#
    let folder = try TemporaryFolder([
      "countries.json": rest, "almanac.json": "{ countries: { cases: 'name' }, relations: 'off' }",
    ])
    for code in ["cd", "cg", "xx"] { try folder.addFlag("Flags/\(code).png") }
    let generated = Generated(folder)
    #expect(
      generated.problems == ["warning case-renamed 1"] && generated.cases("Country") == ["congo", "congoCG", "xx"]
    )
    try folder.add("countries.json", Data(#"[{"code": "CG", "name": "Congo"}, {"code": "CD", "name": "Congo"}]"#.utf8))
    #expect(Generated(folder).problems == ["error case-duplicate 1"])
  }

  /// An imported list has the same facts as the files that it was imported from.
  @Test(arguments: [
    (
      "currencies",
      #"{"4217": [{"alpha_3": "EUR", "name": "Euro", "numeric": "978"}, {"alpha_3": "CHF", "name": "Franc", "numeric": "756"}]}"#
    ),
    (
      "languages",
      #"{"main": {"en": {"localeDisplayNames": {"languages": {"en": "English", "sr-Cyrl": "Serbian (Cyrillic)", "deu": "German"}}}}}"#
    ),
    (
      "emoji",
      #"[{"emoji": "👋", "description": "wave", "category": "People & Body", "aliases": ["hi"], "tags": ["a"], "skin_tones": true}]"#
    ),
  ])
  func importedListsSayTheSame(section: String, text: String) throws {
    let folder = try TemporaryFolder(["theirs.json": text])
    let list = try #require(ImportedList.make(section, of: [folder.path(of: "theirs.json")]))
    let json = try #require(list.text)
    try folder.add("ours.json", Data(json.utf8))
    #expect(ImportedList.make(section, of: [folder.path(of: "ours.json")])?.text == json)
    let files = try ["theirs.json", "ours.json"].map { name in
      try folder.add("almanac.json", Data("{ \(section): { data: '\(name)' } }".utf8))
      let generated = Generated(folder)
      #expect(generated.problems == [])
      return generated.files
    }
    #expect(files[0] == files[1] && !files[0].isEmpty)
  }

  @Test func ownEntriesAddToOtherFiles() throws {
    let names =
      #"{"main": {"en": {"numbers": {"currencies": {"CHF": {"displayName": "Franc"}, "EUR": {"displayName": "Euro"}}}}}}"#
    let settings =
      #"{ currencies: { data: ["own.json", "names.json"] }, countries: { data: ["land.json", "info.json"] } }"#
    let info =
      #"{"supplemental": {"territoryInfo": {"CH": {"_population": "8860570"}, "LI": {"_population": "40000"}}}}"#
    let reading = try Reading([
      "almanac.json": settings, "names.json": names, "info.json": info,
      "own.json": #"[{"code": "XGC", "name": "Gold Coin"}]"#,
      "land.json": #"[{"code": "XK", "name": "Kosovo"}]"#,
    ])
    #expect(reading.atlas.currencies?.entries.map(\.code) == ["CHF", "EUR", "XGC"])
    #expect(reading.atlas.countries?.entries.map(\.code) == ["ch", "li", "xk"])
  }

  /// Only currencies that are legal tender on the day of this version count.
  @Test func currenciesOfOtherDays() throws {
    let names = """
      {"main": {"en": {"numbers": {"currencies": {"AAA": {"displayName": "Past"}, "BBB": {"displayName": "Present"},
        "CCC": {"displayName": "Future"}, "DDD": {"displayName": "Ending"}, "EEE": {"displayName": "Undated"}}}}}}
      """
    let tenders = """
      {"supplemental": {"currencyData": {"region": {"CH": [
        {"AAA": {"_from": "1990-01-01", "_to": "2020-01-01"}}, {"BBB": {"_from": "2020-01-01"}}, {"CCC": {"_from": "2199-01-01"}},
        {"DDD": {"_from": "2020-01-01", "_to": "2199-01-01"}}, {"EEE": {}}]}}}}
      """
    let settings = #"{ currencies: { data: ["names.json", "tenders.json"] } }"#
    let reading = try Reading(["almanac.json": settings, "names.json": names, "tenders.json": tenders])
    #expect(reading.atlas.currencies?.entries.map(\.code) == ["BBB", "DDD", "EEE"])
    #expect(reading.atlas.currencies?.tenders["ch"]?.map(\.value) == ["BBB", "DDD", "EEE"])
    let country = #"{ countries: { data: ["land.json", "tenders.json"] } }"#
    let land = #"[{"code": "CH", "name": "Switzerland"}]"#
    let facts = try Reading(["almanac.json": country, "land.json": land, "tenders.json": tenders])
    #expect(facts.atlas.countries?.entries.first?.list(.currencies) == ["BBB", "DDD", "EEE"])
  }

  /// A file of the wrong kind is one error, not one for each element.
  @Test(arguments: SectionKind.allCases)
  func filesOfAnotherKind(kind: SectionKind) throws {
    let texts = [
      "[\"a\", \"b\", \"c\"]", "[1, 2]", "{\"a\": 1}", "[{\"quite\": \"other\"}, {\"keys\": 1}]", "\"text\"",
    ]
    for text in texts {
      #expect(try Reading([kind.fileName: text]).problems == ["error data-shape 1"], "\(text)")
    }
  }
}
