/// An enum of currencies. The raw values are ISO 4217 codes.
///
/// Enums generated from lists of currencies conform to it.
public protocol CurrencyEnum: TableEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }

  /// The names: a row of languages, then a row of names for each case. Each column is one language, the first the
  /// language of the data.
  static var _nameTable: TextTable { get }
}

extension CurrencyEnum {
  /// The name in the language of the data, such as "Euro".
  public var name: String { Self._nameTable.name(ofCase: _tableIndex, in: nil) ?? rawValue }

  /// The name in a language, or `nil` if the data does not have it.
  ///
  /// - Parameter language: A language of the configuration (BCP 47), such as "fr", or a variant of it, such as "fr-CA".
  public func name(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// The symbol, such as "€", or the code if the data has no symbol.
  public var symbol: String { Self._facts[_tableIndex, CurrencyColumn.symbol.rawValue] }

  /// The number of fraction digits of an amount: 2 for the euro, 0 for the yen, 3 for the Kuwaiti dinar.
  ///
  /// If the data does not state it, it is 2, the default of CLDR.
  public var minorUnits: Int {
    Self._facts.integer(row: _tableIndex, column: CurrencyColumn.minorUnits.rawValue) ?? 2
  }

  /// The numeric code (ISO 4217), such as 978, or `nil` if the data does not have it.
  public var numericCode: Int? {
    Self._facts.integer(row: _tableIndex, column: CurrencyColumn.numericCode.rawValue)
  }

  /// The codes of the countries that use it, in lower case. Empty if the data does not state them.
  public var countryCodes: [String] {
    Self._facts.list(row: _tableIndex, column: CurrencyColumn.countries.rawValue)
  }
}
