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
    let scalars = AmountText(text).scalars[...]
    for (affixes, isNegative) in [(rules.affixes.positive, false), (rules.affixes.negative, true)] {
      guard let number = affixes.strip(scalars), !number.isEmpty else { continue }
      if let amount = NumberReader.amount(in: number, rules, isNegative: isNegative) { return amount }
    }
    var reader = AmountReader(rules, scalars)
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
  struct Affixes: Sendable {
    let prefix: [Unicode.Scalar]
    let suffix: [Unicode.Scalar]

    init(_ affixes: CurrencyPattern.Affixes) {
      prefix = AmountText(affixes.prefix).scalars
      suffix = AmountText(affixes.suffix).scalars
    }

    /// The text between the affixes, or `nil` if the text does not have them.
    func strip(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar>? {
      guard text.count >= prefix.count + suffix.count, text.starts(with: prefix) else { return nil }
      let rest = text.dropFirst(prefix.count)
      return rest.ends(with: suffix) ? rest.dropLast(suffix.count) : nil
    }
  }

  let affixes: (positive: Affixes, negative: Affixes)
  /// The symbol and the code of the currency.
  let symbols: [[Unicode.Scalar]]
  let decimalSeparator: [Unicode.Scalar]
  let groupingSeparator: [Unicode.Scalar]
  let groupingSize: Int
  let secondaryGroupingSize: Int
  let hasDecimals: Bool

  /// The length of the symbol at the beginning of a text.
  func lengthOfSymbol(before text: ArraySlice<Unicode.Scalar>) -> Int? {
    if let symbol = symbols.first(where: { text.starts(with: $0) }) { return symbol.count }
    let word = text.prefix(while: \.isPartOfSymbol)
    // In `$.50`, the point belongs to the number.
    let rest = text.dropFirst(word.count)
    let symbol = word.last == "." && rest.first?.decimalValue != nil ? word.dropLast() : word
    return symbol.isCurrency ? symbol.count : nil
  }

  /// The length of the symbol at the end of a text.
  func lengthOfSymbol(after text: ArraySlice<Unicode.Scalar>) -> Int? {
    if let symbol = symbols.first(where: { text.ends(with: $0) }) { return symbol.count }
    let word = text.suffix(while: \.isPartOfSymbol)
    let symbol = word.first == "." ? word.dropFirst() : word
    return symbol.isCurrency ? symbol.count : nil
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
    contains { $0.properties.generalCategory == .currencySymbol } || count == 3 && allSatisfy { "A"..."Z" ~= $0 }
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
