/// The columns of a table of formats, in order. Each row describes how some locales write amounts.
package enum FormatColumn: Int, CaseIterable {
  /// The digit zero. The others follow it in Unicode.
  case zero

  /// The separators of amounts.
  case decimal, group

  /// The signs.
  case minusSign, plusSign

  /// Numbers, separated by spaces: the digits in the last group, those in each other group, and how many must precede
  /// the first separator. If there are no groups, the first two are 0. If the style for accounting has other groups,
  /// their two numbers follow.
  case sizes

  /// Patterns of an amount that is not negative, and, after a semicolon, of a negative one. `0` stands for the number,
  /// `¤` for the symbol and `-` for the minus sign.
  case standard, accounting
}

/// The columns of a table of symbols by locale, in order. Each row contains what some locales write otherwise than
/// another row.
///
/// All but the first are entries of five bytes, in ascending order: the `CurrencyKey`, and the two base-56 digits of a
/// row.
package enum SymbolSetColumn: Int, CaseIterable {
  /// The two base-56 digits of the row that contains what this one lacks; empty if there is none.
  case parent

  /// The rows of symbols.
  case symbols, narrowSymbols

  /// The rows of formats of currencies that these locales write otherwise, except those of the parent.
  case formats
}

/// What identifies a currency in a table of formats: three bytes.
package enum CurrencyKey {
  /// Returns the code of ISO 4217, or three lower-case letters for a code of another length.
  ///
  /// The generator refuses codes with the same letters.
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

/// Where a no-break space separates a symbol from the digits. It's the base-56 digit before each text of a table of
/// symbols.
package struct SymbolSpacing: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// If the symbol is after the digits: it begins with a letter, for example.
  package static let afterDigits = SymbolSpacing(rawValue: 1)

  /// If the symbol is before the digits: it ends with a letter, for example.
  package static let beforeDigits = SymbolSpacing(rawValue: 2)

  /// Unicode's block of currency symbols, including those that a system doesn't know yet.
  private static let currencySymbols: ClosedRange<Unicode.Scalar> = "\u{20A0}"..."\u{20CF}"

  /// Creates the rule of CLDR: a space separates digits from a character that is neither a symbol nor a space.
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
