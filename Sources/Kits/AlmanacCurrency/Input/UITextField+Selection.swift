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
