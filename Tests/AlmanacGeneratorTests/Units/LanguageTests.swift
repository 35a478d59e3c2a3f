import Testing

@testable import AlmanacGenerator

/// The section `languages`, from each of its formats.
@Suite struct LanguageTests {
  private func languages(_ files: [String: String], _ settings: String = "") throws -> [Language] {
    let reading = try Reading(of: .languages, files, settings)
    #expect(reading.problems == [])
    return try #require(reading.atlas.languages).entries
  }

  @Test func readOurOwn() throws {
    let text = """
      [{"code": "uz-Arab", "name": "Uzbek (Arabic)"},
       {"code": "de", "name": "German", "nativeName": "Deutsch", "script": "Latn", "names": {"fr": "allemand"}, "aliases": ["teutonic"]},
       {"code": "he", "name": "Hebrew", "script": "Hebr"}, {"code": "xx", "name": "Odd", "script": "Latn", "isRightToLeft": true},
       {"code": "yy", "name": "Bare"}]
      """
    let list = try languages(["own.json": text])
    #expect(list.map(\.code) == ["de", "he", "uz-Arab", "xx", "yy"])
    #expect(list.map(\.caseName) == ["german", "hebrew", "uzbekArabic", "odd", "bare"])
    #expect(list.map(\.name) == ["German", "Hebrew", "Uzbek (Arabic)", "Odd", "Bare"])
    #expect(list.map(\.record?[.script]?.value) == ["Latn", "Hebr", "Arab", "Latn", nil])
    #expect(list.map(\.record?.isRightToLeft) == [false, true, true, true, nil])
    #expect(list[0].record?[.nativeName]?.value == "Deutsch" && list[0].aliases.map(\.value) == ["teutonic"])
    #expect(list[0].record?.names.mapValues(\.value) == ["en": "German", "fr": "allemand"])
  }

  private static let cldr = [
    "en.json": """
    {"main": {"en": {"localeDisplayNames": {"languages": {"de": "German", "ar": "Arabic", "en": "English", "mul": "Several",
      "az-alt-short": "Azeri", "deu": "German again"}}}}}
    """,
    "de.json":
      #"{"main": {"de": {"localeDisplayNames": {"languages": {"de": "Deutsch", "ar": "Arabisch", "fr": "Französisch"}}}}}"#,
    "likely.json":
      #"{"supplemental": {"likelySubtags": {"de": "de-Latn-DE", "ar": "ar-Arab-EG", "und": "en-Latn-US", "fr": "fr-Latn-FR"}}}"#,
  ]

  /// The names in the main language are the list. The name of a language in that language is its native name.
  @Test func readCLDR() throws {
    let list = try languages(Self.cldr, "languages: ['de']")
    #expect(list.map(\.code) == ["ar", "de", "en"])
    #expect(list.map(\.caseName) == ["arabic", "german", "english"])
    #expect(list.map(\.record?[.nativeName]?.value) == [nil, "Deutsch", "English"])
    #expect(list.map(\.record?[.script]?.value) == ["Arab", "Latn", nil])
    #expect(list.map(\.record?.isRightToLeft) == [true, false, nil])
    #expect(list.map { $0.record?.names["de"]?.value } == ["Arabisch", "Deutsch", nil])
  }

  private static let iso = """
    {"639-2": [{"alpha_2": "de", "alpha_3": "deu", "bibliographic": "ger", "name": "German"},
      {"alpha_2": "es", "alpha_3": "spa", "name": "Spanish; Castilian"}, {"alpha_3": "gsw", "name": "Swiss German; Alemannic"},
      {"alpha_3": "mul", "name": "Multiple languages"}, {"alpha_3": "qaa-qtz", "name": "Reserved for local use"},
      {"alpha_2": "bn", "alpha_3": "ben", "common_name": "Bangla", "name": "Bengali"}]}
    """

  @Test func readISOCodes() throws {
    let list = try languages(["iso.json": Self.iso])
    #expect(list.map(\.code) == ["bn", "de", "es", "gsw"])
    #expect(list.map(\.name) == ["Bangla", "German", "Spanish", "Swiss German"])
  }

