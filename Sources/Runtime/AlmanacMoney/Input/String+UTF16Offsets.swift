extension String {
  /// Returns a range of characters as a range of UTF-16 code units.
  package func utf16Range(characters: Range<Int>) -> Range<Int> {
    prefix(characters.lowerBound).utf16.count..<prefix(characters.upperBound).utf16.count
  }

  /// Returns the number of characters before an offset in UTF-16 code units, which is clamped to the string. An offset
  /// within a character counts as the character's start or, rounding up, as its end.
  package func characterOffset(utf16Offset: Int, roundingUp: Bool = false) -> Int {
    var units = 0
    for (offset, character) in enumerated() {
      if units >= utf16Offset { return offset }
      units += character.utf16.count
      if units > utf16Offset { return roundingUp ? offset + 1 : offset }
    }
    return count
  }
}
