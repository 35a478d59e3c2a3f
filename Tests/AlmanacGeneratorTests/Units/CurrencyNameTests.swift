import Testing

@testable import AlmanacGenerator

/// The names of currencies in several languages.
@Suite struct CurrencyNameTests {
  private func read(_ settings: String, _ files: String...) throws -> (currencies: Currencies, problems: [String]) {
    let problems = Problems()
    let text = SourceText(path: "almanac.json", bytes: Array("{ currencies: \(settings) }".utf8))
    let settings = Settings.read(text, problems).sections.currencies
    let parsed = try files.enumerated().map { try DataFile.parsed("\($0.offset).json", $0.element) }
    let currencies = Currencies.read(SectionFiles(parsed), settings, problems)
    return (currencies, problems.sorted(isStrict: false).map(\.message))
  }

  private func cldr(_ language: String, _ names: [String: String]) -> String {
    let names = names.sorted { $0.key < $1.key }.map { "\"\($0.key)\": {\"displayName\": \"\($0.value)\"}" }
    return "{\"main\": {\"\(language)\": {\"numbers\": {\"currencies\": {\(names.joined(separator: ", "))}}}}}"
  }

  @Test func comeFromCLDRInEachLanguage() throws {
    let (currencies, problems) = try read(
      "{ languages: ['ja', 'de'] }",
      cldr("de", ["EUR": "Euro", "JPY": "Japanischer Yen"]),
      cldr("en", ["EUR": "Euro", "JPY": "Japanese Yen"]),
      cldr("ja", ["EUR": "ユーロ"])
    )
    #expect(problems.isEmpty)
    #expect(currencies.languages == ["en", "ja", "de"])
    #expect(currencies.entries.map(\.name) == ["Euro", "Japanese Yen"])
    #expect(currencies.entries.map(\.caseName) == ["euro", "japaneseYen"])
    #expect(currencies.entries.map { $0.record?.names["ja"]?.value } == ["ユーロ", nil])
    #expect(currencies.entries.map { $0.record?.names["de"]?.value } == ["Euro", "Japanischer Yen"])
  }

  @Test func canAllBeInTheMainLanguage() throws {
    let german = cldr("de", ["JPY": "Japanischer Yen"])
    #expect(try read("{ language: 'de' }", german).currencies.entries.map(\.caseName) == ["japanischerYen"])
    // Without a name in the main language, another one is better than none.
    #expect(try read("{}", german).currencies.entries.map(\.caseName) == ["japanischerYen"])
  }

  @Test func comeFromListsFirst() throws {
    let own = #"[{"code": "EUR", "name": "Common Euro", "names": {"fr": "euro", "de_AT": "Euro"}}]"#
    let (currencies, problems) = try read(
      "{ languages: 'fr' }",
      own,
      cldr("en", ["EUR": "Euro"]),
      cldr("fr", ["EUR": "Euro"])
    )
    #expect(problems.isEmpty)
    #expect(currencies.entries.map(\.name) == ["Common Euro"])
    #expect(currencies.entries[0].record?.names.mapValues(\.value) == ["fr": "euro", "de-AT": "Euro", "en": "Euro"])
  }

  @Test func areChecked() throws {
    let own = #"[{"code": "EUR", "name": "Euro", "names": {"x": "a", "fr": " ", "pt-BR": "a", "pt_BR": "b"}}]"#
    #expect(
      try read("{ languages: ['ja'] }", own).problems == [
        "'names' of 'EUR': 'x' is not a BCP 47 language code, such as 'fr'",
        "the name of 'EUR' in 'fr' is empty; fill it in, or remove it",
        "'pt_BR' is the same language as 'pt-BR' on line 1; remove one of them",
        "no currency has a name in 'ja'; add 'names' to the entries, or CLDR's file of that language to 'data'",
      ]
    )
  }
}
