#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UITextField {
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
