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
