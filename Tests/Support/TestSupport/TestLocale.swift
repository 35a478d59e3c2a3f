public import Almanac
public import AlmanacMoney

/// Locales with formats, as the generator writes them for the currencies of `TestCurrency`.
public enum TestLocale: LocaleEnum, FormattedLocale {
  /// The code.
  public typealias ID = String

  /// The code.
  public typealias RawValue = String

  case arEG, bnBD, current, autoUpdating, deCH, deDE, enIN, enUS, esES, frFR, svSE

  /// The raw values, in the order of the cases.
  public static var _codes: _CodeTable {
    _CodeTable(
      """
      ar_EG              bn_BD              current            current\
      AutoUpdatingde_CH              de_DE              en_IN         \
           en_US              es_ES              fr_FR              sv\
      _SE              
      """,
      width: 19
    )
  }

  /// The facts.
  public static var _factTable: _TextTable {
    _TextTable(
      """
      ####(###*###-###2###4###7###>###>###>###Q###Q###Q###V###X####$##\
      ($##*$##-$##2$##4$##7$##<$##>$##A$##F$##H$##K$##P$##R$##U$##Z$##\
      $%##'%##ar_EGegEGPbn_BDbdBDTcurrentcurrentAutoUpdatingde_CHchCHF\
      de_DEdeEURen_INinINRen_USusUSDes_ESesEURfr_FRfrEURsv_SEseSEK
      """,
      rows: 11,
      columns: 3
    )
  }

  /// Nothing to search.
  public static var _searchTable: _TextTable { _TextTable("####", rows: 0, columns: 1) }

  /// The currencies.
  public static var _currencies: _CurrencyTables? { _CurrencyTables(TestCurrency.self) }

  /// How the locales write amounts.
  public static var _formats: _FormatTable {
    _FormatTable(
      locales:
        """
        +#$#,###*###*###'#&###%#(#(#)#%#$#)#&#*#%#)#
        """,
      formats: _TextTable(
        """
        ####$###%###&###'###(###-###9###E###F###G###H###I###J###O####$##\
        /$##0$##1$##3$##6$##7$##<$##H$##T$##U$##V$##Y$##Z$###%##(%##4%##\
        A%##B%##C%##D%##E%##F%##K%##U%##'&##(&##)&##*&##+&##,&##5&##=&##\
        F&##G&##H&##I&##J&##K&##P&##X&##)'##*'##+'##,'##-'##.'##3'##?'##\
        K'##M'##O'##Q'##T'##W'##$(##6(##H(##K(##L(##M(##N(##O(##T(##$)##\
        -)##0,.-+3 3 10 ¤;-0 ¤0 ¤;-0 ¤0,.-+3 3 20 ¤;-0 ¤0 ¤;-0 ¤0, −+3 3\
         10 ¤;-0 ¤0 ¤;-0 ¤0, -+3 3 10 ¤;-0 ¤0 ¤;(0 ¤)0.'-+3 3 1¤ 0;¤-0¤ \
        0;¤-00.,-+3 2 1 3 3¤0;-¤0¤0;(¤0)0.,-+3 3 1¤0;-¤0¤0;(¤0)0.,-+3 3 \
        1¤ 0;-¤ 0¤ 0;-¤ 0٠٫٬\u{61c}-\u{61c}+3 3 1\u{200f}0 ¤;-\u{200f}0 ¤\u{200f}0 ¤;-\u{200f}0 ¤০.,-+3 2 10¤;-0\
        ¤0¤;(0¤)
        """,
        rows: 10,
        columns: 8
      ),
      symbolSets: _TextTable(
        """
        ########7###A###A###C###H###R###R###T###&$##&$##&$##($##-$##-$##\
        -$##/$##9$##9$##9$##;$##@$##@$##@$##B$##G$##G$##G$##I$##S$##S$##\
        S$##EUR%#JPY'#USD(#XBT&#JPY$#USD####KWD,#JPY'#USD(###JPY$#USD##%\
        #EUR*#%#JPY'#USD(#'#USD####JPY+###JPY+#USD)#
        """,
        rows: 8,
        columns: 4
      ),
      symbols: _TextTable(
        """
        ####%###(###,###0###5###9###=###A###E###O####$#¥#€#₿$JP¥$US$%$US\
        &EUR&JPY&د.ك.\u{200f}
        """,
        rows: 10,
        columns: 1
      )
    )
  }
}

extension AmountFormat where Unit == TestCurrency {
  /// The format of a currency in a locale.
  public init(_ locale: TestLocale, _ currency: TestCurrency) { self.init(_locale: locale, currency) }
}
