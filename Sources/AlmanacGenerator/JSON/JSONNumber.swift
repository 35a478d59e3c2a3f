/// The numbers of JSON, and of JSON5: hexadecimal, signed, infinite, and with a leading or trailing decimal point.
enum JSONNumber {
  /// The value of a word, or `nil` if it is not a number.
  static func value(of text: String, in dialect: JSONDialect) -> Double? {
    let sign = text.utf8.first
    let isNegative = sign == UInt8(ascii: "-")
    let hasSign = isNegative || sign == UInt8(ascii: "+")
    if dialect == .json, hasSign, !isNegative { return nil }
    let magnitude: Double? =
      switch text.dropFirst(hasSign ? 1 : 0) {
      case "Infinity": dialect == .json5 ? .infinity : nil
      case "NaN": dialect == .json5 ? .nan : nil
      case let word where word.hasPrefix("0x") || word.hasPrefix("0X"):
        dialect == .json5 ? hexadecimal(word.dropFirst(2)) : nil
      case let word: decimal(word, dialect)
      }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  private static func hexadecimal(_ digits: Substring) -> Double? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    return digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
  }

  /// Digits, optionally with a decimal point and an exponent. JSON5 allows `.5` and `5.`. Neither dialect allows a
  /// leading zero.
  private static func decimal(_ text: Substring, _ dialect: JSONDialect) -> Double? {
    let bytes = Array(text.utf8)
    let wholeEnd = digitsEnd(bytes, from: 0)
    var end = wholeEnd
    var fractionCount = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end = digitsEnd(bytes, from: wholeEnd + 1)
      fractionCount = end - wholeEnd - 1
      if dialect == .json, fractionCount == 0 { return nil }
    }
    guard wholeEnd + fractionCount > 0, wholeEnd > 0 || dialect == .json5 else { return nil }
    guard wholeEnd < 2 || bytes[0] != UInt8(ascii: "0"), isExponent(bytes, from: end) else { return nil }
    return Double(text)
  }

  /// Whether the rest of a number is an exponent or empty.
  private static func isExponent(_ bytes: [UInt8], from start: Int) -> Bool {
    guard start < bytes.count else { return true }
    guard bytes[start] == UInt8(ascii: "e") || bytes[start] == UInt8(ascii: "E") else { return false }
    var digits = start + 1
    if digits < bytes.count, bytes[digits] == UInt8(ascii: "-") || bytes[digits] == UInt8(ascii: "+") { digits += 1 }
    return digits < bytes.count && digitsEnd(bytes, from: digits) == bytes.count
  }

  private static func digitsEnd(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] >= UInt8(ascii: "0"), bytes[end] <= UInt8(ascii: "9") { end += 1 }
    return end
  }
}
