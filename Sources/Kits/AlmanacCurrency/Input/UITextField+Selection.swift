#if canImport(UIKit) && !os(watchOS)
  import AlmanacMoney
  public import UIKit

  extension UITextField {
    /// The offset from the end of the text to the end of the selection, in UTF-16: 0 or less, and 0 if there is none.
    public var selectedTextRangeOffsetFromEnd: Int {
      offset(from: endOfDocument, to: selectedTextRange?.end ?? endOfDocument)
    }

    /// Moves the caret after the last digit, as at the beginning of editing.
    public func setInitialSelectedTextRange() { updateSelectedTextRange(lastOffsetFromEnd: 0) }

    /// Moves the caret, but not after a symbol at the end of the text.
    ///
    /// - Parameter lastOffsetFromEnd: The offset of the caret from the end of the text, in UTF-16: 0 or less.
    public func updateSelectedTextRange(lastOffsetFromEnd: Int) {
      guard let text, !text.isEmpty else { return }
      let symbol = text.suffix(-(text.lastNumberOffsetFromEnd ?? 0))
      let offset = min(lastOffsetFromEnd, -symbol.utf16.count)
      guard let caret = position(from: endOfDocument, offset: offset) else { return }
      selectedTextRange = textRange(from: caret, to: caret)
    }

    /// Returns the selection in characters of the text, or its end if nothing is selected.
    func selection(in text: String) -> Range<Int> {
      guard let range = selectedTextRange else { return text.count..<text.count }
      let start = offset(from: beginningOfDocument, to: range.start)
      let length = offset(from: range.start, to: range.end)
      return text.characterRange(NSRange(location: start, length: length))
    }

    /// Selects characters of the text.
    func select(_ characters: Range<Int>, in text: String) {
      let start = text.utf16Offset(characterOffset: characters.lowerBound)
      let end = text.utf16Offset(characterOffset: characters.upperBound)
      guard let first = position(from: beginningOfDocument, offset: start),
        let last = position(from: beginningOfDocument, offset: end)
      else { return }
      selectedTextRange = textRange(from: first, to: last)
    }

    /// Whether a part of the text is still being composed: marked text, or dictation.
    var isComposing: Bool { markedTextRange != nil || textInputMode?.primaryLanguage == "dictation" }
  }
#endif
