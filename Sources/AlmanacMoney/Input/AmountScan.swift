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
  init(_ text: String, _ rules: AmountRules) {
    let scalars = Array(text.unicodeScalars)
    let symbol = Self.symbol(in: scalars, rules)
    digits.reserveCapacity(scalars.count)
    if scalars.allSatisfy(\.isCharacter) {
      for (position, scalar) in scalars.enumerated() where !symbol.contains(position) { add(scalar, at: position) }
      return
    }
    var position = 0
    for (offset, character) in text.enumerated() {
      for scalar in character.unicodeScalars {
        if !symbol.contains(position) { add(scalar, at: offset) }
        position += 1
      }
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, at offset: Int) {
    if let value = scalar.decimalValue {
      // Between digits, a minus sign is a dash.
      if let minus = minusOffset, let first = digits.first, minus > first.offset { minusOffset = nil }
      digits.append(Digit(value: value, offset: offset))
    } else if scalar.isMinus, minusOffset == nil {
      minusOffset = offset
    }
  }

  /// The values of the digits.
  var values: [UInt8] { digits.map(\.value) }

  /// The positions of the symbol's scalars. Empty if the text does not have it, or is nothing else.
  private static func symbol(in scalars: [Unicode.Scalar], _ rules: AmountRules) -> Range<Int> {
    let symbol = rules.symbolScalars
    guard let first = symbol.first, scalars.count > symbol.count else { return 0..<0 }
    let starts = 0...(scalars.count - symbol.count)
    let isSymbol = { (start: Int) in scalars[start] == first && scalars[start...].starts(with: symbol) }
    let start = rules.writesSymbolFirst ? starts.first(where: isSymbol) : starts.last(where: isSymbol)
    return start.map { $0..<$0 + symbol.count } ?? 0..<0
  }
}

extension Unicode.Scalar {
  /// Whether it is a character by itself, whatever is beside it. `false` if that takes a look at Unicode's data.
  fileprivate var isCharacter: Bool {
    switch value {
    // Before the first combining mark. A carriage return can be one character with a line feed.
    case 0..<0x0D, 0x0E..<0x300: true
    // Punctuation, spaces and currency signs.
    case 0x2010...0x205E, 0x20A0...0x20C0: true
    default: false
    }
  }
}
