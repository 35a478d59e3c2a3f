/// A string that contains an amount.
public protocol CurrencyString {
  /// Whether all digits of the string are zero, as in a string without digits.
  var representsZero: Bool { get }

  /// Whether the string contains a digit from 0 to 9.
  var hasNumbers: Bool { get }

  /// The offset from the end of the string to the end of its last number, or `nil` if there is no number.
  var lastNumberOffsetFromEnd: Int? { get }

  /// Returns only the digits 0 to 9 of the string.
  func numeralFormat() -> String

  /// Inserts a point before the last digits.
  mutating func updateDecimalSeparator(decimalDigits: Int)
}

/// Helpers for strings that contain amounts, under CurrencyText's names.
extension String: CurrencyString {
  /// The minus sign.
  public static let negativeSymbol = "-"

  /// Returns only the digits 0 to 9 of the string.
  public func numeralFormat() -> String { String(UnicodeScalarView(unicodeScalars.filter(\.isNumeral))) }

  /// Whether the string contains a digit from 0 to 9.
  public var hasNumbers: Bool { unicodeScalars.contains(where: \.isNumeral) }

  /// Whether all digits of the string are zero, as in a string without digits.
  public var representsZero: Bool { numeralFormat().allSatisfy { $0 == "0" } }

  /// The offset from the end of the string to the end of its last number: -4 for `"123some"`.
  ///
  /// It is `nil` if there is no number.
  public var lastNumberOffsetFromEnd: Int? {
    lastIndex(where: \.isNumber).map { distance(from: endIndex, to: index(after: $0)) }
  }

  /// Inserts a point before the last digits: `"14349"` becomes `"143.49"` with 2 decimals.
  ///
  /// A string with fewer characters than decimals doesn't change.
  public mutating func updateDecimalSeparator(decimalDigits: Int) {
    guard decimalDigits > 0, count >= decimalDigits else { return }
    insert(".", at: index(endIndex, offsetBy: -decimalDigits))
  }

  /// Returns the string with a point before the last digits, as `updateDecimalSeparator(decimalDigits:)` inserts it.
  public func updated(decimalSeparator decimalDigits: Int) -> String {
    var text = self
    text.updateDecimalSeparator(decimalDigits: decimalDigits)
    return text
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit from 0 to 9. A character can contain more than its digit, as "1️⃣" does.
  fileprivate var isNumeral: Bool { "0"..."9" ~= self }
}