  /// CLDR can be newer than Almanac's list of scripts.
  @Test func takeScriptsOfOtherPeople() throws {
    let subtags = #"{"supplemental": {"likelySubtags": {"suz": "suz-Suux-NP"}}}"#
    let names = #"{"main": {"en": {"localeDisplayNames": {"languages": {"suz": "Sunwar"}}}}}"#
    #expect(try languages(["a.json": subtags, "b.json": names]).map(\.record?[.script]?.value) == ["Suux"])
    let own = #"[{"code": "suz", "name": "Sunwar", "script": "Suux"}]"#
    #expect(try Reading(["languages.json": own]).problems == ["error data-value 1"])
  }

  @Test func areNamedInLanguages() throws {
    let own = #"[{"code": "de", "name": "German", "names": {"x y": "a", "french": "b", "fr": " "}}]"#
    let problems = try Reading(["languages.json": own]).problems
    #expect(problems == [String](repeating: "error data-value 1", count: 3))
  }

  @Test(arguments: [("'rm', 'zh-Hant'", 0), ("'RM'", 1), ("'zh_hant', 'x y'", 2)])
  func areAllowedByTheirCodes(codes: String, count: Int) throws {
    let files = ["languages.json": #"[{"code": "de", "name": "German"}]"#]
    let reading = try Reading(files.merging(["almanac.json": "{ languages: { allow: [\(codes)] } }"]) { $1 })
    #expect(reading.problems == [String](repeating: "error language-code 1", count: count))
  }

  /// A list decides which languages to include. Other files add facts.
  @Test func mergeTheirFiles() throws {
    let own = #"[{"code": "nn", "name": "Nynorsk"}]"#
    var files = Self.cldr
    files["iso.json"] = Self.iso
    files["own.json"] = own
    let list = try languages(files)
    #expect(list.map(\.code) == ["bn", "de", "es", "gsw", "nn"])
    #expect(list[1].record?[.nativeName]?.value == "Deutsch" && list[1].record?[.script]?.value == "Latn")
  }

  @Test func ofOneNameGiveWay() throws {
    let text =
      #"{"639-3": [{"alpha_3": "kon", "alpha_2": "kg", "name": "Kongo"}, {"alpha_3": "kng", "name": "Kongo"}]}"#
    let reading = try Reading(["languages.json": text])
    #expect(reading.atlas.languages?.entries.map(\.caseName) == ["kongo", "kongoKng"])
    #expect(reading.problems == ["warning case-renamed 1"])
  }

  private static let linked = [
    "countries.json": """
    [{"code": "CH", "name": "Switzerland", "languages": ["de-CH", "fr", "rm"]}, {"code": "DE", "name": "Germany", "languages": ["de"]},
     {"code": "TW", "name": "Taiwan", "languages": ["zh-Hant"]}]
    """,
    "languages.json": """
    [{"code": "de", "name": "German"}, {"code": "fr", "name": "French"}, {"code": "zh", "name": "Chinese"},
     {"code": "zh-Hant", "name": "Traditional Chinese"}]
    """,
    "locales.json": """
    [{"identifier": "de_CH", "name": "a"}, {"identifier": "zh_Hant_TW", "name": "b"}, {"identifier": "zh_Hans", "name": "c"},
     {"identifier": "rm", "name": "d"}]
    """,
  ]

  @Test func leadToCountriesAndLocales() throws {
    let reading = try Reading(Self.linked)
    let links = reading.links
    let countries = ["de", "fr", "zh", "zh-Hant"].map { links.countriesOfLanguage[$0, default: []].map(\.value) }
    #expect(countries == [["ch", "de"], ["ch"], [], ["tw"]])
    let locales = try #require(reading.atlas.locales).entries.filter { $0.record != nil }
    #expect(locales.map(\.code) == ["de_CH", "rm", "zh_Hans", "zh_Hant_TW"])
    #expect(locales.map(links.language) == ["de", nil, "zh", "zh-Hant"])
  }

  /// Another list adds properties, and changes the type of none, so that it breaks no code.
  @Test func giveTypedProperties() throws {
    let generated = try Generated(Self.linked)
    #expect(generated.problems == ["warning relation-language 1"])
    #expect(generated.text("CountryFacts").contains("var languages: [Language]"))
    #expect(generated.text("CurrencyLocale").contains("var language: Language?"))
    #expect(generated.text("Language").contains("var countries: [Country]"))
    let without = try Generated(Self.linked.filter { $0.key != "languages.json" })
    #expect(!without.text("CountryFacts").contains("var languages"))
    #expect(!without.text("CurrencyLocale").contains("var language"))
    #expect(without.files["Language"] == nil && without.problems == [])
  }
}
