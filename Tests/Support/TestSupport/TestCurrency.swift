public import Almanac

/// Currencies with 0 to 8 minor units, as the generator writes them.
public enum TestCurrency: CurrencyEnum {
  /// The code.
  public typealias ID = String

  /// The code.
  public typealias RawValue = String

  case swissFranc, euro, japaneseYen, kuwaitiDinar, usDollar, bitcoin

  /// The raw values, in the order of the cases.
  public static var _codes: _CodeTable { _CodeTable("CHFEURJPYKWDUSDXBT", width: 3) }

  /// The facts.
  public static var _factTable: _TextTable {
    _TextTable(
      """
      ####&###-###-###-###0###1###1###1###3###4###4###4###7###8###8###\
      8###9###:###:###:###=###>###>###>###CHF2 2 2 5€2¥0KWD3$2₿8
      """,
      rows: 6,
      columns: 4
    )
  }

  /// The names.
  public static var _nameTable: _TextTable {
    _TextTable(
      """
      ####%###0###4###@###M###V###%$##enSwiss FrancEuroJapanese YenKuw\
      aiti DinarUS DollarBitcoin
      """,
      rows: 7,
      columns: 1
    )
  }

  /// Nothing to search.
  public static var _searchTable: _TextTable { _TextTable("####", rows: 0, columns: 1) }
}
