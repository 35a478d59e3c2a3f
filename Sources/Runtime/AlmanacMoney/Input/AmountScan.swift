import Almanac

/// The positions of the digits and of the minus sign in a text that a user edits.
struct AmountScan {
  /// The values of the digits, 0 to 9.
  private(set) var values: [UInt8] = []

  /// For each digit, the offset of its character in the text.
  private(set) var offsets: [Int] = []

  /// The offset of the minus sign, which is before the first digit or after the last.
  private(set) var minusOffset: Int?

  /// Scans a text without its currency symbol, which can contain digits and signs.
  init(_ text: String, _ rules: AmountRules) {
    let scalars = text.unicodeScalars
    let symbol = rules.symbolHasAmountScalars ? Self.symbol(in: Array(scalars), rules) : 0..<0
    values.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count)
    if rules.writesParentheses, let sign = text.firstIndex(of: "(") {
      minusOffset = text.distance(from: text.startIndex, to: sign)
    }
    var position = 0
    if scalars.allSatisfy({ $0.isCharacter }) {
      for scalar in scalars {
        if !symbol.contains(position) { add(scalar, at: position) }
        position += 1
      }
      return
    }
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
      if let minus = minusOffset, let first = offsets.first, minus > first { minusOffset = nil }
      values.append(value)
      offsets.append(offset)
    } else if scalar.isMinus, minusOffset == nil {
      minusOffset = offset
    }
  }

  /// Returns the positions of the symbol's scalars, or an empty range if the text doesn't contain the symbol or
  /// consists only of it.
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
  /// Whether it is a character by itself, whatever is beside it, or `false` if only Unicode's data can tell.
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
