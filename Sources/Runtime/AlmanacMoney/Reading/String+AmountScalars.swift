import Almanac

extension String {
  /// The scalars in a form that is the same for all ways to write an amount.
  ///
  /// Digits of all scripts become ASCII digits. Spaces, minus signs and apostrophes of all kinds become ASCII ones.
  /// Marks without a width, such as directional marks and the byte order mark, are omitted.
  package var amountScalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let plain = scalar.plain { scalars.append(plain) }
    }
    return scalars
  }
}

extension Unicode.Scalar {
  /// The scalar in the form of `amountScalars`, or `nil` if it's omitted there.
  var plain: Unicode.Scalar? {
    if isASCII { return self == "\t" ? " " : self }
    switch self {
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}": return " "
    case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}":
      return nil
    case "\u{2019}", "\u{2BC}", "\u{FF07}": return "'"
    case "\u{FF0C}": return ","
    case "\u{FF0E}": return "."
    case "\u{FF0B}": return "+"
    case "\u{FF04}": return "$"
    case "\u{FFE1}": return "£"
    case "\u{FFE5}": return "¥"
    case "\u{FFE6}": return "₩"
    default:
      if isMinus { return "-" }
      return decimalValue.map { Unicode.Scalar(UInt8(ascii: "0") + $0) } ?? self
    }
  }

  /// Whether it is a character that programs and people write as a minus sign.
  package var isMinus: Bool {
    switch self {
    case "-", "\u{2212}", "\u{FE63}", "\u{FF0D}": true
    default: false
    }
  }
}
