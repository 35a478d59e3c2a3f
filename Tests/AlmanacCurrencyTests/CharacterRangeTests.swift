import AlmanacMoney
import Foundation
import Testing

@testable import AlmanacCurrency

@Suite struct CharacterRangeTests {
  // UTF-16: the emoji takes 0..<2, its neighbor 2..<3, the accented letter 3..<5.
  private let text = "💶1e\u{301}"

  @Test(
    arguments: [
      (NSRange(location: 0, length: 0), 0..<0), (NSRange(location: 0, length: 2), 0..<1),
      (NSRange(location: 2, length: 1), 1..<2), (NSRange(location: 2, length: 3), 1..<3),
      (NSRange(location: 5, length: 0), 3..<3),
      // Within characters.
      (NSRange(location: 1, length: 0), 0..<0), (NSRange(location: 1, length: 1), 0..<1),
      (NSRange(location: 1, length: 2), 0..<2), (NSRange(location: 2, length: 2), 1..<3),
      // Beyond the text.
      (NSRange(location: 4, length: 100), 2..<3), (NSRange(location: 100, length: 1), 3..<3),
      (NSRange(location: NSNotFound, length: 0), 3..<3), (NSRange(location: -3, length: -1), 0..<0),
      (NSRange(location: NSNotFound, length: .max), 3..<3),
    ]
  )
  func findsTheCharacters(units: NSRange, characters: Range<Int>) {
    #expect(text.characterRange(units) == characters)
  }

  @Test func keepsThatADeletionIsBeyondTheEnd() {
    for (units, characters) in [
      (NSRange(location: 5, length: 1), 3..<4), (NSRange(location: 100, length: 7), 3..<4),
      (NSRange(location: 4, length: 9), 2..<3), (NSRange(location: 5, length: 0), 3..<3),
    ] {
      #expect(CurrencyTextEdit(replacing: units, of: text, with: "") == .replace(characters, with: ""))
    }
  }

  @Test func findsTheUnits() {
    #expect(text.utf16Range(characters: 0..<1) == 0..<2)
    #expect(text.utf16Range(characters: 2..<3) == 3..<5)
  }
}
