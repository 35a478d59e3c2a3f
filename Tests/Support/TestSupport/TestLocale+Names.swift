import Almanac
public import AlmanacAmountForms

extension TestLocale {
  /// How each locale writes amounts with the name of the currency, in the order of the cases.
  public static var _namedFormats: _NamedTable {
    _NamedTable(
      locales:
        """
        ##################$$##$##########
        """,
      formats: _TextTable(
        """
        !######-##-##-##-##-##-##0##:##:##:##:##:##:##0 ¤;-0 ¤3 20 ¤;-0 \
        ¤
        """,
        rows: 2,
        columns: 7
      ),
      plurals: { _plurals }
    )
  }
}

extension TestCurrency {
  /// What the currencies are called after numbers.
  public static var _pluralNames: _PluralNameTable {
    _PluralNameTable(
      languages: _TextTable(
        """
        !######A##CHF###EUR$##JPY%##KWD&##USD'##
        """,
        rows: 1,
        columns: 2
      ),
      forms: _TextTable(
        """
        !###=##I##V##<$#R$##Swiss francs\n%Swiss franc#euros\n%euro#Japane\
        se yen#Kuwaiti dinars\n%Kuwaiti dinar#US dollars\n%US dollar
        """,
        rows: 5,
        columns: 1
      ),
      names: { _nameTable }
    )
  }
}

extension NamedAmountFormat where Unit == TestCurrency {
  /// The format of a currency, with its name, in a locale.
  public init(_ locale: TestLocale, _ currency: TestCurrency) {
    self.init(_locale: locale, currency, { TestLocale._namedFormats }, { TestCurrency._pluralNames })
  }
}
