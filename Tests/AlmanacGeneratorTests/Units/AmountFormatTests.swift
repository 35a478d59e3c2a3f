import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// How locales write amounts: CLDR's formats, and what replaces them.
@Suite struct AmountFormatTests {
  /// The tables of a target with some locales.
  private struct Target {
    let tables: FormatTables
    let indices: [String: Int]

    init(_ locales: [String], currencies: String? = nil, formats: String = "") throws {
      let entries = locales.map { #"{"identifier": "\#($0)", "name": "Name of \#($0)"}"# }.joined(separator: ",")
      let settings = "{ locales: { cases: 'code', formats: { \(formats) } } }"
      var files = ["locales.json": "[\(entries)]", "almanac.json": settings]
      files["currencies.json"] = currencies
      let folder = try TemporaryFolder(files)
      let run = Run(Request(folder: folder.path).withAllLibraries)
      let target = run.linked()
      #expect(run.problems.sorted(isStrict: false).map(\.message) == [])
      let names = try #require(target.atlas.locales?.names)
      var builder = FormatTableBuilder(try #require(target.links.formats))
      tables = try builder.tables(names)
      indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }

    func format(_ locale: String, _ code: String? = nil) throws -> [FormatColumn: String] {
      let index = try #require(indices[locale])
      let row = code.map { tables.format(index, $0) } ?? tables.format(index)
      return Dictionary(uniqueKeysWithValues: zip(FormatColumn.allCases, row))
    }

    func symbol(_ locale: String, _ code: String, isNarrow: Bool = false) throws -> String? {
      tables.symbol(try #require(indices[locale]), code, isNarrow: isNarrow)
    }
  }

  private static let currencies = #"[{"code": "EUR", "name": "Euro"}, {"code": "USD", "name": "Dollar"}]"#

  @Test(arguments: [
    ("de_XX", "de"), ("en_GB", "en_001"), ("nb", "no"), ("zh_TW", "zh_Hant_TW"), ("qaa_Latn_US", "current"),
    ("es_MX_variant", "es_MX"), ("pt_CH", "pt_PT"), ("current", "currentAutoUpdating"),
  ])
  func inherits(locale: String, from other: String) throws {
    let target = try Target(["fr"] + [locale, other].filter { !$0.hasPrefix("current") })
    #expect(try target.format(locale) == target.format(other))
    for code in ["CHF", "TWD", "USD"] { #expect(try target.symbol(locale, code) == target.symbol(other, code)) }
  }

  @Test func hasBothHalvesOfPatterns() throws {
    let target = try Target(["de", "de_CH", "en_IN", "fa", "mk"])
    let german = try target.format("de")
    #expect(german[.standard] == "0\u{A0}¤;-0\u{A0}¤" && german[.sizes] == "3 3 1" && german[.zero] == "0")
    #expect(german[.decimal] == "," && german[.group] == ".")
    #expect(try target.format("de_CH")[.standard] == "¤\u{A0}0;¤-0")
    #expect(try target.format("en_IN")[.sizes] == "3 2 1 3 3")
    let persian = try target.format("fa")
    #expect(persian[.standard] == "\u{200E}¤0;-\u{200E}¤0" && persian[.zero] == "۰")
  }

  @Test func hasOnlySymbolsOfTheTarget() throws {
    let target = try Target(["de", "en_CA", "sv"], currencies: Self.currencies)
    #expect(target.tables.codes == ["EUR", "USD"])
    #expect(try target.symbol("de", "EUR") == "#€" && target.symbol("en_CA", "USD") == "$US$")
    #expect(try target.symbol("en_CA", "USD", isNarrow: true) == "#$")
    #expect(try Target(["de"]).tables.codes.count > 100)
  }

  /// A space separates letters from digits.
  @Test func saysWhereSpacesGo() throws {
    let target = try Target(["de_AT", "ar_EG", "de_CH", "bg"])
    #expect(try target.symbol("de_AT", "USD") == "#$" && target.symbol("bg", "BGN") == "&лв.")
    #expect(try target.symbol("de_CH", "EUR") == "&EUR" && target.symbol("ar_EG", "EGP")?.first == "&")
  }

  /// As in the list: `symbol` holds in all locales.
  @Test func writesSymbolsOfTheOwnList() throws {
    let own = #"[{"code": "USD", "name": "Dollar", "symbol": "Buck"}, {"code": "EUR", "name": "Euro"}]"#
    let target = try Target(["de", "en_CA", "sv"], currencies: own, formats: "sv: { symbols: { USD: 'B' } }")
    for locale in ["de", "en_CA", "current"] {
      #expect(try target.symbol(locale, "USD") == "&Buck" && target.symbol(locale, "USD", isNarrow: true) == "&Buck")
    }
    #expect(try target.symbol("sv", "USD") == "&B" && target.symbol("sv", "USD", isNarrow: true) == "&Buck")
    #expect(target.tables.symbols.map { $0[0] }.sorted() == ["#€", "&B", "&Buck"])
  }

  @Test func settingsHoldForOneLocale() throws {
    let formats = "de: { group: ' ', symbols: { CHF: 'Fr.' }, minimumGroupingDigits: 2 }, de_AT: { group: '’' }"
    let target = try Target(["de", "de_AT", "de_LI"], formats: formats)
    let german = try target.format("de")
    #expect(german[.group] == " " && german[.sizes] == "3 3 2" && german[.decimal] == ",")
    // CLDR has another separator for amounts than for numbers.
    #expect(try target.format("de_AT")[.group] == "’" && target.format("de_LI")[.group] != " ")
    #expect(try target.symbol("de", "CHF") == "&Fr." && target.symbol("de_LI", "CHF") == nil)
  }

  @Test func settingsHoldForSingleCurrencies() throws {
    let cldr = try Target(["pt_CV", "en_AT"])
    #expect(try cldr.format("pt_CV", "CVE")[.decimal] == "$" && cldr.format("pt_CV", "EUR")[.decimal] == ",")
    let target = try Target(
      ["pt_CV", "en_AT"],
      formats: "pt_CV: { decimal: '·' }, en_AT: { minus: '−', accounting: '(¤) #,##0.00' }"
    )
    #expect(try target.format("pt_CV", "CVE")[.decimal] == "·")
    let single = try target.format("en_AT", "EUR")
    #expect(single[.minusSign] == "−")
    #expect(single[.accounting] == "(¤) 0;-(¤) 0" && single[.standard] == "¤\u{A0}0;-¤\u{A0}0")
  }

  @Test func takesLongIdentifiers() throws {
    let variants = (10_000..<30_000).map { "_a\($0)" }.joined()
    let target = try Target(["de", "de" + variants])
    #expect(try target.format("de" + variants) == target.format("de"))
  }

  /// CLDR's codes are those that replace the others.
  @Test(arguments: [
    ("in_ID", "id_ID", ","), ("deu_DE", "de_DE", ","), ("deu_CH", "de_CH", "."), ("tl_PH", "fil_PH", "."),
    ("iw_IL", "he_IL", "."), ("mo", "ro", ","), ("sh_RS", "sr_Latn_RS", ","), ("nob_NO", "nb_NO", ","),
  ])
  func takesOtherCodesOfLanguages(code: String, other: String, decimal: String) throws {
    let target = try Target([code, other])
    let format = try target.format(code)
    #expect(try format == target.format(other) && format[.decimal] == decimal)
    #expect(try code == "tl_PH" || code == "iw_IL" || format != Target(["und"]).format("und"))
  }

  @Test func readsTheFormatsOnlyIfItNeedsThem() throws {
    let folder = try TemporaryFolder(["locales.json": #"[{"identifier": "de", "name": "a"}]"#])
    var request = Request(folder: folder.path)
    func isRead() -> Bool { Pipeline.run(request).inputs.contains { $0.hasSuffix("World/formats.json") } }
    #expect(!isRead())
    request.libraries = [.money]
    #expect(isRead())
    try folder.add("almanac.json", Data("{ ignore: 'locales.json', emoji: { data: 'world' } }".utf8))
    #expect(!isRead())
  }

  @Test(arguments: ["group: ','", "decimal: '.'", "decimal: '.', group: '.'"])
  func reportsSeparatorsThatAreTheSame(settings: String) throws {
    let locales = ["a.json": #"[{"identifier": "de", "name": "a"}]"#]
    let reading = try Reading(of: .locales, locales, "formats: { de: { \(settings) } }")
    #expect(reading.problems == ["error config-value 1"])
  }

  @Test func explains() throws {
    let folder = try TemporaryFolder([
      "locales.json": #"[{"identifier": "de_CH", "name": "a"}, {"identifier": "hi", "name": "b"}]"#,
      "almanac.json": "{ locales: {\n formats: { de_CH: { group: '·' } } } }",
    ])
    let request = Request(folder: folder.path)
    let swiss = try #require(Explanation.of("de_CH", in: request).text)
    #expect(swiss.contains("negative amount  ¤-12·345·678.90  (\(folder.path)/almanac.json:2:20)"), "\(swiss)")
    let hindi = try #require(Explanation.of("hi", in: request).text)
    #expect(hindi.contains("in accounting    -¤1,23,45,678.90  (CLDR 48, "), "\(hindi)")
    #expect(Explanation.of("current", in: request).text?.contains("amount") == false)
  }
}
