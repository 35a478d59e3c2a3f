/// A table enum of currencies, whose raw values are codes of ISO 4217.
///
/// The enums that are generated from lists of currencies conform to it.
public protocol CurrencyEnum: TableEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }
}

/// The columns of the facts of currencies, in their order in a table.
package enum CurrencyColumn: Int, CaseIterable {
  /// Texts; `minorUnits` and `numericCode` are empty where they are not known.
  case name, symbol, minorUnits, numericCode

  /// Codes with a space between each two.
  case countries
}

extension CurrencyEnum {
  /// The name in the language of the data that the enum was generated from, such as "Euro".
  public var name: String { Self._facts[_tableIndex, CurrencyColumn.name.rawValue] }

  /// The symbol, such as "€", or the code where the data knows none.
  public var symbol: String { Self._facts[_tableIndex, CurrencyColumn.symbol.rawValue] }

  /// How many decimal digits an amount has: 2 for the euro, 0 for the yen, 3 for the Kuwaiti dinar.
  ///
  /// It is 2 where the data does not say, which CLDR gives as the usual number.
  public var minorUnits: Int {
    Self._facts.integer(row: _tableIndex, column: CurrencyColumn.minorUnits.rawValue) ?? 2
  }

  /// The numeric code of ISO 4217, such as 978, or `nil` where the data does not have it.
  public var numericCode: Int? {
    Self._facts.integer(row: _tableIndex, column: CurrencyColumn.numericCode.rawValue)
  }

  /// The codes of the countries that have it, in lower case; none where the data does not say.
  public var countryCodes: [String] {
    Self._facts.list(row: _tableIndex, column: CurrencyColumn.countries.rawValue)
  }
}
