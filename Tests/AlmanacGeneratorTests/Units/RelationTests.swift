import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// How the sections of a target lead to each other, as far as there are such sections.
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

  private func atlas(_ files: [String: String], currencies: Bool = true) throws -> Atlas {
    let folder = try TemporaryFolder()
    try folder.add("locales.json", Data(Self.locales.utf8))
    if currencies {
      try folder.add("tenders.json", Data(Self.currencies.utf8))
      try folder.add("names.json", Data(Self.names.utf8))
      try folder.add("almanac.json", Data(#"{ currencies: { data: ["names.json", "tenders.json"] } }"#.utf8))
    }
    for (name, text) in files { try folder.add(name, Data(text.utf8)) }
    let survey = Survey(Request(folder: folder.path))
    #expect(!survey.diagnostics.contains { $0.severity == .error }, "\(survey.diagnostics)")
    return survey.atlas
  }

  @Test func namesACurrencyOnce() throws {
    let country = #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHF", "EUR", "CHF"]}]"#
    let countries = try atlas(["countries.json": country]).countries ?? []
    let tables = CountryTables(countries, language: "en", languages: [])
    #expect(tables.facts.map { $0[CountryColumn.currencies.rawValue] } == ["CHF EUR"])
  }

  @Test func takesWhatIsLegalTenderWhereThereAreNoCountries() throws {
    let atlas = try atlas([:])
    #expect(atlas.currencies?.map(\.code) == ["CHF", "EUR"])
    #expect(atlas.currencies?.map { $0.countries.map(\.value) } == [["ch", "li"], ["de"]])
    let locales = try #require(atlas.locales?.filter { !$0.isOfDevice })
    #expect(locales.map(\.identifier) == ["de", "de_CH", "de_DE", "de_LI"])
    #expect(locales.map(\.country?.value) == [nil, "ch", "de", "li"])
    #expect(locales.map(\.currency?.value) == [nil, "CHF", "EUR", "CHF"])
  }

  @Test func takesItForCountriesWithoutCurrencies() throws {
    let countries = #"[{"code": "CH", "name": "Switzerland"}, {"code": "LI", "name": "a", "currencies": ["EUR"]}]"#
    let atlas = try atlas(["countries.json": countries])
    #expect(atlas.countries?.map { $0.currencies.map(\.value) } == [["CHF"], ["EUR"]])
    #expect(atlas.countries?.map { $0.locales.map(\.value) } == [["de_CH"], ["de_LI"]])
    #expect(atlas.currencies?.map { $0.countries.map(\.value) } == [["ch"], ["li"]])
    let locales = try #require(atlas.locales?.filter { !$0.isOfDevice })
    // Germany is no country here, so that nothing leads to it.
    #expect(locales.map(\.country?.value) == [nil, "ch", nil, "li"])
    #expect(locales.map(\.currency?.value) == [nil, "CHF", nil, "EUR"])
  }

  @Test func leadsToCurrenciesThatAreListed() throws {
    let countries = #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHE", "CHF"]}]"#
    let listed = try atlas(["countries.json": countries])
    #expect(listed.locales?.first { $0.identifier == "de_CH" }?.currency?.value == "CHF")
    let alone = try atlas(["countries.json": countries], currencies: false)
    #expect(alone.countries?.map { $0.currencies.map(\.value) } == [["CHE", "CHF"]])
    #expect(alone.locales?.first { $0.identifier == "de_CH" }?.currency?.value == "CHE")
  }
}
