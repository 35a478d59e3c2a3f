#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITextField {
    /// The offset from the end of the text to the end of the selection, in UTF-16: 0 or less. 0 without a selection.
    public var selectedTextRangeOffsetFromEnd: Int {
      offset(from: endOfDocument, to: selectedTextRange?.end ?? endOfDocument)
    }

    /// Moves the caret after the last digit, as at the beginning of editing.
    public func setInitialSelectedTextRange() { updateSelectedTextRange(lastOffsetFromEnd: 0) }

    /// Moves the caret. It stays before a symbol at the end of the text.
    ///
    /// - Parameter lastOffsetFromEnd: The offset of the caret from the end of the text, in UTF-16: 0 or less.
    public func updateSelectedTextRange(lastOffsetFromEnd: Int) {
      guard let text, !text.isEmpty else { return }
      let symbol = text.suffix(-(text.lastNumberOffsetFromEnd ?? 0))
      let offset = min(lastOffsetFromEnd, -symbol.utf16.count)
      guard let caret = position(from: endOfDocument, offset: offset) else { return }
      selectedTextRange = textRange(from: caret, to: caret)
    }

    /// The selection in characters of the text, or its end if nothing is selected.
    func selection(in text: String) -> Range<Int> {
      guard let range = selectedTextRange else { return text.count..<text.count }
      let start = offset(from: beginningOfDocument, to: range.start)
      let length = offset(from: range.start, to: range.end)
      return text.characterRange(NSRange(location: start, length: length))
    }

    /// The position before a character of the text.
    func position(at characterOffset: Int, of text: String) -> UITextPosition? {
      position(from: beginningOfDocument, offset: text.utf16Offset(characterOffset: characterOffset))
    }
  }
#endif
