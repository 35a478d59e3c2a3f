/// The positions of the digits and of the minus sign in a text that a user edits.
struct AmountScan {
  /// The value of a digit, 0 to 9, and the offset of its character in the text.
  struct Digit {
    let value: UInt8
    let offset: Int
  }

  private(set) var digits: [Digit] = []

  /// The offset of the minus sign, which is before the first digit or after the last.
  private(set) var minusOffset: Int?

  /// Reads a text without its currency symbol, which can contain digits and signs.
  init(_ text: String, _ rules: CurrencyRules) {
    let symbol = Self.symbol(in: text, rules)
    var position = 0
    for (offset, character) in text.enumerated() {
      for scalar in character.unicodeScalars {
        defer { position += 1 }
        if symbol.contains(position) { continue }
        if let value = scalar.decimalValue {
          // Between digits, a minus sign is a dash.
          if let minus = minusOffset, let first = digits.first, minus > first.offset { minusOffset = nil }
          digits.append(Digit(value: value, offset: offset))
        } else if scalar.isMinus, minusOffset == nil {
          minusOffset = offset
        }
      }
    }
  }

  /// The values of the digits.
  var values: [UInt8] { digits.map(\.value) }

  /// The positions of the symbol's scalars. Empty if the text does not have it, or is nothing else.
  private static func symbol(in text: String, _ rules: CurrencyRules) -> Range<Int> {
    let symbol = rules.pattern.symbol.unicodeScalars
    let scalars = Array(text.unicodeScalars)
    guard !symbol.isEmpty, scalars.count > symbol.count else { return 0..<0 }
    let starts = 0...(scalars.count - symbol.count)
    let isSymbol = { (start: Int) in scalars[start...].starts(with: symbol) }
    let start = rules.writesSymbolFirst ? starts.first(where: isSymbol) : starts.last(where: isSymbol)
    return start.map { $0..<$0 + symbol.count } ?? 0..<0
  }
}
