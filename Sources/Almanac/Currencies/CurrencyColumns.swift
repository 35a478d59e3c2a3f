/// The columns of a table of currency facts, in order.
enum CurrencyColumn: Int, CaseIterable {
  /// Texts; `minorUnits` and `numericCode` are empty if they are not known.
  case symbol, minorUnits, numericCode

  /// Codes, separated by spaces.
  case countries
}

/// The columns of a table of locale facts, in order.
enum LocaleColumn: Int, CaseIterable {
  /// Texts; `country` and `currency` are empty if the locale does not have them.
  case name, country, currency
}
