import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The setting `historic` of currencies.
@Suite struct HistoricCurrencyTests {
  private static let files = [
    "names.json": """
    {"main": {"en": {"numbers": {"currencies": {
      "HRK": {"displayName": "Croatian Kuna"}, "CHE": {"displayName": "WIR Euro"}, "XDR": {"displayName": "SDR"},
      "MXN": {"displayName": "Mexican Peso"}, "MXP": {"displayName": "Mexican Peso (1861–1992)"},
      "ADP": {"displayName": "Peso (old)"}, "ARM": {"displayName": "Peso (older)"},
      "ESA": {"displayName": "Peseta (A account)"}, "ESP": {"displayName": "Peseta"},
      "XXX": {"symbol": "¤"}}}}}}
    """,
    "tenders.json": """
    {"supplemental": {"currencyData": {"fractions": {"ZZZ": {"_digits": "0"}}, "region": {
      "CH": [{"CHE": {"_tender": "false"}}], "HR": [{"HRK": {"_to": "2023-01-01"}}], "MX": [{"MXN": {}}]}}}}
    """,
    "iso.json": #"{"4217": [{"alpha_3": "MXN", "name": "Peso Mexicano"}, {"alpha_3": "VED", "name": "Bolívar"}]}"#,
  ]

  private func generated(_ data: String, _ settings: String) throws -> Generated {
    let configuration = "{ currencies: { data: [\(data)], \(settings) } }"
    return try Generated(Self.files.merging(["almanac.json": configuration]) { $1 })
  }

  @Test(arguments: ["historic: false", ""])
  func leavesOutWhatIsNotInUse(settings: String) throws {
    let tenders = try generated("'names.json', 'tenders.json'", settings)
    #expect(tenders.cases("Currency") == ["mexicanPeso"] && tenders.problems == [])
    let listed = try generated("'iso.json', 'names.json'", settings)
    #expect(listed.cases("Currency") == ["pesoMexicano", "bolívar"] && listed.problems == [])
  }

  /// The currency in use keeps a name that others have, then the one without parentheses, and then the first code.
  @Test(arguments: ["'names.json', 'tenders.json'", "'tenders.json', 'names.json'"])
  func takesAllThatHaveANameOnRequest(data: String) throws {
    let all = try generated(data, "historic: true")
    let expected = [
      "peso", "pesoARM", "wirEuro", "pesetaESA", "peseta", "croatianKuna", "mexicanPeso", "mexicanPesoMXP", "sdr",
    ]
    #expect(all.cases("Currency") == expected && all.problems == [])
  }

  @Test func addsThemToAList() throws {
    let both = try generated("'iso.json', 'names.json'", "historic: true, exclude: ['ARM']")
    let expected = [
      "peso", "wirEuro", "pesetaESA", "peseta", "croatianKuna", "pesoMexicano", "mexicanPeso", "bolívar", "sdr",
    ]
    #expect(both.cases("Currency") == expected && both.problems == [])
  }

  @Test(arguments: ["include: ['HRK', 'MXN']", "names: { HRK: 'Kuna' }", "aliases: { HRK: ['kuna'] }"])
  func isTheAdviceForSettingsOfHistoricCurrencies(settings: String) throws {
    let without = try generated("'names.json', 'tenders.json'", settings)
    #expect(without.problems == ["error entry-unknown 1"])
    #expect(without.diagnostics.allSatisfy { $0.message.contains("'historic: true'") })
    let with = try generated("'names.json', 'tenders.json'", settings + ", historic: true")
    #expect(!with.problems.contains("error entry-unknown 1"))
  }

  /// Two former currencies whose names differ from those in use in the years only, and one that is in use.
  private static let own = """
    [{"code": "HRK", "name": "Croatian Kuna", "historic": true}, {"code": "EUR", "name": "Euro", "historic": false},
    {"code": "MXP", "name": "Mexican Peso (1861–1992)", "historic": true}, {"code": "MXN", "name": "Mexican Peso"}]
    """

  @Test func canBeMarkedInAnOwnList() throws {
    #expect(try Generated(["currencies.json": Self.own]).cases("Currency") == ["euro", "mexicanPeso"])
    let all = try Generated(["currencies.json": Self.own, "almanac.json": "{ currencies: { historic: true } }"])
    #expect(all.problems == [])
    #expect(all.cases("Currency") == ["euro", "croatianKuna", "mexicanPeso", "mexicanPesoMXP"])
    let included = try Generated([
      "currencies.json": Self.own, "almanac.json": "{ currencies: { include: ['HRK', 'EUR'] } }",
    ])
    #expect(included.problems == ["error entry-unknown 1"])
    #expect(included.diagnostics.allSatisfy { $0.message.contains("'historic: true'") })
  }

  @Test func hasTheLastWordInAnOwnList() throws {
    let own = #"[{"code": "MXN", "historic": true}, {"code": "CHE", "historic": false}]"#
    let settings = "{ currencies: { data: ['own.json', 'names.json', 'tenders.json'] } }"
    let read = try Generated(Self.files.merging(["own.json": own, "almanac.json": settings]) { $1 })
    #expect(read.cases("Currency") == ["wirEuro"] && read.problems == [])
  }

  @Test func isWrittenByAnImport() throws {
    let folder = try TemporaryFolder(Self.files)
    var options = ImportedList.Options()
    let paths = ["iso.json", "names.json"].map { folder.path(of: $0) }
    #expect(try #require(ImportedList.make("currencies", of: paths, options)).count == 2)
    options.includesHistoric = true
    let list = try #require(ImportedList.make("currencies", of: paths, options)?.text)
    #expect(list.contains(#"{"code": "HRK", "name": "Croatian Kuna", "historic": true}"#))
    #expect(list.contains(#"{"code": "VED", "name": "Bolívar"}"#))
    // The written list is an input that gives the same list.
    try folder.add("own.json", Data(list.utf8))
    #expect(ImportedList.make("currencies", of: [folder.path(of: "own.json")], options)?.text == list)
  }

  @Test func isNamedByExplain() throws {
    let folder = try TemporaryFolder([
      "currencies.json": Self.own, "almanac.json": "{ currencies: { historic: true } }",
    ])
    let explained = { (code: String) in Explanation.of(code, in: Request(folder: folder.path)).text ?? "" }
    #expect(explained("HRK").contains("historic  yes") && !explained("EUR").contains("historic"))
  }

  @Test func isTrueOrFalse() throws {
    let settings = "{ currencies: { historic: 'yes' }, locales: { historic: true } }"
    let reading = try Reading(["currencies.json": "[]", "locales.json": "[]", "almanac.json": settings])
    #expect(reading.problems.prefix(2) == ["error config-type 1", "error config-key 1"])
  }
}
