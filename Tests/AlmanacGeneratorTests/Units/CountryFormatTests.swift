import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The facts about a country in each format.
@Suite struct CountryFormatTests {
  private func files(_ names: [String]) throws -> SectionFiles {
    SectionFiles(try names.map { try DataFile.parsed($0, try #require(CountryFormatFiles.all[$0])) })
  }

  /// The facts about each country, by key, and the problems with the files.
  private func merged(_ names: [String]) throws -> (records: [String: CountryRecord], diagnostics: [Diagnostic]) {
    let problems = Problems()
    var data = CountryData()
    _ = Format.read(try files(names), of: "countries", into: &data, problems)
    let list = CountryMerger(settings: CountrySettings(), problems: problems).list(of: data)
    return (list.records, problems.sorted(isStrict: false))
  }

  private func records(_ names: String...) throws -> [String: CountryRecord] {
    let (records, diagnostics) = try merged(names)
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    return records
  }

  private func facts(_ record: CountryRecord?) -> [CountryFact: [String]] {
    (record?.facts ?? [:]).mapValues { $0.map(\.value) }
  }

  @Test func readsOurOwn() throws {
    let record = try records("own.json")["ch"]
    #expect(
      facts(record) == [
        .name: ["Switzerland"], .officialName: ["Swiss Confederation"], .alpha3: ["CHE"], .numericCode: ["756"],
        .capital: ["Bern"], .region: ["Europe"], .subregion: ["Western Europe"], .population: ["8860570"],
        .populationYear: ["2024"], .coordinate: ["47.0", "8.5"], .currencies: ["CHF"], .languages: ["de", "fr"],
        .timeZones: ["Europe/Zurich"], .nativeNames: ["Schweiz"], .otherNames: ["Helvetia"],
      ]
    )
    #expect(record?.names.mapValues(\.value) == ["fr": "Suisse"])
    #expect(record?.aliases.map(\.value) == ["swiss"])
  }

  @Test func readsRESTCountries() throws {
    let records = try records("rest.json")
    #expect(
      facts(records["ch"]) == [
        .name: ["Switzerland"], .officialName: ["Swiss Confederation"], .alpha3: ["CHE"], .numericCode: ["756"],
        .capital: ["Bern"], .region: ["Europe"], .subregion: ["Western Europe"], .population: ["8654622"],
        .coordinate: ["47.0", "8.0"], .currencies: ["CHF"], .languages: ["de", "gsw"], .timeZones: ["UTC+01:00"],
        .nativeNames: ["Schweiz", "Schweizerische Eidgenossenschaft"], .otherNames: ["Helvetia"],
        .iocCode: ["SUI"], .landlocked: ["true"], .demonyms: ["Swiss", "Swiss woman"],
        .capitalCoordinate: ["46.92", "7.47"],
      ]
    )
    #expect(records["ch"]?.names.mapValues(\.value) == ["en": "Switzerland", "fr": "Suisse"])
    #expect(facts(records["aq"]) == [.name: ["Antarctica"], .numericCode: ["10"]])
  }

  /// A page, pages in a list, a list of countries, and one country.
  @Test(arguments: ["5", "5.pages", "5.list", "5.one"])
  func readsRESTCountries5(name: String) throws {
    let records = try records("\(name).json")
    #expect(
      facts(records["ch"]) == [
        .name: ["Switzerland"], .officialName: ["Swiss Confederation"], .alpha3: ["CHE"], .numericCode: ["756"],
        .capital: ["Bern"], .region: ["Europe"], .population: ["8654622"], .coordinate: ["47.0", "8.0"],
        .area: ["41284"], .currencies: ["CHF"], .languages: ["de", "gsw"], .timeZones: ["UTC+01:00"],
        .callingCodes: ["41"], .topLevelDomains: [".ch"], .drivingSide: ["right"], .firstDayOfWeek: ["mon"],
        .nativeNames: ["Schweiz"], .otherNames: ["Helvetia"], .iocCode: ["SUI"], .landlocked: ["true"],
        .demonyms: ["Swiss"], .capitalCoordinate: ["46.95", "7.45"],
      ]
    )
    #expect(records["ch"]?.names.mapValues(\.value) == ["en": "Switzerland", "fr": "Suisse"])
    if name == "5.pages" { #expect(facts(records["us"]) == [.name: ["United States"], .callingCodes: ["1"]]) }
  }

  @Test func readsISOCodes() throws {
    let records = try records("iso.json")
    #expect(facts(records["ch"])[.officialName] == ["Swiss Confederation"])
    #expect(
      facts(records["bo"]) == [
        .name: ["Bolivia"], .alpha3: ["BOL"], .numericCode: ["68"], .otherNames: ["Bolivia, Plurinational State of"],
      ]
    )
  }

