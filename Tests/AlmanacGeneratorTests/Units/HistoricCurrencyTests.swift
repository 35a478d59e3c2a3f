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

  @Test func isTrueOrFalse() throws {
    let settings = "{ currencies: { historic: 'yes' }, locales: { historic: true } }"
    let reading = try Reading(["currencies.json": "[]", "locales.json": "[]", "almanac.json": settings])
    #expect(reading.problems.prefix(2) == ["error config-type 1", "error config-key 1"])
  }
}
