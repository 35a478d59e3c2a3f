import Almanac
import Testing

@Suite struct SearchTextTests {
  @Test(arguments: [
    ("Côte d’Ivoire", "cote d ivoire"), ("Curac\u{327}ao", "curacao"), ("  São  Tomé & Príncipe ", "sao tome principe"),
    ("Åland", "aland"), ("Føroyar", "foroyar"), ("Weißrußland", "weissrussland"), ("Ísland", "island"),
    ("Việt Nam", "viet nam"), ("TÜRKİYE", "turkiye"), ("Kâmpŭchéa", "kampuchea"), ("Lëtzebuerg", "letzebuerg"),
    ("Æther", "aether"), ("ﬁn", "fin"), ("Fakaʻofo", "faka ofo"), ("Ελλάδα", "ελλαδα"), ("Ἑλλάς", "ελλασ"),
    ("Росси́я", "россия"), ("Ўзбекистон", "ўзбекистон"), ("日本", "日本"), ("スイス", "スイス"), ("ﾆﾎﾝ", "ﾆﾎﾝ"),
    ("الجَزائِر", "الجزاير"), ("भारत", "भारत"), ("D.C.", "d c"), ("840", "840"), ("", ""), (" -'’ ", ""), ("<=;>", ""),
  ])
  func folds(text: String, folded: String) {
    #expect(SearchText.folded(text) == folded)
    // What is folded stays as it is.
    #expect(SearchText.folded(folded) == folded)
  }

  @Test func tellsCodesNamesAndWordsApart() {
    let row = SearchText.row(codes: ["ci", "384"], names: ["ivory coast", "cote d ivoire"])
    #expect(row.contains(SearchText.code("384")) && !row.contains(SearchText.code("38")))
    #expect(row.contains(SearchText.start("ivory c")) && !row.contains(SearchText.start("coast")))
    #expect(row.contains(SearchText.word("coast")) && row.contains(SearchText.word("cote")))
    // No word goes on from one name to the next.
    #expect(!row.contains(SearchText.word("coast cote")) && !row.contains(SearchText.word("ote")))
  }
}
