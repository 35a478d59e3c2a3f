import Almanac
import Foundation
import Testing

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("Côte d’Ivoire", "cote d ivoire"), ("Curac\u{327}ao", "curacao"), ("  São  Tomé & Príncipe ", "sao tome principe"),
    ("Åland", "aland"), ("Føroyar", "foroyar"), ("Weißrußland", "weissrussland"), ("Ísland", "island"),
    ("Việt Nam", "viet nam"), ("TÜRKİYE", "turkiye"), ("Kıbrıs", "kibris"), ("Kâmpŭchéa", "kampuchea"),
    ("Lëtzebuerg", "letzebuerg"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("Ħal", "hal"), ("ð þ ŋ", "ð þ ŋ"),
    ("Æther", "aether"), ("CŒUR", "coeur"), ("ﬁn", "fin"), ("Ǆ", "dz"), ("ŉ", "n"), ("Fakaʻofo", "faka ofo"),
    ("Ελλάδα", "ελλαδα"), ("Ἑλλάς", "ελλασ"), ("ᾳ", "αι"), ("Росси́я", "россия"), ("Ўзбекистон", "узбекистон"),
    ("Королёв", "королев"), ("Ґанок", "ганок"), ("日本", "日本"), ("スイス", "すいす"), ("ヷガ", "わ゙が"), ("ﾆﾎﾝ", "ﾆﾎﾝ"),
    ("الجَزائِر", "الجزاير"), ("भारत", "भारत"), ("D.C.", "d c"), ("840", "840"), ("٣", "٣"), ("", ""), (" -'’ ", ""),
    ("<=;>", ""), ("a≠b", "a b"), ("Ⓐ", ""), ("x\u{AD}y\u{200B}z", "xyz"), ("É", "e"), ("2️⃣", "2"),
    ("a\u{20DD}b", "a b"),
  ])
  func folds(text: String, folded: String) {
    #expect(SearchText.folded(text) == folded)
    // Folding a folded text changes nothing.
    #expect(SearchText.folded(folded) == folded)
  }

  @Test(arguments: [
    ("Flag: Åland Islands", "flag: aland islands"), ("+1", "+1"), (":)", ":)"), ("# Ⓜ️", "# ⓜ"), ("a≠b", "a=b"),
    ("Côte d’Ivoire", "cote d’ivoire"), ("Piñata", "pinata"), ("  ", "  "), ("❤️‍🔥", "❤🔥"), ("ʻOkina", "ʻokina"),
    ("2️⃣", "2\u{20E3}"), ("É\u{20DD}", "e\u{20DD}"),
  ])
  func foldsLettersAlone(text: String, folded: String) {
    #expect(SearchText.foldedLetters(text) == folded)
    #expect(SearchText.foldedLetters(folded) == folded)
  }

  /// Enclosing marks make another symbol of a character. All other marks of Unicode's tables are diacritics or sounds.
  @Test func keepsEnclosingMarks() {
    let marks = (0..<0x110000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter {
      $0.properties.generalCategory == .enclosingMark
    }
    #expect(marks.count >= 13)
    let wrong = marks.filter { mark in
      !SearchText.foldedLetters("X\(mark)").unicodeScalars.elementsEqual(["x", mark])
        || SearchText.folded("X\(mark)y") != "x y"
    }
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Other marks of South Asian letters are ignored. The marks of kana matter, because they change the sound.
  @Test func keepsSoundsApart() {
    #expect(SearchText.folded("अफ़्रीका") == SearchText.folded("अफ्रीका"))
    #expect(SearchText.folded("バハマ") != SearchText.folded("ハハマ"))
    #expect(SearchText.folded("한국").utf8.starts(with: SearchText.folded("하").utf8))
  }

  /// Every character of some blocks, with marks after it.
  @Test(
    arguments: [
      (0x80..<0x3100, ""), (0xA640..<0xA800, ""), (0xAC00..<0xAE00, ""), (0xF900..<0xFFFE, ""), (0x1D100..<0x1D200, ""),
      (0x80..<0x600, "\u{301}"), (0x1E00..<0x2000, "\u{323}\u{301}"), (0x3040..<0x3100, "\u{3099}"),
      (0x1100..<0x1113, "\u{1161}"), (0xAC00..<0xAE00, "\u{11A8}"),
    ] as [(Range<UInt32>, String)]
  )
  func foldsCanonicalEquivalentsAlike(range: Range<UInt32>, marks: String) {
    let wrong = range.compactMap(Unicode.Scalar.init).filter { scalar in
      let text = "a\(scalar)\(marks)b"
      let forms = [text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping]
      return Set(([text] + forms).map { Array(SearchText.folded($0).utf8) }).count > 1
        || Set(([text] + forms).map { Array(SearchText.foldedLetters($0).utf8) }).count > 1
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [0x80..<0x3100, 0xA640..<0xABFF, 0xF900..<0x12000, 0x1D100..<0x1D200, 0x1E900..<0x1F200])
  func foldsWhatIsFoldedToItself(range: Range<UInt32>) {
    let wrong = range.compactMap(Unicode.Scalar.init).filter { scalar in
      let folded = SearchText.foldedLetters(String(scalar))
      return !SearchText.foldedLetters(folded).utf8.elementsEqual(folded.utf8)
        || SearchText.folded(folded) != SearchText.folded(String(scalar))
    }
    #expect(wrong.isEmpty)
  }

  /// The Latin, Greek and Cyrillic letters of the standard library, in upper and lower case.
  @Test func foldsCaseAsTheStandardLibrary() {
    let letters = (0x41..<0x530 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter { letter in
      // Later versions of Unicode than the version of the table have more capitals.
      let capitals = letter.properties.uppercaseMapping.unicodeScalars
      return letter.properties.isAlphabetic && capitals.allSatisfy { $0.properties.age.map { $0.major < 16 } ?? false }
    }
    let wrong = letters.map(String.init).filter {
      SearchText.folded($0.lowercased()) != SearchText.folded($0)
        || SearchText.folded($0.uppercased()) != SearchText.folded($0)
    }
    #expect(letters.count > 800)
    #expect(wrong == [])
  }

  @Test func tellsCodesNamesAndWordsApart() {
    let row = SearchText.row(codes: ["ci", "384"], names: ["ivory coast", "cote d ivoire"], words: ["yamoussoukro"])
    #expect(row == "=ci;=384;<ivory coast; cote d ivoire;/ yamoussoukro;")
    #expect(row.contains(SearchText.code("384")) && !row.contains(SearchText.code("38")))
    #expect(row.contains(SearchText.start("ivory c")) && !row.contains(SearchText.start("coast")))
    #expect(row.contains(SearchText.word("coast")) && row.contains(SearchText.word("cote")))
    #expect(row.contains(SearchText.word("yamou")))
    // No match crosses from one name to the next.
    #expect(!row.contains(SearchText.word("coast cote")) && !row.contains(SearchText.word("ote")))
  }
}
