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
    let halves = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let parts = halves[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.consists(of: .digits) }), dialect == .json5 || !parts.contains(""),
      parts.contains(where: { !$0.isEmpty }), parts[0].utf8.count < 2 || parts[0].utf8.first != UInt8(ascii: "0"),
      halves.count == 1 || isExponent(halves[1])
    else { return nil }
    return Double(text)
  }

  private static func isExponent(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
    return !digits.isEmpty && digits.consists(of: .digits)
  }
}
