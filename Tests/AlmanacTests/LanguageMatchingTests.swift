import Testing

@testable import Almanac

/// Which of the locales of a list a reader gets, as CLDR's language matching has it.
///
/// The values are those of ICU's `LocaleMatcher`, except where CLDR 48 knows more than ICU 72: it no longer takes
/// readers of Ukrainian for those of Russian, and states the scripts and regions of more languages. `en_001` is closer
/// to Australia than American English, as in CLDR's parent locales; ICU's matcher puts it between both. `sh` is
/// `sr_Latn`, as in CLDR's aliases, before it is another language.
@Suite struct LanguageMatchingTests {
  @Test(
    arguments: [
      "en en_GB fr | en-AU | en_GB", "en en_GB fr | en-CA | en", "en en_GB fr | en-NZ | en_GB",
      "en en_150 en_GB | en-DE | en_GB", "en en_AU en_GB | en-ZA | en_GB", "en_GB en_US | en-PH | en_US",
      "es es_419 | es-AR | es_419", "es es_419 es_MX | es-AR | es_419", "es es_419 | es-US | es_419",
      "es es_419 | es-PH | es", "es_419 es_ES | es-GQ | es_ES", "pt pt_PT | pt-AO | pt_PT", "pt pt_PT | pt-US | pt",
      "pt_BR pt_PT | pt | pt_BR", "ar ar_MA | ar-DZ | ar_MA", "ar ar_MA | ar-SY | ar", "ar_EG ar_MA | ar-LY | ar_MA",
      "zh zh_Hant | zh-TW | zh_Hant", "zh zh_Hant zh_Hant_HK | zh-MO | zh_Hant_HK",
      "zh zh_Hant zh_Hant_HK | zh-Hant-US | zh_Hant", "zh_Hans zh_Hant | zh-SG | zh_Hans", "zh_Hans | zh-TW | -",
      "zh_Hans zh_Hant | yue | zh_Hant", "zh_Hans zh_Hant | yue-Hans | zh_Hans", "zh_Hans zh_Hant | yue-CN | zh_Hans",
      "zh | wuu | zh", "zh zh_Hant | nan-TW | zh_Hant", "yue | zh-HK | -", "de en | gsw | de", "de en | lb | de",
      "gsw | de | -", "de_AT de_CH de_DE | gsw | de_CH", "nb | no | nb", "no | nb | no", "no | nn | no",
      "nb nn | no | nb", "nn | nb | nn", "da | nb | da", "nb sv | da | nb", "sv | da | -", "bs hr | sh | bs",
      "bs hr sr | sh | sr",
      "hr | bs | hr", "sr | hr | -", "sr | sr-Latn | sr", "sr_Latn | sr | sr_Latn", "sr sr_Latn | sr-ME | sr_Latn",
      "hr sr | bs | hr", "en es | ca | es", "en es | gl | es", "en fr | br | fr", "en ru | be | ru", "en ru | uk | -",
      "en ru | uz | ru", "en ru | uz-Cyrl | ru", "en | am | en", "en | hi-Latn | -", "hi | hi-Latn | hi",
      "hi_Latn | hi | -", "ja | ja-Latn | ja", "ja_Latn | ja | -", "ta | ta-Latn | ta", "zh | zh-Latn | zh",
      "en hi | gu | -", "en | ur-Latn | en", "id ms | jv | id", "ms | id | ms", "id | ms | id", "fil | tl | fil",
      "he | iw | he", "id | in | id", "yi | ji | yi", "ro | mo | ro", "ro | ro-MD | ro", "fa_AF | prs | fa_AF",
      "ro | ru-MD | -", "sk | cs | sk", "cs | sk | cs", "en fr | ln | fr", "en fr | kg | fr", "sw | sw-CD | sw",
      "sw_CD sw | swc | sw_CD", "ku | ckb | -", "ar | ckb | ar", "ar | arz | ar", "ar ar_AE ar_EG | afb | ar",
      "qu | quz | qu", "en fr | am fr | fr", "en fr | am ln | fr", "de fr | de-AT fr | de",
      "en_GB de | de-CH en-GB | de", "de fr | gsw fr | fr", "de fr | xx fr | fr", "de en | xx en-AU de | en",
      "fr en de | nl de | de", "en_GB es | es-MX en | es", "en es_419 | es-ES en | es_419", "de fr it | rm fr | fr",
      "es fr | ca fr | fr", "es_419 fr | es fr | es_419", "en de | xx yy | -", "sr de | sr-Latn-RS de | sr",
      "zh_Hans en | zh-TW en | en", "zh_Hans en | zh-TW ja | -", "uk ru | ru-UA | ru", "fr fr_CA fr_CH | fr-BE | fr",
      "fr_CA fr_CH | fr-BE | fr_CA", "de_AT de_CH | de-LI | de_AT", "en en_001 en_GB | en-AU | en_GB",
      "en_001 en | en-IN | en_001", "es_001 | es | es_001", "pa pa_Arab | pa-PK | pa_Arab",
      "az az_Cyrl | az-RU | az_Cyrl", "mn mn_Mong | mn-CN | mn_Mong", "kk | kk-CN | -",
      "uz uz_Arab uz_Cyrl | uz-AF | uz_Arab", "vai | vai-Latn | -", "fr | fr-Cyrl | -", "de | de-Cyrl | -",
      "en | en-Dsrt | -", "nn no | nb | no", "iu | ikt | -", "sq | aln | sq", "syr | aii | syr", "et | vro | et",
      "it_CH it_IT it_SM | it-FR | it_IT", "zh_Hant_MY zh_Hant_TW | zh-US | zh_Hant_TW",
    ]
  )
  func negotiates(fact: String) {
    let parts = fact.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    Supported.of(parts[0] + ["tlh"]) {
      #expect(
        Supported.best(for: parts[1], default: .klingon).rawValue == (parts[2][0] == "-" ? "tlh" : parts[2][0])
      )
    }
  }

  /// A reader who prefers languages that nobody has still gets the one at the end.
  @Test func goesOnToTheEnd() {
    Supported.of(["en", "tlh"]) {
      let unknown = (0..<20).map { "q\(UnicodeScalar(UInt8(0x61 + $0)))" }
      #expect(Supported.best(for: unknown + ["am"], default: .klingon).rawValue == "en")
    }
  }

  @Test(
    arguments: [
      ("zh_Hant zh zh_TW", "zh-Hant-TW", "zh_TW"), ("ru ru_RU", "ru-SU", "ru_RU"), ("uk uk_UA", "uk-SU", "uk_UA"),
      ("sr_Latn sr", "sh", "sr_Latn"), ("sr_Latn sr", "sh-Cyrl", "sr"), ("fil tl", "tl-PH", "tl"),
      ("fil", "tl-PH", "fil"),
      ("nn no", "no-nyn", "nn"), ("nb no", "no-bokmal", "nb"), ("nn no", "no-NO-nynorsk", "nn"),
      ("hak zh", "i-hak", "hak"),
      ("nan zh", "zh-min-nan-CN", "nan"), ("zh", "zh-min-nan", nil), ("yue zh_Hant", "zh-yue-HK", "yue"),
      ("zh_Hans", "zh-cmn-Hans-CN", "zh_Hans"), ("hyw", "hy-AM-arevmda", "hyw"), ("sv sv_AX", "sv-aaland", "sv_AX"),
      ("fa fa_AF", "prs", "fa_AF"), ("en en_US", "eng-USA", "en_US"), ("en en_US", "en-840", "en_US"),
      ("de de_DE", "de-DD", "de_DE"), ("sr sr_RS", "sr-YU", "sr_RS"),
      ("ca ca_ES_valencia", "ca-ES-valencia", "ca_ES_valencia"),
      ("ca ca_ES ca_ES_valencia", "ca_ES_VALENCIA", "ca_ES_valencia"), ("en_US_POSIX", "en-us-posix", "en_US_POSIX"),
      ("ca_ES ca_ES_valencia", "CA-es-Valencia", "ca_ES_valencia"), ("ca_ES", "ca-ES-VALENCIA", "ca_ES"),
      ("ca ca_ES_valencia", "ca-ES", "ca"), ("nb", "no-NO", "nb"), ("no", "nb", "no"), ("bs hr", "sh", nil),
      ("en", "", nil),
      ("en", "-", nil), ("en", "en-u-ca-buddhist", "en"), ("en", "x-en", nil), ("en", "_US", nil),
      ("en_US", "en-US-posix", "en_US"), ("de", "de" + String(repeating: "-aaaaa", count: 200_000), "de"),
    ] as [(String, String, String?)]
  )
  func findsTheNearest(locales: String, tag: String, nearest: String?) {
    Supported.of(locales.split(separator: " ").map(String.init)) {
      #expect(Supported(nearestTo: tag)?.rawValue == nearest)
    }
  }

  /// Locales that a test names.
  enum Supported: LocaleEnum {
    typealias ID = String
    typealias RawValue = String

    case case0, case1, case2, case3, case4, case5, case6, case7, case8, case9, case10, case11

    @TaskLocal static var codes: _CodeTable?

    static var _codes: _CodeTable { codes ?? _CodeTable("en", width: 2) }
    static var _factTable: _TextTable { _TextTable("", rows: 0, columns: 3) }
    static var _searchTable: _TextTable { _factTable }

    static func of(_ identifiers: [String], _ body: () -> Void) {
      let width = identifiers.map(\.utf8.count).max() ?? 1
      let rows = identifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .map { $0 + String(repeating: " ", count: width - $0.utf8.count) }
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * rows.count)
      defer { bytes.deallocate() }
      bytes.initialize(from: Array(rows.joined().utf8), count: width * rows.count)
      let table = TableBytes(start: UnsafePointer(bytes), count: width * rows.count)
      $codes.withValue(_CodeTable(table, width: width, count: rows.count, index: TableBytes("")), operation: body)
    }

    /// The locale for readers who know no other.
    static var klingon: Supported { Supported(rawValue: "tlh") ?? .case0 }
  }
}
