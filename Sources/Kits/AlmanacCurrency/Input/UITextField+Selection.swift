#if canImport(UIKit) && !os(watchOS)
  import AlmanacMoney
  import UIKit

  extension UITextField {
    /// Returns the selection in characters of the text, or its end if nothing is selected.
    func selection(in text: String) -> Range<Int> {
      guard let range = selectedTextRange else { return text.count..<text.count }
      let start = offset(from: beginningOfDocument, to: range.start)
      let length = offset(from: range.start, to: range.end)
      return text.characterRange(NSRange(location: start, length: length))
    }

    /// Selects characters of the text.
    func select(_ characters: Range<Int>, in text: String) {
      let units = text.utf16Range(characters: characters)
      guard let first = position(from: beginningOfDocument, offset: units.lowerBound),
        let last = position(from: beginningOfDocument, offset: units.upperBound)
      else { return }
      selectedTextRange = textRange(from: first, to: last)
    }

    /// Whether a part of the text is still being composed: marked text, or dictation.
    var isComposing: Bool { markedTextRange != nil || textInputMode?.primaryLanguage == "dictation" }
  }
#endif
