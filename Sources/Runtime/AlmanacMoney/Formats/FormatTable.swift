public import Almanac

/// CLDR's amount formats for the locales of an enum, read in place.
public struct _FormatTable: Sendable {
  private static var rowDigits: Int { 2 }

  private let locales: TableBytes
  private let formats: _TextTable
  private let symbolSets: _TextTable
  private let symbols: _TextTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, two base-56 digits for the format row, and two for the symbol-set row.
  ///   - formats: A row for each different format.
  ///   - symbolSets: The symbols that locales use, by currency.
  ///   - symbols: The symbols.
  /// - Complexity: O(1).
  public init(locales: StaticString, formats: _TextTable, symbolSets: _TextTable, symbols: _TextTable) {
    self.locales = TableBytes(locales)
    self.formats = formats
    self.symbolSets = symbolSets
    self.symbols = symbols
  }

  /// Returns whether both contain the same formats for the same locales.
  static func == (first: _FormatTable, second: _FormatTable) -> Bool {
    first.locales == second.locales && first.formats == second.formats && first.symbolSets == second.symbolSets
      && first.symbols == second.symbols
  }

  /// Returns the rows of a locale's format for a currency, and of its symbols.
  ///
  /// - Precondition: The enum contains the locale.
  func rows(ofLocale index: Int, currency: UInt32) -> (format: Int, symbolSet: Int) {
    let width = 2 * Self.rowDigits
    precondition(index >= 0 && (index + 1) * width <= locales.count, "There is no locale \(index).")
    let symbolSet = locales.number2(at: index * width + Self.rowDigits)
    let format = Self.row(ofCurrency: currency, in: symbolSets.tableBytes(symbolSet, SymbolSetColumn.formats.rawValue))
    return (format ?? locales.number2(at: index * width), symbolSet)
  }

  /// Returns the format in a row.
  func format(_ row: Int) -> FormatRow { FormatRow(formats.texts(ofRow: row)) }

  /// Returns a currency's symbol with its spacing, or `nil` if the table contains none, so that the code is written.
  func symbol(of currency: UInt32, narrow: Bool, inSet set: Int) -> SpacedSymbol? {
    let row =
      (narrow ? inheritedRow(ofCurrency: currency, of: set, narrow: true) : nil)
      ?? inheritedRow(ofCurrency: currency, of: set, narrow: false)
    guard let row else { return nil }
    let bytes = symbols.tableBytes(row, 0)
    return SpacedSymbol(bytes[1..<bytes.count], SymbolSpacing(rawValue: Base56.digit(bytes[0])))
  }

  /// Returns a symbol's row, from a set or its parents. The columns are in the order of `SymbolSetColumn`.
  private func inheritedRow(ofCurrency code: UInt32, of set: Int, narrow: Bool) -> Int? {
    var set = set
    // Each step leads to another row, so there are at most as many steps as rows.
    for _ in 0..<symbolSets.rowCount {
      var texts = symbolSets.texts(ofRow: set)
      let parent = texts.next()
      var entries = texts.next()
      if narrow { entries = texts.next() }
      if let row = Self.row(ofCurrency: code, in: entries) { return row }
      if parent.count == 0 { return nil }
      set = parent.number2(at: 0)
    }
    return nil
  }

  /// Returns the row in a currency's entry.
  private static func row(ofCurrency key: UInt32, in entries: TableBytes) -> Int? {
    entries.offset(ofCurrency: key, rowDigits: rowDigits).map { entries.number2(at: $0) }
  }
}

extension TableBytes {
  private static var codeLength: Int { 3 }

  /// Returns the offset of the row in a currency's entry. Each entry is a `CurrencyKey` and a row of `rowDigits`
  /// digits, and entries are in ascending order.
  ///
  /// - Complexity: O(log number of entries).
  package func offset(ofCurrency key: UInt32, rowDigits: Int) -> Int? {
    // The search reads whole entries only.
    let bytes = buffer
    let width = Self.codeLength + rowDigits
    var (low, high) = (0, count / width)
    while low < high {
      let middle = (low + high) / 2
      let offset = middle * width
      let found = UInt32(bytes[offset]) << 16 | UInt32(bytes[offset + 1]) << 8 | UInt32(bytes[offset + 2])
      if found == key { return offset + Self.codeLength }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
