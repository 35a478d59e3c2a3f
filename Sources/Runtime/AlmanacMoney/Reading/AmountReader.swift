/// Parses an amount by the grammar that `AmountFormat.parse(_:)` documents.
package struct AmountReader {
  private let rules: ReadingRules
  private let scalars: [Unicode.Scalar]

  /// What is not read yet.
  private var range: Range<Int>
  private var sign: Unicode.Scalar?
  private var hasSymbol = false

  private init(_ text: String, _ rules: ReadingRules) {
    self.rules = rules
    scalars = text.amountScalars
    range = scalars.indices
  }

  /// Returns the amount in a text.
  ///
  /// If `isExact` is not set, decimals after 38 digits are ignored. Otherwise, they are an error.
  ///
  /// - Throws: The first reason why the text is not in the grammar.
  package static func amount(
    in text: String,
    _ rules: ReadingRules,
    isExact: Bool = false
  ) throws(AmountParseError.Reason) -> AmountDigits {
    var reader = AmountReader(text, rules)
    return try reader.read(isExact: isExact)
  }

  private var first: Unicode.Scalar? { range.isEmpty ? nil : scalars[range.lowerBound] }
  private var last: Unicode.Scalar? { range.isEmpty ? nil : scalars[range.upperBound - 1] }

  private mutating func drop(_ count: Int, at side: TextSide) {
    let (start, end) = (range.lowerBound, range.upperBound)
    range = side == .start ? start + count..<end : start..<end - count
  }

  private mutating func read(isExact: Bool) throws(AmountParseError.Reason) -> AmountDigits {
    dropSpaces()
    let isInParentheses = first == "(" && last == ")"
    if isInParentheses {
      drop(1, at: .start)
      drop(1, at: .end)
    }
    readAffix(at: .start)
    readAffix(at: .end)
    if sign != nil, isInParentheses || first == "-" || first == "+" { throw .signs }
    let isNegative = isInParentheses || sign == "-"
    return try NumberReader.amount(in: scalars[range], rules, isNegative: isNegative, isExact: isExact)
  }

  /// Reads signs, spaces and a symbol before or after the digits.
  private mutating func readAffix(at side: TextSide) {
    while true {
      dropSpaces()
      let next = side == .start ? first : last
      if sign == nil, next == "-" || next == "+" {
        sign = next
        drop(1, at: side)
      } else if !hasSymbol, let length = rules.lengthOfSymbol(in: scalars[range], at: side) {
        hasSymbol = true
        drop(length, at: side)
      } else {
        return
      }
    }
  }

  private mutating func dropSpaces() {
    while first == " " { drop(1, at: .start) }
    while last == " " { drop(1, at: .end) }
  }
}

/// A side of the digits.
enum TextSide {
  case start, end
}
