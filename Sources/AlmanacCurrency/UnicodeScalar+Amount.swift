extension Unicode.Scalar {
  /// The value of a decimal digit of any script, 0 to 9.
  var decimalValue: Int? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// Whether it is a character that programs and people write as a minus sign.
  var isMinus: Bool {
    switch self {
    case "-", "\u{2212}", "\u{FE63}", "\u{FF0D}": true
    default: false
    }
  }
}
