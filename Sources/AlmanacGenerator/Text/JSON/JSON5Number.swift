/// The numbers of JSON5: those of JSON, and hexadecimal, signed, infinite and with a point at either end.
enum JSON5Number {
  /// The number that a word stands for, or `nil` where it is none.
  static func value(of text: String) -> Double? {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let magnitude: Double? =
      switch digits {
      case "Infinity": .infinity
      case "NaN": .nan
      case _ where digits.lowercased().hasPrefix("0x"): hexadecimal(digits.dropFirst(2))
      case _ where digits.first?.isNumber == true || digits.first == ".": decimal(digits)
      default: nil
      }
    return magnitude.map { isNegative ? -$0 : $0 }
  }

  private static func hexadecimal(_ digits: Substring) -> Double? {
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    return digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
  }

  /// JSON5 allows `.5` and `5.`, and as JSON no zero before another digit.
  private static func decimal(_ text: Substring) -> Double? {
    if text.first == "0", text.dropFirst().first?.isNumber == true { return nil }
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }) else { return nil }
    let padded = text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")
    guard text.first != "." || text.dropFirst().first?.isNumber == true else { return nil }
    return Double((padded.hasPrefix(".") ? "0" : "") + padded + (padded.hasSuffix(".") ? "0" : ""))
  }
}
