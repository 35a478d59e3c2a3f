import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Several files with facts about the same entries are merged.
@Suite struct ListMergingTests {
  private static let iso = """
    {"4217": [
      {"alpha_3": "EUR", "name": "Euro", "numeric": "978"},
      {"alpha_3": "USN", "name": "US Dollar (Next day)", "numeric": "997"},
      {"alpha_3": "JPY", "name": "Yen", "numeric": "392"}
    ]}
    """

  private static let names = """
    {"main": {"en": {"numbers": {"currencies": {
      "EUR": {"displayName": "Euro of CLDR", "symbol": "€"},
      "JPY": {"displayName": "Japanese Yen", "symbol": "¥"},
      "DEM": {"displayName": "German Mark", "symbol": "DEM"}
    }}}}}
    """

  private static let data = """
    {"supplemental": {"currencyData": {
      "fractions": {"DEFAULT": {"_digits": "2"}, "JPY": {"_digits": "0"}},
      "region": {
        "DE": [{"EUR": {"_from": "1999-01-01"}}, {"DEM": {"_from": "1948-06-20", "_to": "2002-02-28"}}],
        "JP": [{"JPY": {"_from": "1871-06-01"}}]
      }
    }}}
    """

  private func currencies(_ files: [String]) throws -> (currencies: [Currency], diagnostics: [Diagnostic]) {
    let problems = Problems()
    let list = Currencies.read(try SectionFiles(texts: files), CurrencySettings(), problems)
    return (list.entries, problems.sorted(isStrict: false))
  }

