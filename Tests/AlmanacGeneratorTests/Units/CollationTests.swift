import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Names are in the order of CLDR, in each language and on each machine.
@Suite struct CollationTests {
  private let collations: Collations

  init() throws {
    let text = try FileContents.text("\(Repository.path)/World/\(Collations.fileName)")
    let problems = Problems()
    collations = Collations(try DataFile.parse(text), problems)
    #expect(!problems.hasErrors)
  }

  /// Checks that names are in order, by ranking them backwards.
  private func expectOrder(_ names: [String], in language: String) {
    let ranks = collations.ranks(of: names.reversed(), in: language)
    #expect(ranks == names.indices.reversed(), "\(names) in \(language)")
  }

  /// The labels of the sections of names are those of ICU's `AlphabeticIndex`.
  @Test(arguments: [
    ("cs", ["Chorvatsko", "Cyprus", "Čad", "Hrvatska", "Íran"], ["CH", "C", "Č", "H", "I"]),
    ("hu", ["Ciprus", "Csád", "Dánia", "Ázsia", "Zambia", "Zsír", "Örmény"], ["C", "CS", "D", "A", "Z", "ZS", "Ö"]),
    ("da", ["Østrig", "Åland", "Ærø", "Zambia"], ["Ø", "Å", "Æ", "Z"]),
    ("el", ["Ελλάδα", "Ήπειρος", "USA", "1ος"], ["Ε", "Η", "…", "…"]),
    ("th", ["ไทย", "เยอรมนี", "กรีซ"], ["ท", "ย", "ก"]),
    ("ko", ["가나", "까치", "한국", "USA"], ["ㄱ", "ㄱ", "ㅎ", "…"]),
    ("ru", ["Ёлка", "Ель", "Щука", "Україна", "USA"], ["Е", "Е", "Щ", "У", "…"]),
    ("ja", ["アイス", "ガーナ", "ぱん", "日本", "USA", "ヴェルデ"], ["あ", "か", "は", "…", "…", "あ"]),
    ("zh", ["中国", "北京", "阿富汗", "USA", "阿尔巴尼亚"], ["Z", "B", "A", "U", "A"]),
    ("en", ["Åland", "123", "(x)", "Ελλάδα", "zoo", "日本"], ["A", "…", "…", "…", "Z", "…"]),
    ("xx", ["Åland", "zoo", "Ø"], ["A", "Z", "O"]),
    ("lt", ["Yra", "Ispanija", "Čekija"], ["I", "I", "Č"]),
    ("he", ["ישראל", "USA"], ["י", "…"]),
    ("hi", ["भारत", "अमेरिका", "USA"], ["भ", "अ", "…"]),
    ("vi", ["Đức", "Áo", "Ấn Độ", "Ý"], ["Đ", "A", "Â", "Y"]),
    ("es", ["Ñu", "Llano", "Chile"], ["Ñ", "L", "C"]),
    ("tr", ["İran", "Irak", "Çin"], ["İ", "I", "Ç"]),
  ])
  func namesTheSections(language: String, names: [String], labels: [String]) {
    for (name, label) in zip(names, labels) {
      #expect(collations.sections(of: [name], in: language).map(\.label) == [label], "\(name) in \(language)")
    }
    let ranks = collations.ranks(of: names, in: language)
    for (start, label) in collations.sections(of: names, in: language) {
      #expect(ranks.firstIndex(of: start).map { labels[$0] } == label)
    }
  }

  @Test func hasNoSectionsWithoutLabels() {
    #expect(Collations().sections(of: ["a", "b"], in: "en").map(\.label) == ["…"])
    #expect(collations.sections(of: [], in: "en").isEmpty)
  }

  /// Without rules of a language: punctuation, digits, letters; then diacritics, and then the case.
  @Test(arguments: ["en", "fr", "it", "nl", "pt", "pt_BR", "de-CH", "xx", "", "日本語", "\u{0}"])
  func isCLDRsRootOrder(language: String) {
    expectOrder(["flag", "flag: Åland", "flag: Albania", "flagpole"], in: language)
    expectOrder(["-", "“A”", "1", "½", "2", "a", "A", "ä", "æ", "af", "z", "α", "я", "あ", "中"], in: language)
    expectOrder(["cote", "coté", "côte", "côté", "coter"], in: language)
    expectOrder(["łata", "lody", "ñame", "nube", "öl", "zoo", "þ"], in: language)
    expectOrder(["Strasse", "Straße", "Strassen"], in: language)
    expectOrder(["aero", "æro", "Ærø", "aeroplane", "ﬁn", "fine"], in: language)
  }

