/// The columns of a table of formats, in order. Each row describes how some locales write amounts.
package enum FormatColumn: Int, CaseIterable {
  /// The zero. The other digits follow it in Unicode.
  case zero

  /// The separators of amounts.
  case decimal, group

  /// The signs.
  case minusSign, plusSign

  /// Numbers of digits, separated by spaces: in the last group, in each other group, and how many must precede the
  /// first separator. If there are no groups, the first two are 0. If the accounting style has other groups, their two
  /// numbers follow.
  case sizes

  /// The pattern of an amount that isn't negative, and, after a semicolon, of a negative one. `0` stands for the
  /// number, `¤` for the symbol and `-` for the minus sign.
  case standard, accounting
}

/// The columns of a table of symbols by locale, in order. Each row contains what some locales write differently from
/// another row.
///
/// All but the first contain entries of five bytes, in ascending order: the `CurrencyKey`, and the two base-56 digits
/// of a row.
package enum SymbolSetColumn: Int, CaseIterable {
  /// The two base-56 digits of the row that contains what this one lacks; empty if there is none.
  case parent

  /// The rows of symbols.
  case symbols, narrowSymbols

  /// The format rows of currencies that these locales write differently, which aren't inherited.
  case formats
}

/// The key of a currency in a table of formats: three bytes.
package enum CurrencyKey {
  /// Returns the ISO 4217 code, or three lowercase letters for a code of another length.
  ///
  /// The generator rejects codes with the same letters.
  package static func number(of code: some Collection<UInt8>) -> UInt32 {
    if code.count == 3 { return code.reduce(0) { $0 << 8 | UInt32($1) } }
    var hash = code.reduce(0 as UInt32) { $0 &* 31 &+ UInt32($1) }
    var key: UInt32 = 0
    for _ in 0..<3 {
      key = key << 8 | (0x61 + hash % 26)
      hash /= 26
    }
    return key
  }
}

/// The positions in which a no-break space separates a symbol from the digits. It's the base-56 digit before each
/// string in a table of symbols.
package struct SymbolSpacing: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A symbol after the digits, if it starts with a letter, for example.
  package static let afterDigits = SymbolSpacing(rawValue: 1)

  /// A symbol before the digits, if it ends with a letter, for example.
  package static let beforeDigits = SymbolSpacing(rawValue: 2)

  /// Unicode's block of currency symbols, including those that a system doesn't know yet.
  private static let currencySymbols: ClosedRange<Unicode.Scalar> = "\u{20A0}"..."\u{20CF}"

  /// Creates the spacing by CLDR's rule: a space separates digits from a character that is neither a symbol nor a
  /// space.
  package init(of symbol: String) {
    self = []
    if let first = symbol.unicodeScalars.first, Self.isSeparated(first) { insert(.afterDigits) }
    if let last = symbol.unicodeScalars.last, Self.isSeparated(last) { insert(.beforeDigits) }
  }

  private static func isSeparated(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: !currencySymbols.contains(scalar)
    }
  }
}
