#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITextField {
    /// The offset from the end of the text to the end of the selection, in UTF-16: 0 or less, and 0 if there is none.
    public var selectedTextRangeOffsetFromEnd: Int {
      offset(from: endOfDocument, to: selectedTextRange?.end ?? endOfDocument)
    }

    /// Moves the caret after the last digit, as when editing begins.
    public func setInitialSelectedTextRange() { updateSelectedTextRange(lastOffsetFromEnd: 0) }

    /// Moves the caret, but not after a trailing symbol.
    ///
    /// - Parameter lastOffsetFromEnd: The offset of the caret from the end of the text, in UTF-16: 0 or less.
    public func updateSelectedTextRange(lastOffsetFromEnd: Int) {
      guard let text, !text.isEmpty else { return }
      let symbol = text.suffix(-(text.lastNumberOffsetFromEnd ?? 0))
      let offset = min(lastOffsetFromEnd, -symbol.utf16.count)
      guard let caret = position(from: endOfDocument, offset: offset) else { return }
      selectedTextRange = textRange(from: caret, to: caret)
    }
  }
#endif
