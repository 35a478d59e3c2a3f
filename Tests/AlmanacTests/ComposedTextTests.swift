import Foundation
import Testing

@testable import Almanac

/// Letters and their marks become one, as in Unicode's form C.
@Suite struct ComposedTextTests {
  @Test(arguments: [0x80..<0x2000, 0x3040..<0x3100, 0xAC00..<0xD7A4])
  func composesWhatUnicodeDoes(range: Range<UInt32>) {
    let letters = range.compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic).map(String.init)
    let wrong = letters.filter { letter in
      // South Asian scripts are left alone.
      guard let scalar = letter.unicodeScalars.first, !(0x900..<0x1E00).contains(scalar.value) else { return false }
      let apart = letter.decomposedStringWithCanonicalMapping
      let expected = letter.precomposedStringWithCanonicalMapping
      return Array(apart.composed.unicodeScalars) != Array(expected.unicodeScalars)
    }
    #expect(letters.count > 50 && wrong.isEmpty)
  }

  @Test(arguments: ["", "abc", "Côte d’Ivoire", "日本", "👩‍🚀", "e", "\u{301}", "\u{301}e", "가나다", "Q\u{301}", "अफ़्रीका", "ญี่ปุ่น"])
  func leavesTheRestAlone(text: String) {
    #expect(Array(text.composed.unicodeScalars) == Array(text.unicodeScalars))
  }

  /// Marks above a letter join it over those below.
  @Test(arguments: [
    "o\u{329}\u{301}", "e\u{323}\u{301}", "a\u{301}\u{323}", "u\u{308}\u{304}", "q\u{323}\u{301}", "e\u{301}\u{300}",
  ])
  func composesOverOtherMarks(text: String) {
    let apart = text.decomposedStringWithCanonicalMapping
    #expect(Array(apart.composed.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
  }

  @Test func marksOfSouthAsianLettersCountForNothing() {
    #expect(SearchText.folded("अफ़्रीका") == SearchText.folded("अफ्रीका"))
  }

  @Test(arguments: ["Китай", "ドイツ", "대한민국", "Việt Nam", "Ελλάδα", "Ўзбекистон", "Åland"])
  func searchesFindEitherForm(name: String) {
    #expect(SearchText.folded(name.decomposedStringWithCanonicalMapping) == SearchText.folded(name))
  }
}
