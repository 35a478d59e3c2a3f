import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What several files say of the same entries is brought together.
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
    let data = CurrencyData(try files.enumerated().map { try Self.file("\($0).json", $1) })
    var builder = CurrencyBuilder(configuration: Configuration().currencies)
    let currencies = builder.currencies(of: data)
    return (currencies, data.diagnostics + builder.diagnostics)
  }

  private static func file(_ path: String, _ text: String) throws -> DataFile {
    let source = SourceText(path: path, bytes: Array(text.utf8))
    return DataFile(path: path, root: try JSONParser.parse(source, as: .json))
  }

  @Test func theFirstFileThatHasAFactStands() throws {
    let own = #"[{"code": "USN", "name": "US Dollar Next Day", "aliases": ["nextDay"]}]"#
    let (currencies, diagnostics) = try currencies([own, Self.iso, Self.names, Self.data])
    #expect(diagnostics.isEmpty)
    #expect(currencies.map(\.code) == ["EUR", "JPY", "USN"])
    #expect(currencies.map(\.caseName) == ["euro", "yen", "usDollarNextDay"])
    #expect(currencies.map(\.symbol) == ["€", "¥", nil])
    #expect(currencies.map(\.minorUnits) == [nil, 0, nil])
    #expect(currencies.map(\.numericCode) == [978, 392, 997])
    #expect(currencies.map { $0.aliases.map(\.value) } == [[], [], ["nextDay"]])
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
    let data = LocaleData(try files.enumerated().map { try Self.file("\($0).json", $1) })
    var builder = LocaleBuilder(configuration: Configuration().locales)
    let locales = builder.locales(of: data)
    #expect((data.diagnostics + builder.diagnostics).isEmpty)
    #expect(locales.map(\.identifier) == ["current", "currentAutoUpdating", "zh", "zh_Hant", "zh_Hant_TW"])
    #expect(locales.map(\.caseName).suffix(2) == ["chineseTraditional", "chineseTraditionalTaiwan"])
    #expect(locales.last?.name == "Chinese (Traditional, Taiwan)")
  }

  /// Damaged data is reported or, where the damage changes nothing that matters, generated from; nothing else happens.
  @Test(arguments: [iso, names, data])
  func damagedDataIsSurvived(text: String) {
    var random = SeededRandom(seed: 11)
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
      let file = DataFile(path: "data.json", root: root)
      var currencies = CurrencyBuilder(configuration: Configuration().currencies)
      _ = currencies.currencies(of: CurrencyData([file]))
      var locales = LocaleBuilder(configuration: Configuration().locales)
      _ = locales.locales(of: LocaleData([file]))
    }
    #expect(accepted > 0)
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.add("currencies.json", Data(count: 1 << 24 + 1))
    #expect(Pipeline(Request(folder: folder.path)).diagnostics.map(\.rule) == [.dataSize])
  }
}
