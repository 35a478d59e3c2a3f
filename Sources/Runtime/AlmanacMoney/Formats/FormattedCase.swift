import Almanac

/// A case of a locale enum, with its table of amount formats.
struct FormattedCase: Sendable {
  // Embedded Swift can't store the type of the enum.
  private let table: @Sendable () -> _FormatTable
  private let index: Int

  init(of table: @escaping @Sendable () -> _FormatTable, at index: Int) {
    self.table = table
    self.index = index
  }

  /// Returns the writer for amounts in a currency.
  @inline(__always)
  func writer(_ currency: CurrencyFacts, _ settings: AmountSettings) -> AmountWriter {
    AmountWriter(table(), locale: index, currency, settings)
  }

  /// Returns the pattern of amounts in a currency: for amounts that aren't negative, and after a semicolon for negative
  /// ones.
  func templates(_ currency: CurrencyFacts, _ style: AmountStyle) -> TableBytes {
    let table = table()
    return table.format(table.rows(ofLocale: index, currency: currency.key).format).pattern(style)
  }

  /// Returns a currency's usual symbol, or `nil` if it's the code.
  func symbol(_ currency: CurrencyFacts) -> SpacedSymbol? {
    let table = table()
    let set = table.rows(ofLocale: index, currency: currency.key).symbolSet
    return table.symbol(of: currency.key, narrow: false, inSet: set)
  }
}

extension FormattedCase: Hashable {
  static func == (first: FormattedCase, second: FormattedCase) -> Bool {
    first.index == second.index && first.table() == second.table()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
