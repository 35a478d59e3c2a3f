// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Currencies/CurrencyColumns.swift. Do not edit.

/// The columns of a table of currency facts, in order.
@usableFromInline
enum CurrencyColumn: Int, CaseIterable {
  /// A text.
  case symbol

  /// Numbers, separated by spaces: the minor units, the digits shown, those in cash, and the step in cash. Numbers at
  /// the end that follow from the one before are omitted; the step is 1.
  case digits

  /// A number; empty if it is not known.
  case numericCode

  /// Codes, separated by spaces.
  case countries
}

/// The columns of a table of locale facts, in order.
@usableFromInline
enum LocaleColumn: Int, CaseIterable {
  /// Texts; `country` and `currency` are empty if the locale has neither.
  case name, country, currency
}
