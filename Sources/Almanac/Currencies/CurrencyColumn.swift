/// The columns of a table of currency facts, in order.
enum CurrencyColumn: Int, CaseIterable {
  /// Texts; `minorUnits` and `numericCode` are empty if they are not known.
  case symbol, minorUnits, numericCode

  /// Codes, separated by spaces.
  case countries
}
