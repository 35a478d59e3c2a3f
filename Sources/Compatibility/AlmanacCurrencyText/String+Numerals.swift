/// A text of an amount.
public protocol CurrencyString {
  /// Whether all digits of the text are zero, as in a text without digits.
  var representsZero: Bool { get }

  /// Whether the text contains a digit from 0 to 9.
  var hasNumbers: Bool { get }

  /// The offset from the end of the text to the end of its last number, or `nil` if there is no number.
  var lastNumberOffsetFromEnd: Int? { get }

  /// Returns only the digits 0 to 9 of the text.
  func numeralFormat() -> String

  /// Writes a point before the last digits.
  mutating func updateDecimalSeparator(decimalDigits: Int)
}

/// Helpers for the texts of amounts, under the names of CurrencyText.
extension String: CurrencyString {
  /// The minus sign.
  public static let negativeSymbol = "-"

  /// Returns only the digits 0 to 9 of the text.
  public func numeralFormat() -> String { String(filter { ("0"..."9").contains($0) }) }

  /// Whether the text contains a digit from 0 to 9.
  public var hasNumbers: Bool { contains { ("0"..."9").contains($0) } }

  /// Whether all digits of the text are zero, as in a text without digits.
  public var representsZero: Bool { numeralFormat().allSatisfy { $0 == "0" } }

  /// The offset from the end of the text to the end of its last number: -4 for `"123some"`.
  ///
  /// It is `nil` if there is no number.
  public var lastNumberOffsetFromEnd: Int? {
    lastIndex(where: \.isNumber).map { distance(from: endIndex, to: index(after: $0)) }
  }

  /// Writes a point before the last digits: `"14349"` becomes `"143.49"` with 2 decimals.
  ///
  /// A text with fewer characters than decimals doesn't change.
  public mutating func updateDecimalSeparator(decimalDigits: Int) {
    guard decimalDigits > 0, count >= decimalDigits else { return }
    insert(".", at: index(endIndex, offsetBy: -decimalDigits))
  }

  /// Returns the text with a point before the last digits, as by `updateDecimalSeparator(decimalDigits:)`.
  public func updated(decimalSeparator decimalDigits: Int) -> String {
    var text = self
    text.updateDecimalSeparator(decimalDigits: decimalDigits)
    return text
  }
}
