import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What lists call currencies after numbers.
@Suite struct CurrencyPluralTests {
  private func read(
    _ files: [String],
    settings: String? = nil
  ) throws -> (plurals: CurrencyPlurals, diagnostics: [Diagnostic]) {
    let problems = Problems()
    var currencies = CurrencySettings()
    if let settings { currencies.read(try object(settings, problems)) }
    let list = Currencies.read(try SectionFiles(texts: files), currencies, problems)
    return (list.entries.first?.record?.plurals ?? CurrencyPlurals(), problems.sorted(isStrict: false))
  }

  private func object(_ json: String, _ problems: Problems) throws -> JSONObject {
    let value = try JSONParser.parse(SourceText(path: "almanac.json", bytes: Array(json.utf8)), as: .json5)
    return JSONObject(value, named: "'currencies'", keys: nil, rules: .settings, problems)
  }

  @Test func areReadFromBothFormats() throws {
    let own = #"[{"code": "EUR", "name": "Euro", "plurals": {"en": {"one": "euro", "other": "euros"}}}]"#
    let cldr = """
      {"main": {"en": {"numbers": {"currencies": {"EUR": {
        "displayName": "Euro", "displayName-count-one": "euro", "displayName-count-other": "euros"
      }}}}}}
      """
    for file in [own, cldr] {
      let (plurals, diagnostics) = try read([file])
      #expect(diagnostics.isEmpty)
      #expect(plurals["en"].mapValues(\.value) == [.one: "euro", .other: "euros"])
    }
  }

  /// A name of the user's own has no plurals of another list, but other languages do.
  @Test func belongToTheirName() throws {
    let list = """
      [{"code": "EUR", "name": "Euro", "names": {"fr": "euro"},
        "plurals": {"en": {"other": "euros"}, "en-AU": {"other": "euroos"}, "fr": {"other": "euros"}}}]
      """
    let named = #"[{"code": "EUR", "name": "Taler"}]"#
    #expect(try read([named, list]).plurals.forms.keys.sorted() == ["fr"])
    #expect(
      try read([#"[{"code": "EUR", "symbol": "E"}]"#, list]).plurals.forms.keys.sorted() == ["en", "en-AU", "fr"]
    )
    let own = #"[{"code": "EUR", "name": "Taler", "plurals": {"en": {"other": "Talers"}}}]"#
    #expect(try read([own, list]).plurals["en"][.other]?.value == "Talers")
    let french = #"[{"code": "EUR", "names": {"fr": "l’euro"}}]"#
    #expect(try read([french, list]).plurals.forms.keys.sorted() == ["en", "en-AU"])
    let settings = try read([list], settings: #"{names: {EUR: "Taler"}}"#)
    #expect(settings.plurals.forms.keys.sorted() == ["fr"])
  }

  @Test(arguments: [
    (#"{"en": {"lots": "euros"}}"#, "unknown key 'lots' in 'en'"),
    (#"{"en": {"one": ""}}"#, "a name is empty"), (#"{"en": {"one": "a\nb"}}"#, "'one' contains a line break"),
    (#"{"en": {"one": 5}}"#, "'one' must be a string"),
    (#"{"en": "euros"}"#, "'en' must be an object"), (#"["euros"]"#, "'plurals' must be an object"),
    (#"{"1": {"one": "euro"}}"#, "'1' is not a BCP 47 language code"),
  ])
  func areChecked(plurals: String, message: String) throws {
    let (_, diagnostics) = try read([#"[{"code": "EUR", "name": "Euro", "plurals": \#(plurals)}]"#])
    #expect(diagnostics.count == 1 && diagnostics.allSatisfy { $0.message.contains(message) }, "\(diagnostics)")
  }

  /// Only targets that write names contain them.
  @Test func belongToTheLibrary() throws {
    let folder = try TemporaryFolder([
      "locales.json": #"[{"identifier": "de", "name": "a"}, {"identifier": "de_CH", "name": "b"}]"#,
      "currencies.json": """
      [{"code": "EUR", "name": "Euro", "names": {"de": "Euro"},
        "plurals": {"de": {"one": "Euro", "other": "Euros"}, "de-CH": {"other": "Stutz"}, "fr": {"other": "euros"}}}]
      """, "almanac.json": #"{currencies: {languages: ["de"]}}"#,
    ])
    func generated(_ libraries: [SupportedLibrary]) throws -> String {
      var request = Request(folder: folder.path)
      request.libraries = libraries
      return try #require(Pipeline.run(request).files.first { $0.name == "AlmanacCurrency.swift" }).contents
    }
    let forms = try generated([.amountForms])
    #expect(forms.contains("_pluralNames") && forms.contains("Stutz") && forms.contains("Euros"))
    #expect(!forms.contains("euros"))
    let money = try generated([.money])
    #expect(!money.contains("lural") && !money.contains("Stutz"))
  }

  @Test func areImported() throws {
    let folder = try TemporaryFolder([
      "a.json": #"[{"code": "EUR", "name": "Euro", "plurals": {"fr": {"other": "euros"}, "en-AU": {"other": "E"}}}]"#
    ])
    let list = try #require(ImportedList.make("currencies", of: [folder.path + "/a.json"]))
    #expect(list.text == "[\n" + #"{"code": "EUR", "name": "Euro", "plurals": {"en-AU": {"other": "E"}}}"# + "\n]\n")
  }
}