  @Test(
    arguments: [
      ("cs", ["cukr", "čaj", "duha", "had", "chleba", "ibis"]), ("da", ["zoo", "æble", "øl", "ål", "aal"]),
      ("de", ["Apfel", "Äpfel", "arm", "Ärmel", "Arzt", "Zug"]), ("es", ["nube", "ñame", "oso"]),
      ("hu", ["cukor", "csap", "cső", "dal"]), ("nb", ["zoo", "ærlig", "øl", "ål"]),
      ("pl", ["lody", "łata", "mak", "źle", "żaba"]),
      ("sv", ["vas", "wok", "xylofon", "zebra", "ål", "äpple", "öra"]),
      ("tr", ["cuma", "çay", "ırmak", "iğne", "oda", "ördek"]),
      ("vi", ["du", "đa", "ma", "mà", "mả", "mã", "má", "mạ", "mâm"]),
      ("th", ["กา", "เก", "ขา"]), ("uk", ["газ", "ґанок", "дім", "apple"]),
      ("ru", ["ёж", "жук", "иней", "йод", "apple"]),
      ("ar", ["آب", "باب", "apple"]), ("hi", ["अंक", "अकबर", "कमल", "apple"]),
    ]
  )
  func isThatOfALanguage(language: String, names: [String]) {
    expectOrder(names, in: language)
    expectOrder(names, in: language.uppercased() + "_XX")
  }

  /// Ideographs are in the order of their sounds: Chinese by Pinyin, Japanese as in JIS X 0208. Korean has syllables
  /// first.
  @Test func knowsEastAsianLanguages() {
    expectOrder(["apple", "あ", "ア", "バレー", "バレエ", "亜", "一", "犬", "齢"], in: "ja")
    expectOrder(["가나", "각", "강", "나", "apple"], in: "ko")
    expectOrder(["阿", "北", "中", "apple"], in: "zh")
    expectOrder(["中", "北", "阿"], in: "en")
  }

  /// Names are compared by what they show, whatever they consist of.
  @Test func ignoresTheNormalForm() {
    let lists = [
      "en": ["cafe", "cafe\u{301}", "café", "cafés"], "vi": ["viện", "vie\u{323}\u{302}n", "viết"],
      "ru": ["и\u{306}", "й", "к"],
      "ko": ["각", "\u{1100}\u{1161}\u{11A8}", "강"],
    ]
    for (language, names) in lists {
      #expect(collations.ranks(of: names, in: language) == Array(names.indices))
    }
    #expect(collations.ranks(of: ["b", "a", "b", "", "a"], in: "en") == [3, 1, 4, 0, 2])
  }

  /// A text of marks alone takes no longer than others of its length.
  @Test(arguments: ["en", "vi", "ar"])
  func readsHostileNames(language: String) {
    let marks = String(repeating: "\u{301}\u{323}\u{300}\u{64B}", count: 2_000)
    expectOrder(["", "a", "a" + marks, "b"], in: language)
    #expect(collations.ranks(of: [], in: language).isEmpty)
  }

  /// What Almanac ships can be damaged.
  @Test(
    arguments: [
      "[]", "{}", "{ root: {} }",
      "{ root: { runs: '#', texts: '', firstLetter: 0, commonSecondary: 0, primaryGap: 1, secondaryGap: 1, "
        + "tertiaryGap: 1, ideographs: 0 } }",
      "{ root: { runs: '', texts: '', firstLetter: -1, commonSecondary: 0, primaryGap: 1, secondaryGap: 1, "
        + "tertiaryGap: 1, ideographs: 0 } }",
    ]
  )
  func reportsWhatIsNoList(text: String) throws {
    let problems = Problems()
    let root = try JSONParser.parse(SourceText(path: "collation.json", bytes: Array(text.utf8)), as: .json5)
    let collations = Collations(.json(root), problems)
    #expect(problems.sorted(isStrict: false).map(\.summary) == ["error data-shape 1"])
    #expect(collations.ranks(of: ["b", "a", "ä"], in: "de") == [1, 0, 2])
  }

  @Test func readsTheListOnlyIfItNeedsIt() throws {
    let folder = try TemporaryFolder(["locales.json": #"[{"identifier": "de", "name": "German"}]"#])
    func isRead() -> Bool {
      Pipeline.run(Request(folder: folder.path)).inputs.contains { $0.hasSuffix("World/\(Collations.fileName)") }
    }
    #expect(!isRead())
    for section in ["countries", "currencies", "emoji", "languages"] {
      try folder.add("almanac.json", Data("{ \(section): { data: 'world' } }".utf8))
      #expect(isRead())
    }
  }
}
