extension AmountInput {
  /// Applies an edit whose offsets count UTF-16 code units, as in `NSString` and JavaScript.
  ///
  /// ```swift
  /// let state = input.applying(.insert("9"), to: "💶1.23", utf16Selection: 6..<6)
  /// state.text              // "$12.39"
  /// state.utf16Selection    // 6..<6
  /// ```
  ///
  /// - Parameters:
  ///   - edit: The user's edit. If it replaces a range, the range also counts code units.
  ///   - text: The current text, which this input need not have written.
  ///   - utf16Selection: The selection. An offset within a character counts as the character's start. Offsets outside
  ///     the text are clamped to it.
  /// - Returns: The same as ``applying(_:to:selection:)``.
  /// - Complexity: O(length of the text and the edit).
  public func applying(
    _ edit: CurrencyTextEdit,
    to text: String,
    utf16Selection: Range<Int>
  ) -> AmountTextState {
    let selection = text.characters(in: utf16Selection)
    guard case .replace(let units, let replacement) = edit else {
      return applying(edit, to: text, selection: selection)
    }
    var range = text.characters(in: units)
    // Not empty, because beyond the end, only a range with characters deletes the last one.
    if units.lowerBound >= text.utf16.count, !units.isEmpty { range = range.lowerBound..<range.lowerBound + 1 }
    return applying(.replace(range, with: replacement), to: text, selection: selection)
  }
}

extension AmountTextState {
  /// The selection in UTF-16 code units of the text.
  public var utf16Selection: Range<Int> { text.utf16Range(characters: selection) }
}

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

  fileprivate func characters(in units: Range<Int>) -> Range<Int> {
    characterOffset(utf16Offset: units.lowerBound)..<characterOffset(utf16Offset: units.upperBound)
  }
}
