import AlmanacMoney
import Foundation

extension CurrencyTextEdit {
  /// Creates the edit that UIKit asks for, with the range in UTF-16 code units.
  init(replacing units: NSRange, of text: String, with replacement: String) {
    var range = text.characterRange(units)
    if units.length > 0, units.location >= text.utf16.count { range = text.count..<text.count + 1 }
    self = .replace(range, with: replacement)
  }
}
