/// Reads an amount by the grammar that `CurrencyFormatter.decimal(from:)` documents.
struct AmountReader {
  private let rules: ReadingRules
  private var text: ArraySlice<Unicode.Scalar>
  private var sign: Unicode.Scalar?
  private var hasSymbol = false

  private init(_ rules: ReadingRules, _ text: ArraySlice<Unicode.Scalar>) {
    self.rules = rules
    self.text = text
  }

  /// The amount in a text, or `nil` if the text is not in the grammar.
  static func amount(in text: String, _ rules: ReadingRules) -> AmountDigits? {
    var reader = AmountReader(rules, AmountText(text).scalars[...])
    return reader.read()
  }

  private mutating func read() -> AmountDigits? {
    dropSpaces()
    let isInParentheses = text.first == "(" && text.last == ")"
    if isInParentheses { text = text.dropFirst().dropLast() }
    readBefore()
    readAfter()
    if isInParentheses, sign != nil { return nil }
    return NumberReader.amount(in: text, rules, isNegative: isInParentheses || sign == "-")
  }

  /// Reads signs, spaces and a symbol before the digits.
  private mutating func readBefore() {
    while true {
      dropSpaces()
      if sign == nil, let first = text.first, first == "-" || first == "+" {
        sign = text.removeFirst()
      } else if !hasSymbol, let length = rules.lengthOfSymbol(before: text) {
        text = text.dropFirst(length)
        hasSymbol = true
      } else {
        return
      }
    }
  }

  /// Reads signs, spaces and a symbol after the digits.
  private mutating func readAfter() {
    while true {
      dropSpaces()
      if sign == nil, let last = text.last, last == "-" || last == "+" {
        sign = text.removeLast()
      } else if !hasSymbol, let length = rules.lengthOfSymbol(after: text) {
        text = text.dropLast(length)
        hasSymbol = true
      } else {
        return
      }
    }
  }

  private mutating func dropSpaces() {
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
  }
}

/// The texts that a format reads, in the form of `AmountText`.
struct ReadingRules: Sendable {
  /// The symbol and the code of the currency.
  let symbols: [[Unicode.Scalar]]
  let decimalSeparator: [Unicode.Scalar]
  let groupingSeparator: [Unicode.Scalar]
  let groupingSize: Int
  let secondaryGroupingSize: Int
  let hasDecimals: Bool

  init(_ format: ResolvedFormat) {
    symbols = [format.currencySymbol, format.currencyCode].map { AmountText($0).scalars }.filter { !$0.isEmpty }
    decimalSeparator = AmountText(format.decimalSeparator).scalars
    groupingSeparator = AmountText(format.groupingSeparator).scalars
    groupingSize = format.hasGroupingSeparator && format.groupingSize > 0 ? format.groupingSize : 3
    secondaryGroupingSize = format.secondaryGroupingSize > 0 ? format.secondaryGroupingSize : groupingSize
    hasDecimals = format.decimalDigits > 0
  }

  /// The length of the symbol at the beginning of a text.
  func lengthOfSymbol(before text: ArraySlice<Unicode.Scalar>) -> Int? {
    let own = symbols.first { text.starts(with: $0) }?.count
    var word = text.prefix(while: \.isPartOfSymbol)
    // In `$.50`, the point belongs to the number.
    if word.last == ".", text.dropFirst(word.count).first?.decimalValue != nil { word.removeLast() }
    return max(own ?? 0, word.isCurrency ? word.count : 0).nonzero
  }

  /// The length of the symbol at the end of a text.
  func lengthOfSymbol(after text: ArraySlice<Unicode.Scalar>) -> Int? {
    let own = symbols.first { text.ends(with: $0) }?.count
    // In `5.$`, the point belongs to the number.
    let word = text.suffix(while: \.isPartOfSymbol).drop { $0 == "." }
    return max(own ?? 0, word.isCurrency ? word.count : 0).nonzero
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

extension Int {
  fileprivate var nonzero: Int? { self == 0 ? nil : self }
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
