import AlmanacMoney
import Foundation

extension CurrencyRules {
  /// Returns the digits of a string, with a point for the decimal separator, whether it is an amount or not.
  ///
  /// The sign is dropped, and a string without digits and decimal separators results in an empty string.
  func plainDigits(of text: String) -> String {
    guard pattern.decimalDigits > 0 else { return text.filter { "0"..."9" ~= $0 } }
    let (decimal, grouping) = (pattern.decimalSeparator, pattern.groupingSeparator)
    let isPart = { (character: Character) in "0"..."9" ~= character || decimal.contains(character) }
    guard let first = text.firstIndex(where: isPart), let last = text.lastIndex(where: isPart) else { return "" }
    let digits = text[first...last].replacingOccurrences(of: grouping, with: "")
    return digits.replacingOccurrences(of: decimal, with: ".")
  }
}
