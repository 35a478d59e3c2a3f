import Almanac
import Testing

@Suite struct CodeTableTests {
  /// Codes of every length that the width allows, some of them a prefix of the next.
  private static let codes = ["a", "ab", "abc", "b", "gb", "gb-eng", "gb-sct", "us", "zz"]

  private let table = _CodeTable(
    "a     ab    abc   b     gb    gb-enggb-sctus    zz    ",
    width: 6
  )

  @Test func countsRows() {
    #expect(table.count == Self.codes.count)
  }

  @Test(arguments: codes.indices)
  func readsAndFindsEveryRow(index: Int) {
    #expect(table[index] == Self.codes[index])
    #expect(table.index(of: Self.codes[index]) == index)
  }

  @Test(
    arguments: [
      // Before the first, between two and after the last.
      "", "0", "A", "aa", "abb", "abd", "ac", "gb-", "gb-en", "gb-f", "ua", "ut", "zy", "zzz", "~",
      // Not in the form of the table.
      "GB", "gb_eng", "gb-engx", "gb-eng gb-sct", "gb-enggb-sct", "a b",
      // Padding is not part of a code.
      " ", "us ", "us    ", "gb-eng ", " us", "      ", "a     ", "a     ab",
      // Bytes below the space, which is the padding.
      "us\0", "us\t", "us\n", "us\0\0\0\0",
      // Letters that look the same but have other bytes.
      "é", "ü", "ｕｓ", "us\u{301}", "u\u{2028}s", "🇺🇸", "\u{10FFFF}",
    ]
  )
  func findsNothingElse(code: String) {
    #expect(table.index(of: code) == nil)
  }

  @Test func readsCodesOfTheFullWidth() {
    let table = _CodeTable("adaeaf", width: 2)
    #expect((0..<table.count).map { table[$0] } == ["ad", "ae", "af"])
    #expect(["ad", "ae", "af"].map { table.index(of: $0) } == [0, 1, 2])
    #expect(table.index(of: "a") == nil)
    #expect(table.index(of: "ada") == nil)
    // It is in the literal, but not as a row.
    #expect(table.index(of: "da") == nil)
  }

  @Test func readsATableOfOneCharacter() {
    let table = _CodeTable("x", width: 1)
    #expect(table.count == 1)
    #expect(table[0] == "x")
    #expect(table.index(of: "x") == 0)
    #expect(table.index(of: "w") == nil)
    #expect(table.index(of: "y") == nil)
  }

  @Test func readsAnEmptyTable() {
    let table = _CodeTable("", width: 2)
    #expect(table.count == 0)
    #expect(table.index(of: "us") == nil)
    #expect(table.index(of: "") == nil)
  }

  @Test func comparesBytesAndNotCharacters() {
    // Composed and decomposed: equal as a `String`, but different as codes. The generator writes neither.
    let table = _CodeTable("e\u{301}\u{E9} ", width: 3)
    #expect(table.count == 2)
    #expect(table.index(of: "e\u{301}") == 0)
    #expect(table.index(of: "\u{E9}") == 1)
    #expect(Array(table[0].utf8) == [0x65, 0xCC, 0x81])
    #expect(Array(table[1].utf8) == [0xC3, 0xA9])
  }

  @Test func findsCodesInStringsOfAnyStorage() {
    let long = String(repeating: "-", count: 40) + "us" + String(repeating: "-", count: 40)
    #expect(table.index(of: String(long.dropFirst(40).prefix(2))) == 7)
    #expect(table.index(of: String(long.filter { $0 != "-" })) == 7)
    #expect(table.index(of: long) == nil)
  }
}
