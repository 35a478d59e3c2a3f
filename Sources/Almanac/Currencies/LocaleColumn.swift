/// The columns of a table of locale facts, in order.
enum LocaleColumn: Int, CaseIterable {
  /// Texts; `country` and `currency` are empty if the locale does not have them.
  case name, country, currency
}
