// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Currencies/CurrencyColumns.swift. Do not edit.

/// The columns of a table of currency facts, in order.
@usableFromInline
enum CurrencyColumn: Int, CaseIterable {
  /// A string.
  case symbol

  /// Numbers, separated by spaces: the minor units, the display digits, the cash digits, and the cash step. Trailing
  /// numbers are omitted if they equal the number before, or if the step is 1.
  case digits

  /// A number; empty if it is unknown.
  case numericCode

  /// Codes, separated by spaces.
  case countries
}

/// The columns of a table of locale facts, in order.
@usableFromInline
enum LocaleColumn: Int, CaseIterable {
  /// Strings; `country` and `currency` are empty if the locale has none.
  case name, country, currency
}
