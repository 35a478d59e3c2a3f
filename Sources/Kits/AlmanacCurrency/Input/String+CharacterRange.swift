import AlmanacMoney
import Foundation

extension String {
  /// Returns a range of UTF-16 code units as a range of characters, including the characters in which it starts or
  /// ends.
  func characterRange(_ range: NSRange) -> Range<Int> {
    let count = utf16.count
    let location = min(max(0, range.location), count)
    let length = min(max(0, range.length), count - location)
    let start = characterOffset(utf16Offset: location)
    let end = characterOffset(utf16Offset: location + length, roundingUp: length > 0)
    return start..<max(start, end)
  }
}

extension CurrencyTextEdit {
  /// Creates the edit that UIKit asks for, with the range in UTF-16 code units.
  init(replacing units: NSRange, of text: String, with replacement: String) {
    var range = text.characterRange(units)
    if units.length > 0, units.location >= text.utf16.count { range = text.count..<text.count + 1 }
    self = .replace(range, with: replacement)
  }
}
