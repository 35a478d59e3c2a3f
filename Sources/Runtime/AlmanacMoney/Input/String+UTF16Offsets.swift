extension String {
  /// Returns the number of UTF-16 code units before a character.
  package func utf16Offset(characterOffset: Int) -> Int { prefix(characterOffset).utf16.count }

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