  @Test func readsCLDR() throws {
    let records = try records("cldr.json", "en.json", "fr.json")
    #expect(
      facts(records["ch"]) == [
        .name: ["Switzerland"], .alpha3: ["CHE"], .numericCode: ["756"], .region: ["Europe"],
        .subregion: ["Western Europe"], .population: ["8860570"], .currencies: ["CHF"],
        .currencyUses: ["CHE ../.. no tender", "ECU ../1999-01-01", "CHF ../.."], .languages: ["de", "zh-Hant"],
      ]
    )
    #expect(records["ch"]?.names.mapValues(\.value) == ["en": "Switzerland", "fr": "Suisse"])
    #expect(records.filter { $0.value.standing == .territory }.map(\.key) == ["ch"])
    #expect(records["zz"] == nil && records["001"] == nil)
  }

  @Test func readsTimeZones() throws {
    let records = try records("zone.tab")
    #expect(facts(records["ch"]) == [.timeZones: ["Europe/Zurich"], .coordinate: ["47.3833", "8.5333"]])
    #expect(
      facts(records["aq"]) == [
        .timeZones: ["Antarctica/Syowa", "X/Y"], .coordinate: ["-69.0061", "39.59"],
      ]
    )
    let shared = try self.records("zone1970.tab")
    #expect(shared.keys.sorted() == ["ch", "de", "li"])
    // Zurich is only in Switzerland.
    #expect(shared.mapValues { facts($0)[.coordinate] } == ["ch": ["47.3833", "8.5333"], "de": nil, "li": nil])
  }

  @Test func keepsTheOrderOfTheFiles() throws {
    let names = { (files: [String]) throws in
      let record = try self.merged(files).records["ch"]
      return [record?.facts[.name], record?.facts[.region], record?.facts[.capital]].map { $0?.map(\.value) }
    }
    #expect(try names(["en.json", "cldr.json", "other.json"]) == [["Switzerland"], ["Europe"], ["Berne"]])
    #expect(try names(["other.json", "en.json", "cldr.json"]) == [["Swiss"], ["Alps"], ["Berne"]])
    #expect(try names(["other.json", "rest.json"]) == [["Swiss"], ["Alps"], ["Berne"]])
    #expect(try names(["rest.json", "other.json"]) == [["Switzerland"], ["Europe"], ["Bern"]])
  }

  @Test func leavesOutTheCodesOfUsers() throws {
    let records = try records("private.json")
    #expect(records.keys.sorted() == ["ch"])
    #expect(facts(records["ch"])[.numericCode] == ["756"])
  }

  /// The data behind REST Countries writes empty objects as empty arrays, and former countries share numbers with their
  /// successors.
  @Test func takesRealData() throws {
    #expect(facts(try records("empty.json")["aq"]) == [.name: ["Antarctica"]])
    let records = try records("former.json", "mappings.json")
    #expect(["mm", "bu"].map { facts(records[$0])[.numericCode] } == [["104"], ["104"]])
  }

  @Test func takesTheFirstContainment() throws {
    #expect(try facts(records("en.json", "cldr.json", "moved.json")["ch"])[.subregion] == ["Western Europe"])
  }

  @Test func knowsLanguagesByTheirEnglishNames() throws {
    let names = try records("other.json")["ch"]?.names.mapValues(\.value)
    #expect(names == ["en": "Swiss", "fa": "سوئیس", "de": "Schweiz"])
  }

  /// Two files of one format with different names in a language conflict.
  @Test func comparesNamesInOtherLanguages() throws {
    let diagnostics = try merged(["own.json", "own2.json"]).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && diagnostic.rule == .factConflict)
    #expect(diagnostic.message.contains("the name in 'fr' of 'CH': 'Helvétie' here, 'Suisse'"))
    #expect(!diagnostic.message.contains("own format"))
  }

  @Test func mergesFactByFact() throws {
    let merged = facts(try records("iso.json", "rest.json", "zone.tab")["ch"])
    #expect(merged[.timeZones] == ["Europe/Zurich"])
    #expect(merged[.coordinate] == ["47.0", "8.0"])
    #expect(merged[.population] == ["8654622"])
    #expect(merged[.alpha3] == ["CHE"])
  }

  /// A file in Almanac's own format has precedence, whatever the order of the files, and nothing conflicts with it.
  @Test func prefersOurOwn() throws {
    let merged = facts(try records("rest.json", "cldr.json", "own.json")["ch"])
    #expect(merged[.population] == ["8860570"])
    #expect(merged[.populationYear] == ["2024"])
    #expect(merged[.languages] == ["de", "fr"])
    #expect(merged[.nativeNames] == ["Schweiz"])
    #expect(merged[.otherNames] == ["Helvetia"])
  }

  @Test func keepsTheNamesThatDoNotCount() throws {
    let value = { (text: String) in Located(value: text, location: SourceLocation(path: "a")) }
    var record = CountryRecord(code: value("CI"), source: .isoCodes, standing: .listed)
    var other = CountryRecord(code: value("CI"), source: .restCountries, standing: .listed)
    record.facts[.name] = [value("Côte d'Ivoire")]
    other.facts = [.name: [value("Ivory Coast")], .otherNames: [value("Côte d'Ivoire"), value("Costa de Marfil")]]
    record.complete(with: other)
    #expect(facts(record) == [.name: ["Côte d'Ivoire"], .otherNames: ["Ivory Coast", "Costa de Marfil"]])
  }

  @Test func keepsTheYearWithItsPopulation() throws {
    var record = CountryRecord(
      code: Located(value: "CH", location: SourceLocation(path: "a")),
      source: .restCountries,
      standing: .listed
    )
    let value = { (text: String) in [Located(value: text, location: SourceLocation(path: "b"))] }
    record.facts[.population] = value("1")
    var other = record
    other.facts = [.population: value("2"), .populationYear: value("2024")]
    record.complete(with: other)
    #expect(facts(record) == [.population: ["1"]])
    record.facts = [.populationYear: value("1990")]
    record.complete(with: other)
    #expect(facts(record) == [.population: ["2"], .populationYear: ["2024"]])
    record.facts = [.population: value("1")]
    other.complete(with: record)
    #expect(facts(other) == [.population: ["2"], .populationYear: ["2024"]])
  }

  /// Lists decide which countries to include. Without a list, these are the territories with inhabitants or a time
  /// zone.
  @Test func knowsWhichCountriesThereAre() throws {
    let codes = { (names: [String]) throws in
      try Countries.read(self.files(names), CountrySettings(), Problems()).entries.map(\.code)
    }
    #expect(try codes(["iso.json", "cldr.json", "zone.tab"]) == ["bo", "ch"])
    #expect(try codes(["cldr.json", "zone.tab", "iso.json"]) == ["bo", "ch"])
    #expect(try codes(["cldr.json", "zone.tab"]) == ["aq", "ch"])
    #expect(try codes(["fr.json"]) == [])
  }

  /// An imported list gives the same facts as the files that it was imported from.
  @Test func importsWhatItReads() throws {
    let folder = try TemporaryFolder()
    for (name, text) in CountryFormatFiles.all { try folder.add(name, Data(text.utf8)) }
    let path = { (name: String) in folder.url.appending(path: name).path(percentEncoded: false) }
    let sources = ["rest.json", "iso.json", "cldr.json", "en.json", "zone.tab"]
    let imported = { (names: [String], languages: [String]) throws in
      var options = ImportedList.Options()
      options.languages = languages
      return try #require(ImportedList.make("countries", of: names.map(path), options))
    }
    let own = try imported(["own.json"], ["FR", "pt_BR"])
    #expect(own.text?.contains(#""names": {"fr": "Suisse"}, "aliases": ["swiss"]"#) == true)
    #expect(own.diagnostics.map(\.rule) == [.nameMissing])
    let list = try imported(sources, ["fr"])
    // The sources differ in the languages.
    #expect(list.diagnostics.map(\.rule) == [.factConflict] && list.count == 3, "\(list.diagnostics)")
    try folder.add("countries.json", Data(try #require(list.text).utf8))
    let generated = { (data: [String]) throws in
      try folder.add("almanac.json", JSONEncoder().encode(["countries": ["data": data, "languages": ["fr"]]]))
      let generated = Generated(folder)
      #expect(!generated.diagnostics.contains { $0.severity == .error })
      return generated.files
    }
    let files = try generated(["countries.json"])
    #expect(files.count == 2)
    #expect(try files == generated(sources))
    let again = try imported(["countries.json"], ["fr"])
    #expect(again.text == list.text)
  }
}
