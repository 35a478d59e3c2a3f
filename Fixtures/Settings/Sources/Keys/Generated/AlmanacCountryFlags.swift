public import Almanac

nonisolated extension CountryEnum where Self == Nation {
  public var flag: Flag { Nation._flagTable[_tableIndex] }
}

nonisolated extension Nation {
  public static var templateAuthor: String { "the user" }

  @inline(never)
  fileprivate static var _flagTable: _FlagTable {
    _FlagTable(
      """
\u{b}\0\0\0\0\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\
\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\
\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\u{17}\0\0\0S\0\0\0\u{18}\0\0\0\u{10}\0\0\0\t!9:TA\u{2}\r\
\n\0\0\0P!\u{12}$D$\u{1}\0\0\0\u{6}\0\0\0@@ \0\0\0\0\u{6}\u{1a}B\"\u{18}\0\0\04$\"\u{14}\u{8}\u{15}<ZGA\u{2}\u{7}\r(\u{5}b0TAF\u{1a}h(\u{3}\r5\u{10}J!\0\0\
!dA\u{2}1&\u{b}K~\u{1}\0\0\0 R\"N\u{8}9\u{15}\u{4}L \0
"""
    )
  }
}
