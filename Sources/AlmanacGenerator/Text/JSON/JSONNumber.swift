/// The numbers of JSON, and of JSON5: hexadecimal, signed, infinite, and with a leading or trailing decimal point.
enum JSONNumber {
  /// The value of a word, or `nil` if it is not a number.
  static func value(of text: String, in dialect: JSONDialect) -> Double? {
    let bytes = Array(text.utf8)
    var start = 0
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { start = 1 }
    if dialect == .json, bytes.first == UInt8(ascii: "+") { return nil }
    let magnitude: Double? =
      switch text.dropFirst(start) {
      case "Infinity": dialect == .json5 ? .infinity : nil
      case "NaN": dialect == .json5 ? .nan : nil
      case let word where word.hasPrefix("0x") || word.hasPrefix("0X"):
        dialect == .json5 ? hexadecimal(word.dropFirst(2)) : nil
      default: decimal(bytes[start...], dialect)
      }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  private static func hexadecimal(_ digits: Substring) -> Double? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    return digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
  }

  /// Digits, optionally with a decimal point and an exponent. JSON5 allows `.5` and `5.`. Neither dialect allows a
  /// leading zero.
  private static func decimal(_ text: ArraySlice<UInt8>, _ dialect: JSONDialect) -> Double? {
    var rest = text
    let whole = takeDigits(&rest)
    var fraction: ArraySlice<UInt8> = []
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint {
      rest.removeFirst()
      fraction = takeDigits(&rest)
    }
    guard let exponent = takeExponent(&rest), rest.isEmpty else { return nil }
    guard whole.count < 2 || whole.first != UInt8(ascii: "0"), !whole.isEmpty || !fraction.isEmpty else { return nil }
    if dialect == .json, whole.isEmpty || hasPoint && fraction.isEmpty { return nil }
    let digits = [
      whole.isEmpty ? [UInt8(ascii: "0")] : Array(whole), [UInt8(ascii: ".")], Array(fraction), [UInt8(ascii: "0")],
    ]
    return Double(String(decoding: digits.joined(), as: UTF8.self) + exponent)
  }

  /// The exponent in the form of `Double`; empty without an exponent, `nil` if it has no digits.
  private static func takeExponent(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return "" }
    rest.removeFirst()
    var sign = ""
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      sign = rest.removeFirst() == UInt8(ascii: "-") ? "-" : ""
    }
    let digits = takeDigits(&rest)
    return digits.isEmpty ? nil : "e" + sign + String(decoding: digits, as: UTF8.self)
  }

  private static func takeDigits(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
