/// An enum of locales. The raw values are identifiers with underscores, such as `en_US`.
///
/// Enums generated from lists of locales conform to it.
public protocol LocaleEnum: TableEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }
}

extension LocaleEnum {
  /// The name in the language of the data, such as "English (United States)".
  public var name: String { Self._facts[_tableIndex, LocaleColumn.name.rawValue] }

  /// The code of its country, in lower case, or `nil` if it has no region or its region is not a country.
  public var countryCode: String? { Self._facts.text(row: _tableIndex, column: LocaleColumn.country.rawValue) }

  /// The code of its country's first currency (ISO 4217), or `nil` if the data does not state it.
  public var currencyCode: String? { Self._facts.text(row: _tableIndex, column: LocaleColumn.currency.rawValue) }
}
