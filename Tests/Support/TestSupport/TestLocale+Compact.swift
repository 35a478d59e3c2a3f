import Almanac
public import AlmanacAmountForms

extension TestLocale {
  /// How each locale shortens amounts, in the order of the cases.
  public static var _compactFormats: _CompactTable {
    _CompactTable(
      locales:
        """
        ##$#%#%#&#'#(#)#*#+#,#
        """,
      sets: _TextTable(
        """
        !###A##,$#@$#O$#&%#?%#S%#/&#C&#W&#&&'##&&#$#'&#$#))#%#,,#&#//#'#\
        &&#(#((#)#**#*#--%+#--#,#..#-#//#.#&&#/#))#0#,,#1#//#2#))#3#,,#4\
        #//#5#))#6#,,#7#//#8#&&#9#((#:#**#;#--#<#//#=#&&#9#))#>#,,#?#//#\
        @#&&#A#))#B#-,#C#//#D#&&#E#))#B#,,#F#//#G#&&#H#))#I#,,#J#//#K#
        """,
        rows: 10,
        columns: 1
      ),
      patterns: _TextTable(
        """
        !###5##E##Y##5$#K$#V$#)%#4%#G%#X%#)&#<&#B&#H&#N&#T&#''#2'#='#H'#\
        S'#&(#*(#.(#3(#9(#?(#C(#G(#K(#U(#%)#2)#:)#B)#K)#T)#%*#.*#7*#@*#\u{200f}\
        0 آلاف ¤\u{200f}0 ألف ¤\u{200f}0 مليون ¤\u{200f}0 مليار ¤\u{200f}0 ترليون ¤0 হা¤0 লা¤0 কো¤0 \
        শত কো¤0শত কো¤0কো¤0 লা.কো.¤¤ 0K¤ 0M¤ 0G¤ 0T¤ 0 Mio.¤ 0 Mrd.¤ 0 Bi\
        o.0 Mio. ¤0 Mrd. ¤0 Bio. ¤¤0K¤0L¤0Cr¤0KCr¤0LCr¤0M¤0B¤0T0 mil ¤0 \
        M ¤0 mil M ¤0 B ¤0 k ¤0 Md ¤0 Bn ¤0 tn ¤0 mn ¤0 md ¤0 bn ¤
        """,
        rows: 41,
        columns: 1
      ),
      plurals: { _plurals }
    )
  }

  /// The plural rules of each locale, in the order of the cases.
  public static var _plurals: _PluralTable {
    _PluralTable(
      locales:
        """
        #$%%&&&&'(&
        """,
      rules: _TextTable(
        """
        !###,##5##>##G##P##P##*$#*$#*$#*$#*$#*$#*$#*$#*$#*$#<$#<$#<$#<$#\
        <$#E$#E$#E$#(%#(%#7%#7%#7%#R%#3#$######3#$$##$##3#$%##%##3%$&##-\
        ##3%$.##N$#4#$######3#$$##$##4#$$##$##%#$######3#$$##$##<#$#####\
        #$)$######%#$######4#%######$##$##<#$######$)$######%#$######
        """,
        rows: 6,
        columns: 5
      )
    )
  }
}

extension CompactAmountFormat where Unit == TestCurrency {
  /// The compact format of a currency in a locale.
  public init(_ locale: TestLocale, _ currency: TestCurrency) {
    self.init(_locale: locale, currency) { TestLocale._compactFormats }
  }
}
