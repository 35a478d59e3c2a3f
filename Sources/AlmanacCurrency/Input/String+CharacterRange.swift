import Foundation

extension String {
  /// A range of UTF-16 code units as a range of characters, including the characters that it begins or ends within.
  func characterRange(_ range: NSRange) -> Range<Int> {
    let count = utf16.count
    let location = min(max(0, range.location), count)
    let length = min(max(0, range.length), count - location)
    let start = characterOffset(utf16Offset: location, roundingUp: false)
    let end = characterOffset(utf16Offset: location + length, roundingUp: length > 0)
    return start..<max(start, end)
  }

  /// The number of UTF-16 code units before a character.
  func utf16Offset(characterOffset: Int) -> Int { prefix(characterOffset).utf16.count }

  private func characterOffset(utf16Offset: Int, roundingUp: Bool) -> Int {
    var units = 0
    for (offset, character) in enumerated() {
      if units >= utf16Offset { return offset }
      units += character.utf16.count
      if units > utf16Offset { return roundingUp ? offset + 1 : offset }
    }
    return count
  }
}
