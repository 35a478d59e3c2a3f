/// A table enum of locales, whose raw values are identifiers with underscores, such as `en_US`.
///
/// The enums that are generated from lists of locales conform to it.
public protocol LocaleEnum: TableEnum {
  /// Name, country and currency of each case, in this order.
  static var facts: TextTable { get }
}

extension LocaleEnum {
  /// The name in the language of the data that the enum was generated from, such as "English (United States)".
  public var name: String { Self.facts[tableIndex, 0] }

  /// The code of its country, in lower case; `nil` where it is of no country or of a part of the world.
  public var countryCode: String? { Self.facts.text(row: tableIndex, column: 1) }

  /// The code of its country's first currency (ISO 4217), or `nil` where the data does not say.
  public var currencyCode: String? { Self.facts.text(row: tableIndex, column: 2) }
}
