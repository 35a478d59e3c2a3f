import TestSupport
import Testing

@testable import AlmanacGenerator

/// CLDR's compact patterns and plural rules, in the texts of Almanac's list of formats.
@Suite struct CompactFormatTests {
  @Test func readsPatterns() throws {
    let million = try #require(CompactPattern("6: 0 Mio. ¤"))
    #expect(million.power == 6 && million.shift == 6 && million.category == .other && million.text == "0 Mio. ¤")
    let few = try #require(CompactPattern("4 few: ¤ elfu 00;¤ elfu -00"))
    #expect(few.power == 4 && few.shift == 3 && few.category == .few && few.text == "¤ elfu 0;¤ elfu -0")
    let none = try #require(CompactPattern("3: 0"))
    #expect(none.shift == 0 && none.text.isEmpty)
  }

  @Test(arguments: [
    "", "6", "6:0M", "x: 0M", "0: 0M", "60: 0M", "6 : ¤", "6 lots: 0M", "6 one two: 0M", "2: 0000M", "6: 0M0",
    "6: ¤¤0M",
    "6: '0M", "6: 0.0M", "6: 0M;0M;0M", "6: 0M;00M", "6: --0M", "6: 0M\n",
  ])
  func refusesDamagedPatterns(text: String) {
    #expect(CompactPattern(text) == nil)
  }

  @Test func compilesRules() throws {
    #expect(try #require(PluralRule("one: i = 1 and v = 0")).text == "4#$$##$##%#$######")
    // No amount has an exponent.
    let many = "many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"
    #expect(PluralRule(many)?.text == PluralRule("many: i != 0 and i % 1000000 = 0 and v = 0")?.text)
    let ranges = try #require(PluralRule("few: n % 100 = 3..10,13,100000 or f != 2"))
    #expect(ranges.category == .few && ranges.text.utf8.count == 3 + 3 * 6 + 3 + 6)
  }

  @Test(arguments: [
    "", "one", "one: ", "one: n", "one: n = ", "one: n > 1", "one: w = 1", "one: n = 1 and", "one: n % 7 = 1",
    "one: n % 10 != 5..2", "one: n = 999999", "one: n = -1", "one: n = 1...2..3", "lots: n = 1", "other: n = 1",
    "one: e = 0",
  ])
  func refusesDamagedRules(text: String) {
    #expect(PluralRule(text).map(\.text) ?? "" == "")
  }

  /// Only targets that use the tables contain them.
  @Test func belongsToTheLibrary() throws {
    let folder = try TemporaryFolder(["locales.json": #"[{"identifier": "de", "name": "a"}]"#])
    func generated(_ libraries: [SupportedLibrary]) throws -> String {
      var request = Request(folder: folder.path)
      request.libraries = libraries
      let file = try #require(Pipeline.run(request).files.first { $0.name == "AlmanacCurrencyLocale.swift" })
      return file.contents
    }
    let forms = try generated([.amountForms])
    #expect(forms.contains("_compactFormats") && forms.contains("import AlmanacAmountForms"))
    #expect(forms.contains("_formats") && !forms.contains("import AlmanacMoney"))
    let money = try generated([.money])
    #expect(money.contains("_formats") && !money.contains("ompact") && !money.contains("plural"))
  }
}
