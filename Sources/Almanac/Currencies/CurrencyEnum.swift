/// A table enum of currencies, whose raw values are codes of ISO 4217.
///
/// The enums that are generated from lists of currencies conform to it.
public protocol CurrencyEnum: TableEnum {
  /// Name, symbol, minor units, numeric code and countries of each case, in this order.
  static var facts: TextTable { get }
}

extension CurrencyEnum {
  /// The name in the language of the data that the enum was generated from, such as "Euro".
  public var name: String { Self.facts[tableIndex, 0] }

  /// The symbol, such as "€", or the code where the data knows none.
  public var symbol: String { Self.facts[tableIndex, 1] }

  /// How many decimal digits an amount has: 2 for the euro, 0 for the yen, 3 for the Kuwaiti dinar.
  ///
  /// It is 2 where the data does not say, which CLDR gives as the usual number.
  public var minorUnits: Int { Self.facts.integer(row: tableIndex, column: 2) ?? 2 }

  /// The numeric code of ISO 4217, such as 978, or `nil` where the data does not have it.
  public var numericCode: Int? { Self.facts.integer(row: tableIndex, column: 3) }

  /// The codes of the countries that have it, in lower case; none where the data does not say.
  public var countryCodes: [String] { Self.facts.list(row: tableIndex, column: 4) }
}