  @Test func theFirstFileThatHasAFactStands() throws {
    let own = #"[{"code": "USN", "name": "US Dollar Next Day", "aliases": ["nextDay"]}]"#
    let (currencies, diagnostics) = try currencies([own, Self.iso, Self.names, Self.data])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.code) == ["EUR", "JPY", "USN"])
    #expect(currencies.map(\.caseName) == ["euro", "yen", "usDollarNextDay"])
    #expect(currencies.map(\.record?[.symbol]?.value) == ["€", "¥", nil])
    #expect(currencies.map(\.record?[.minorUnits]?.value) == [nil, "0", nil])
    #expect(currencies.map(\.record?[.numericCode]?.value) == ["978", "392", "997"])
    #expect(currencies.map { $0.aliases.map(\.value) } == [[], [], ["nextDay"]])
  }

  /// Minor units are ISO 4217's, whatever else a file states.
  @Test(arguments: [
    ("JPY", "displayDigits", 0, "0"), ("KWD", "displayDigits", 2, "3 2"), ("EUR", "cashRounding", 5, "2 2 2 5"),
  ])
  func minorUnitsAreISO4217s(code: String, key: String, value: Int, digits: String) throws {
    let own = #"[{"code": "\#(code)", "name": "Own", "\#(key)": \#(value)}]"#
    let reading = try Reading(["currencies.json": own])
    let currencies = try #require(reading.atlas.currencies)
    #expect(currencies.text(of: currencies.entries[0], in: .digits, reading.links) == digits)
  }

  /// Who states other minor units than CLDR does not get its digits for cash.
  @Test(arguments: [("2", "5"), ("4", nil)]) func digitsBelongTogether(minorUnits: String, step: String?) throws {
    let own = #"[{"code": "CHF", "name": "Franc", "minorUnits": \#(minorUnits)}]"#
    let fractions = #"{"CHF": {"_digits": "2", "_cashRounding": "5"}, "SEK": {"_digits": "2", "_cashRounding": "0"}}"#
    let data = #"{"supplemental": {"currencyData": {"fractions": \#(fractions), "region": {}}}}"#
    let (currencies, diagnostics) = try currencies([own, data])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.record?[.minorUnits]?.value) == [minorUnits])
    #expect(currencies.map(\.record?[.cashRounding]?.value) == [step])
  }

  /// CLDR's digits are those that people write.
  @Test func currenciesKeepTheMinorUnitsOfBanks() throws {
    let names = #"[{"code": "HUF", "name": "Forint"}, {"code": "ZZQ", "name": "Queue"}]"#
    let fractions = #"{"HUF": {"_digits": "0"}, "ZZQ": {"_digits": "1"}}"#
    let data = #"{"supplemental": {"currencyData": {"fractions": \#(fractions), "region": {}}}}"#
    let (currencies, diagnostics) = try currencies([names, data])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.record?[.minorUnits]?.value) == ["2", "1"])
    #expect(currencies.map(\.record?[.displayDigits]?.value) == ["0", nil])
  }

  @Test func theOrderOfTheFilesCounts() throws {
    let (currencies, diagnostics) = try currencies([Self.names, Self.data, Self.iso])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.name) == ["Euro of CLDR", "Japanese Yen", "US Dollar (Next day)"])
    #expect(currencies.map(\.record?[.numericCode]?.value) == ["978", "392", "997"])
    let other = #"{"supplemental": {"currencyData": {"region": {"DE": [{"JPY": {}}], "LI": [{"CHF": {}}]}}}}"#
    let files = try SectionFiles(texts: [Self.names, Self.data, other])
    let list = Currencies.read(files, CurrencySettings(), Problems())
    #expect(list.tenders.mapValues { $0.map(\.value) } == ["de": ["EUR"], "jp": ["JPY"], "li": ["CHF"]])
  }

  @Test func severalFilesMayHaveOneAlias() throws {
    let own = #"[{"code": "EUR", "name": "Euro", "aliases": ["money"]}]"#
    let (currencies, diagnostics) = try currencies([own, own])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map { $0.aliases.map(\.value) } == [["money"]])
  }

  /// An imported list gives the same case names as the files that it was imported from.
  @Test func importedLocalesKeepTheirNames() throws {
    let files = [
      #"{"availableLocales": {"modern": [], "full": ["my-MM", "en-CC"]}}"#,
      """
      {"main": {"en": {"localeDisplayNames": {"languages": {"my": "Burmese", "en": "English"},
        "territories": {"MM": "Myanmar (Burma)", "CC": "Cocos (Keeling) Islands"}}}}}
      """,
    ]
    let names = { (files: [String]) throws in
      Locales.read(try SectionFiles(texts: files), LocaleSettings(), Problems()).entries.map(\.caseName)
    }
    let folder = try TemporaryFolder()
    let paths = try files.enumerated().map { try folder.write("\($0).json", Array($1.utf8)) }
    let imported = try #require(ImportedList.make("locales", of: paths)?.text)
    #expect(try names([imported]) == names(files))
    #expect(try names(files).contains("burmeseMyanmarBurma"))
  }

  @Test(arguments: ["countries", "currencies", "locales", "emoji"])
  func tablesThatWouldOverflowAreReported(section: String) throws {
    let text = String(decoding: [UInt8](repeating: 0x61, count: 56 * 56 * 56 * 56), as: UTF8.self)
    let entry =
      switch section {
      case "countries": #"{"code": "CH", "capital": "\#(text)"}"#
      case "currencies": #"{"code": "CHF", "name": "Franc", "symbol": "\#(text)"}"#
      case "locales": #"{"identifier": "de_CH", "name": "\#(text)"}"#
      default: #"{"character": "😀", "name": "\#(text)", "category": "Objects"}"#
      }
    let folder = try TemporaryFolder()
    try folder.add("\(section).json", Data("[\(entry)]".utf8))
    let isList = ["currencies", "locales"].contains(section)
    try folder.add("almanac.json", Data((isList ? "{ \(section): { cases: 'code' } }" : "{}").utf8))
    let outcome = Pipeline.run(Request(folder: folder.path))
    #expect(outcome.diagnostics.filter { $0.severity == .error }.map(\.rule) == [.dataSize])
    #expect(outcome.files.isEmpty)
  }

  @Test func dictionariesAloneGiveWhatIsLegalTender() throws {
    let (currencies, diagnostics) = try currencies([Self.names, Self.data])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.caseName) == ["euroOfCLDR", "japaneseYen"])
    #expect(try self.currencies([Self.names]).currencies.map(\.code) == ["DEM", "EUR", "JPY"])
  }

  @Test func localesTakeTheirNamesFromAllFiles() throws {
    let files = [
      #"{"availableLocales": {"modern": [], "full": ["zh", "zh-Hant"]}}"#,
      #"{"defaultContent": ["zh-Hant-TW"]}"#,
      #"{"main": {"en": {"localeDisplayNames": {"languages": {"zh": "Chinese"}}}}}"#,
      #"{"main": {"en": {"localeDisplayNames": {"scripts": {"Hant": "Traditional"}}}}}"#,
      #"{"main": {"en": {"localeDisplayNames": {"territories": {"TW": "Taiwan"}}}}}"#,
    ]
    let problems = Problems()
    let locales = Locales.read(try SectionFiles(texts: files), LocaleSettings(), problems).entries
    #expect(problems.sorted(isStrict: false).isEmpty)
    #expect(locales.map(\.code) == ["current", "currentAutoUpdating", "zh", "zh_Hant", "zh_Hant_TW"])
    #expect(locales.map(\.caseName).suffix(2) == ["chineseTraditional", "chineseTraditionalTaiwan"])
    #expect(locales.last?.name == "Chinese (Traditional, Taiwan)")
  }

  /// Damaged data is either reported or, if the damage is harmless, used. Nothing else happens.
  @Test(arguments: [iso, names, data])
  func damagedDataIsSurvived(text: String) {
    var random = SeededGenerator(seed: 11)
    let bytes = Array(text.utf8)
    var accepted = 0
    for _ in 0..<2_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let interesting = Array("{}[]\":,\\0e-nX ".utf8) + random.bytes(1)
        damaged[damaged.indices.randomElement(using: &random) ?? 0] = interesting.randomElement(using: &random) ?? 0
      }
      let source = SourceText(path: "data.json", bytes: damaged)
      guard let root = try? JSONParser.parse(source, as: .json) else { continue }
      accepted += 1
      let files = SectionFiles([.json(root)])
      _ = Currencies.read(files, CurrencySettings(), Problems())
      _ = Locales.read(files, LocaleSettings(), Problems())
    }
    #expect(accepted > 0)
  }

  @Test(arguments: [(56, 0), (57, 1)])
  func aTargetHasFewCategories(count: Int, errors: Int) throws {
    let folder = try TemporaryFolder()
    let characters = (0..<count).compactMap { Unicode.Scalar(0x1F400 + $0).map(String.init) }
    let emoji = zip(0..., characters).map { #"{"character":"\#($1)","name":"a","category":"c\#($0)"}"# }
    try folder.add("emoji.json", Data("[\(emoji.joined(separator: ","))]".utf8))
    let categories = (0..<count).map { "c\($0): {}" }.joined(separator: ",")
    try folder.add("almanac.json", Data("{ emoji: { categories: {\(categories)} } }".utf8))
    let problems = Pipeline.run(Request(folder: folder.path)).diagnostics
    #expect(problems.map(\.rule) == Array(repeating: .dataSize, count: errors))
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.add("currencies.json", Data(count: 1 << 24 + 1))
    #expect(Pipeline.run(Request(folder: folder.path)).diagnostics.map(\.rule) == [.dataSize])
  }
}
