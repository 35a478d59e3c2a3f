import Almanac
public import AlmanacAmountForms

extension TestLocale {
  /// How each locale writes ranges of amounts, in the order of the cases.
  public static var _ranges: _RangeTable {
    _RangeTable(
      locales:
        """
        ####$$##%&#
        """,
      formats: _TextTable(
        """
        !###&##'##*##-##.##/##2##5##–~–≈-~–≃
        """,
        rows: 4,
        columns: 2
      )
    )
  }
}

extension AmountRangeFormat where Unit == TestCurrency {
  /// The format of ranges of a currency in a locale.
  public init(_ locale: TestLocale, _ currency: TestCurrency) {
    self.init(_locale: locale, currency) { TestLocale._ranges }
  }
}
