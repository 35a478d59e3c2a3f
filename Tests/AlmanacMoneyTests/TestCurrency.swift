import Almanac

/// Currencies with 0 to 8 minor units, as the generator writes them.
enum TestCurrency: CurrencyEnum {
  typealias ID = String
  typealias RawValue = String

  case swissFranc, euro, japaneseYen, kuwaitiDinar, usDollar, bitcoin

  static var _codes: CodeTable { CodeTable("CHFEURJPYKWDUSDXBT", width: 3) }

  static var _factTable: TextTable {
    TextTable(
      """
      ####&###-###-###-###0###1###1###1###3###4###4###4###7###8###8###\
      8###9###:###:###:###=###>###>###>###CHF2 2 2 5€2¥0KWD3$2₿8
      """,
      rows: 6,
      columns: 4
    )
  }

  static var _nameTable: TextTable {
    TextTable(
      """
      ####%###0###4###@###M###V###%$##enSwiss FrancEuroJapanese YenKuw\
      aiti DinarUS DollarBitcoin
      """,
      rows: 7,
      columns: 1
    )
  }

  static var _searchTable: TextTable { TextTable("####", rows: 0, columns: 1) }
}
