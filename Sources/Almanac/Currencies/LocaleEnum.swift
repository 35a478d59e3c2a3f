/// A table enum of locales, whose raw values are identifiers with underscores, such as `en_US`.
///
/// The enums that are generated from lists of locales conform to it.
public protocol LocaleEnum: TableEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }
}

/// The columns of the facts of locales, in their order in a table.
package enum LocaleColumn: Int, CaseIterable {
  /// Texts; `country` and `currency` are empty where the locale has none.
  case name, country, currency
}

extension LocaleEnum {
  /// The name in the language of the data that the enum was generated from, such as "English (United States)".
  public var name: String { Self._facts[_tableIndex, LocaleColumn.name.rawValue] }

  /// The code of its country, in lower case; `nil` where it is of no country or of a part of the world.
  public var countryCode: String? { Self._facts.text(row: _tableIndex, column: LocaleColumn.country.rawValue) }

  /// The code of its country's first currency (ISO 4217), or `nil` where the data does not say.
  public var currencyCode: String? { Self._facts.text(row: _tableIndex, column: LocaleColumn.currency.rawValue) }
}
