import Almanac

/// Reads an amount by the grammar that `AmountFormat.parse(_:)` documents.
package struct AmountReader {
  private let rules: ReadingRules
  private var text: ArraySlice<Unicode.Scalar>
  private var sign: Unicode.Scalar?
  private var hasSymbol = false

  /// The amount in a text.
  ///
  /// - Throws: The first reason why the text is not in the grammar.
  package static func amount(
    in text: String,
    _ rules: ReadingRules
  ) throws(AmountParseError.Reason) -> AmountDigits {
    var reader = AmountReader(rules: rules, text: text.amountScalars[...])
    return try reader.read()
  }

  private mutating func read() throws(AmountParseError.Reason) -> AmountDigits {
    dropSpaces()
    let isInParentheses = text.first == "(" && text.last == ")"
    if isInParentheses { text = text.dropFirst().dropLast() }
    readAffix(at: .start)
    readAffix(at: .end)
    if sign != nil, isInParentheses || text.first == "-" || text.first == "+" { throw .signs }
    return try NumberReader.amount(in: text, rules, isNegative: isInParentheses || sign == "-")
  }

  /// Reads signs, spaces and a symbol before or after the digits.
  private mutating func readAffix(at side: TextSide) {
    while true {
      dropSpaces()
      let next = side == .start ? text.first : text.last
      let length: Int
      if sign == nil, next == "-" || next == "+" {
        sign = next
        length = 1
      } else if !hasSymbol, let symbolLength = rules.lengthOfSymbol(in: text, at: side) {
        hasSymbol = true
        length = symbolLength
      } else {
        return
      }
      text = side == .start ? text.dropFirst(length) : text.dropLast(length)
    }
  }

  private mutating func dropSpaces() {
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
  }
}

/// A side of the digits.
enum TextSide {
  case start, end
}

/// The texts that a format reads, in the form of `amountScalars`.
package struct ReadingRules: Sendable {
  /// The symbol and the code of the currency.
  let symbols: [[Unicode.Scalar]]
  let decimalSeparator: [Unicode.Scalar]
  let groupingSeparator: [Unicode.Scalar]
  let groupSizes: (last: Int, others: Int)
  let hasDecimals: Bool

  package init(symbols: [String], _ number: AmountWriter.Number) {
    self.symbols = symbols.map(\.amountScalars).filter { !$0.isEmpty }
    decimalSeparator = number.decimalSeparator.text.amountScalars
    groupingSeparator = number.groupingSeparator.text.amountScalars
    groupSizes = number.groupSizes ?? (3, 3)
    hasDecimals = number.decimals.upperBound > 0
  }

  /// The length of the symbol at a side of a text, or `nil` if there is none.
  func lengthOfSymbol(in text: ArraySlice<Unicode.Scalar>, at side: TextSide) -> Int? {
    let own = symbols.first { side == .start ? text.starts(with: $0) : text.ends(with: $0) }?.count ?? 0
    let word = side == .start ? word(before: text) : word(after: text)
    let length = max(own, word.isCurrency ? word.count : 0)
    return length > 0 ? length : nil
  }

  private func word(before text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    let word = text.prefix(while: \.isPartOfSymbol)
    // In `$.50`, the point belongs to the number.
    let belongsToNumber = word.last == "." && text.dropFirst(word.count).first?.decimalValue != nil
    return word.dropLast(belongsToNumber ? 1 : 0)
  }

  private func word(after text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    // In `5.$`, the point belongs to the number.
    text.suffix(while: \.isPartOfSymbol).drop { $0 == "." }
  }
}

extension ArraySlice<Unicode.Scalar> {
  func ends(with other: [Unicode.Scalar]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }

  fileprivate func suffix(while predicate: (Unicode.Scalar) -> Bool) -> ArraySlice {
    suffix(from: lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex)
  }

  /// Whether it is a symbol with a currency sign, such as `R$`, or three capital letters as the codes of ISO 4217.
  fileprivate var isCurrency: Bool {
    if count == 3, allSatisfy({ "A"..."Z" ~= $0 }) { return true }
    return first != "." && contains { $0.properties.generalCategory == .currencySymbol }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a currency sign or a point, of which symbols such as `R$` and `Rs.` consist.
  fileprivate var isPartOfSymbol: Bool {
    switch self {
    case ".", "$", "A"..."Z", "a"..."z": true
    case "\0"..."\u{7F}": false
    default: properties.isAlphabetic || properties.generalCategory == .currencySymbol
    }
  }
}
