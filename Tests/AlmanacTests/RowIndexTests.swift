import Testing

@testable import Almanac

@Suite struct RowIndexTests {
  /// `aa` of rows 1 and 3, `ab` of row 0, `b` of row 65,535, and `é` of row 56.
  private static let index = _RowIndex("####%###+###-###0###1###4###6###9###aa$##&##ab###b2U7é#$#", count: 4)

  @Test func findsWholeTexts() {
    #expect(Self.index["aa"] == 1)
    #expect(Self.index["ab"] == 0)
    #expect(Self.index["b"] == 65_535)
    #expect(Self.index["é"] == 56)
  }

  @Test(arguments: ["", "a", "aaa", "ac", "c", "A", "\u{10FFFF}"])
  func findsNothingElse(text: String) {
    #expect(Self.index[text] == nil)
  }

  @Test(arguments: [
    ("a", [1, 3, 0]), ("aa", [1, 3]), ("ab", [0]), ("b", [65_535]), ("ba", []), ("z", []), ("", [1, 3, 0, 65_535, 56]),
  ])
  func findsPrefixes(prefix: String, rows: [Int]) {
    var found: [Int] = []
    Array(prefix.utf8).withUnsafeBufferPointer { bytes in
      Self.index.forEachRow(withPrefix: bytes) { found.append($0) }
    }
    #expect(found == rows)
  }

  @Test func mayBeEmpty() {
    #expect(_RowIndex("####", count: 0)["a"] == nil)
  }
}
