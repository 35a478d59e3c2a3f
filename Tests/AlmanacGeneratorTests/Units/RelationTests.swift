import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The relations between the sections of a target, if it has these sections.
@Suite struct RelationTests {
  private static let currencies = """
    {"supplemental": {"currencyData": {"fractions": {}, "region": {
      "CH": [{"CHE": {"_tender": "false"}}, {"CHF": {}}], "LI": [{"CHF": {}}], "DE": [{"DEM": {"_to": "2002"}}, {"EUR": {}}]}}}}
    """
  private static let names = """
    {"main": {"en": {"numbers": {"currencies": {
      "CHF": {"displayName": "Swiss Franc"}, "EUR": {"displayName": "Euro"}, "DEM": {"displayName": "Mark"}}}}}}
    """
  private static let locales =
    #"[{"identifier": "de_CH"}, {"identifier": "de_LI"}, {"identifier": "de_DE"}, {"identifier": "de"}]"#

  private func files(_ files: [String: String], currencies: Bool = true) -> [String: String] {
    var all = ["locales.json": Self.locales]
    if currencies {
      all["tenders.json"] = Self.currencies
      all["names.json"] = Self.names
      all["almanac.json"] = #"{ currencies: { data: ["names.json", "tenders.json"] } }"#
    }
    return all.merging(files) { $1 }
  }

  private func reading(_ files: [String: String], currencies: Bool = true) throws -> Reading {
    let reading = try Reading(self.files(files, currencies: currencies))
    #expect(!reading.diagnostics.contains { $0.severity == .error }, "\(reading.diagnostics)")
    return reading
  }

  /// The locales without those of the device.
  private func locales(_ reading: Reading) throws -> [CurrencyLocale] {
    try #require(reading.atlas.locales).entries.filter { $0.record != nil }
  }

  @Test func namesACurrencyOnce() throws {
    let country = #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHF", "EUR", "CHF"]}]"#
    let facts = try Generated(files(["countries.json": country])).text("CountryFacts")
    #expect(facts.contains("CHF EUR") && !facts.contains("EUR CHF"))
  }

  @Test func takesWhatIsLegalTenderWhereThereAreNoCountries() throws {
    let reading = try reading([:])
    let links = reading.links
    #expect(reading.atlas.currencies?.entries.map(\.code) == ["CHF", "EUR"])
    #expect(["CHF", "EUR"].map { links.countriesOfCurrency[$0, default: []].map(\.value) } == [["ch", "li"], ["de"]])
    let locales = try locales(reading)
    #expect(locales.map(\.code) == ["de", "de_CH", "de_DE", "de_LI"])
    #expect(locales.map { links.country(of: $0)?.value } == [nil, "ch", "de", "li"])
    #expect(locales.map { links.currency(of: $0)?.value } == [nil, "CHF", "EUR", "CHF"])
  }

  @Test func takesItForCountriesWithoutCurrencies() throws {
    let countries = #"[{"code": "CH", "name": "Switzerland"}, {"code": "LI", "name": "a", "currencies": ["EUR"]}]"#
    let reading = try reading(["countries.json": countries])
    let links = reading.links
    let entries = try #require(reading.atlas.countries).entries
    #expect(entries.map { links.currenciesOfCountry[$0.code, default: []].map(\.value) } == [["CHF"], ["EUR"]])
    #expect(entries.map { links.localesOfCountry[$0.code, default: []].map(\.value) } == [["de_CH"], ["de_LI"]])
    #expect(["CHF", "EUR"].map { links.countriesOfCurrency[$0, default: []].map(\.value) } == [["ch"], ["li"]])
    let locales = try locales(reading)
    // Germany is not a country here, so nothing refers to it.
    #expect(locales.map { links.country(of: $0)?.value } == [nil, "ch", nil, "li"])
    #expect(locales.map { links.currency(of: $0)?.value } == [nil, "CHF", nil, "EUR"])
  }

  @Test func leadsToCurrenciesThatAreListed() throws {
    let countries = #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHE", "CHF"]}]"#
    let currency = { (reading: Reading) throws in
      try self.locales(reading).first { $0.code == "de_CH" }.flatMap(reading.links.currency)?.value
    }
    #expect(try currency(reading(["countries.json": countries])) == "CHF")
    let alone = try reading(["countries.json": countries], currencies: false)
    let entries = try #require(alone.atlas.countries).entries
    #expect(entries.map { alone.links.currenciesOfCountry[$0.code, default: []].map(\.value) } == [["CHE", "CHF"]])
    #expect(try currency(alone) == "CHE")
  }

  /// The values are errors, and their sum doesn't fit.
  @Test func addsPopulationsOfAnySize() throws {
    let facts = #""population": \#(Int.max), "currencies": ["CHF"]"#
    let list = #"[{"code": "CH", "name": "a", \#(facts)}, {"code": "LI", "name": "b", \#(facts)}]"#
    let reading = try Reading(["countries.json": list])
    #expect(reading.problems.count == 2, "\(reading.problems)")
  }

  /// Many flags without an entry don't hide other problems.
  @Test(arguments: [10, 11]) func reportsManyFlagsWithoutAnEntryAsOneProblem(count: Int) throws {
    let codes = ["ch", "de", "es", "fi", "fr", "gb", "gr", "hu", "it", "jp", "kr", "li"].prefix(count + 1)
    var files = ["countries.json": #"[{"code": "CH", "name": "Switzerland"}]"#]
    for code in codes + ["xx"] { files["Flags/\(code).png"] = "" }
    let problems = try Generated(files).diagnostics.filter { $0.rule == .relationFacts }
    let first = try #require(problems.first)
    if count == 10 {
      #expect(problems.count == 10 && first.location.path.hasSuffix("/de.png"))
    } else {
      #expect(problems.count == 1 && first.location.path.hasSuffix("/countries.json"))
      #expect(first.message.hasPrefix("11 flags, such as 'de' and 'es', have no entry here"))
    }
  }
}
