import Testing

@testable import AlmanacGenerator

/// Texts that are JSON5, by the specification at json5.org, version 1.0.0, and their values.
@Suite struct JSON5ValueTests {
  private static let json = [
    ("null", "null"), ("true", "true"), ("false", "false"), ("0", "0.0"), ("-0", "-0.0"), (#""""#, #""""#),
    ("[]", "[]"), ("{}", "{}"), ("[ ]", "[]"), ("{\n}", "{}"), ("[[],[[]],{}]", "[[],[[]],{}]"),
    ("[1,2 , 3]", "[1.0,2.0,3.0]"), ("[null,true,false]", "[null,true,false]"),
    (#"{"a":1}"#, #"{"a":1.0}"#), (#"{"a":{"b":[{"c":null}]}}"#, #"{"a":{"b":[{"c":null}]}}"#),
    (#"{"":1," ":2,"a b":3}"#, #"{"":1.0," ":2.0,"a b":3.0}"#),
    // The parser keeps the order and duplicates. The reader of the configuration checks them.
    (#"{"b":1,"a":2,"b":3}"#, #"{"b":1.0,"a":2.0,"b":3.0}"#),
  ]

  private static let commas = [
    ("[1,]", "[1.0]"), ("[1 , ]", "[1.0]"), ("[[1,],]", "[[1.0]]"), ("{a:1,}", #"{"a":1.0}"#),
    ("{a:1\n,\n}", #"{"a":1.0}"#),
  ]

  private static let comments = [
    ("// c\n1", "1.0"), ("1// c", "1.0"), ("1 //", "1.0"), ("//\n//\r\n1", "1.0"), ("/* c */1", "1.0"),
    ("1/**/", "1.0"), ("/***/1/* ** */", "1.0"), ("/*\n*\n/\n*/1", "1.0"), ("/* // */1", "1.0"), ("// /*\n1", "1.0"),
    ("/*/*/1", "1.0"), ("[/*a*/1/*b*/,/*c*/]/*d*/", "[1.0]"), ("{/*a*/b/*c*/:/*d*/1/*e*/,/*f*/}", #"{"b":1.0}"#),
    ("[1, // one\n 2, // two\n]", "[1.0,2.0]"), (#""// /* no comment */""#, #""// /* no comment */""#),
    ("/* é漢🇺🇸 */1// é漢🇺🇸", "1.0"),
  ]

  private static let numbers = [
    ("1", "1.0"), ("-1", "-1.0"), ("+1", "1.0"), ("10", "10.0"), ("1.5", "1.5"), ("0.25", "0.25"), ("-0.5", "-0.5"),
    (".5", "0.5"), ("-.5", "-0.5"), ("+.5", "0.5"), ("5.", "5.0"), ("-5.", "-5.0"), ("0.", "0.0"), (".0", "0.0"),
    ("1e3", "1000.0"), ("1E3", "1000.0"), ("1e+3", "1000.0"), ("1e-3", "0.001"), ("1.5e3", "1500.0"),
    ("1.e3", "1000.0"), ("1.E3", "1000.0"), (".5e1", "5.0"), (".5E1", "5.0"), ("0e1", "0.0"), ("1e007", "10000000.0"),
    ("Infinity", "inf"), ("+Infinity", "inf"), ("-Infinity", "-inf"), ("NaN", "nan"), ("+NaN", "nan"), ("-NaN", "nan"),
    ("9007199254740993", "9007199254740992.0"), ("0.1", "0.1"), ("1e-400", "0.0"),
    ("[1.,.5,-1]", "[1.0,0.5,-1.0]"), ("{a:1.}", #"{"a":1.0}"#),
  ]

  private static let strings = [
    (#""a""#, #""a""#), ("'a'", #""a""#), ("''", #""""#), (#"'"'"#, #""\"""#), (#""'""#, #""'""#),
    (#"'\''"#, #""'""#), (#""\"""#, #""\"""#), (#""\\""#, #""\\""#), (#""\/""#, #""/""#),
    (#""\b\f\n\r\t\v\0""#, #""\u{8}\u{c}\u{a}\u{d}\u{9}\u{b}\u{0}""#),
    (#""\x41\x7a\xFF""#, #""Az\u{ff}""#), (#""\u0041\u00e9\u00E9""#, #""A\u{e9}\u{e9}""#),
    (#""\uD83D\uDE00""#, #""\u{1f600}""#), (#""\uDBFF\uDFFF""#, #""\u{10ffff}""#),
    (#""\uFFFF\uD7FF\uE000""#, #""\u{ffff}\u{d7ff}\u{e000}""#), (#""\u0000\x00""#, #""\u{0}\u{0}""#),
    (#""\a\q\$\{""#, #""aq${""#), (#""\é\漢\😀""#, #""\u{e9}\u{6f22}\u{1f600}""#),
    ("'a\\\nb'", #""ab""#), ("'a\\\rb'", #""ab""#), ("'a\\\r\nb'", #""ab""#), ("'a\\\u{2028}b'", #""ab""#),
    ("'a\\\u{2029}b'", #""ab""#), ("'\\\n\\\n'", #""""#),
    // Only line endings need an escape. In JSON, all control characters need one.
    ("'\t\0\u{1}\u{7F}'", #""\u{9}\u{0}\u{1}\u{7f}""#), ("'\u{2028}\u{2029}'", #""\u{2028}\u{2029}""#),
    ("'é漢😀'", #""\u{e9}\u{6f22}\u{1f600}""#), ("'e\u{301}'", #""e\u{301}""#), ("'\u{301}'", #""\u{301}""#),
    ("'\u{feff}'", #""\u{feff}""#),
  ]

  private static let keys = [
    ("{a:1}", #"{"a":1.0}"#), ("{'a b':1}", #"{"a b":1.0}"#), ("{$:1,_:2,$_:3}", #"{"$":1.0,"_":2.0,"$_":3.0}"#),
    ("{a1:1,$1:2,_1:3}", #"{"a1":1.0,"$1":2.0,"_1":3.0}"#), ("{camelCase : 1}", #"{"camelCase":1.0}"#),
    ("{ünï:1}", #"{"\u{fc}n\u{ef}":1.0}"#), ("{漢字:1}", #"{"\u{6f22}\u{5b57}":1.0}"#),
    ("{ὼ:1}", #"{"\u{1f7c}":1.0}"#), ("{e\u{301}:1}", #"{"e\u{301}":1.0}"#), ("{a٣:1}", #"{"a\u{663}":1.0}"#),
    ("{a‿b:1}", #"{"a\u{203f}b":1.0}"#), ("{a\u{200c}b\u{200d}:1}", #"{"a\u{200c}b\u{200d}":1.0}"#),
    ("{null:1,true:2,if:3}", #"{"null":1.0,"true":2.0,"if":3.0}"#), ("{Infinity:NaN}", #"{"Infinity":nan}"#),
    (#"{"\u0061\x62":1}"#, #"{"ab":1.0}"#), ("{'a\\\nb':1}", #"{"ab":1.0}"#),
  ]

  @Test(arguments: json + commas + comments)
  func reads(text: String, notation: String) throws {
    #expect(try JSONNotation.parsed(text) == notation)
  }

  @Test(arguments: numbers)
  func readsNumbers(text: String, notation: String) throws {
    #expect(try JSONNotation.parsed(text) == notation)
  }

  @Test(arguments: strings)
  func readsStrings(text: String, notation: String) throws {
    #expect(try JSONNotation.parsed(text) == notation)
  }

  @Test(arguments: keys)
  func readsKeys(text: String, notation: String) throws {
    #expect(try JSONNotation.parsed(text) == notation)
  }

  @Test(
    arguments: [
      ("0x0", "0.0"), ("0x1F", "31.0"), ("0XaB", "171.0"), ("-0x10", "-16.0"), ("+0xff", "255.0"),
      ("0xdecaf", "912559.0"), ("[0x1,0x2]", "[1.0,2.0]"), ("0x10000000000000000", "1.8446744073709552e+19"),
    ]
  )
  func readsHexadecimalNumbers(text: String, notation: String) throws {
    let read = try JSONNotation.parsed(text)
    #expect(read == notation)
  }

  /// ECMAScript 5.1 allows any letter and letter number, also as an escape.
  @Test(
    arguments: [
      ("{一月:1}", #"{"\u{4e00}\u{6708}":1.0}"#),
      ("{Ⅷ:1}", #"{"\u{2167}":1.0}"#), (#"{\u0061b:1}"#, #"{"ab":1.0}"#),
    ]
  )
  func readsKeysOfLettersThatCount(text: String, notation: String) throws {
    let read = try JSONNotation.parsed(text)
    #expect(read == notation)
  }

  @Test(arguments: ["// c\r1", "// c\u{2028}1", "// c\u{2029}1"])
  func endsACommentAtEveryLineTerminator(text: String) throws {
    let read = try JSONNotation.parsed(text)
    #expect(read == "1.0")
  }

  /// Table 3 of the specification, with the space separators (Zs) of Unicode.
  @Test(
    arguments: [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xA0, 0x2028, 0x2029, 0xFEFF, 0x1680, 0x202F, 0x205F, 0x3000]
      + Array(0x2000...0x200A) as [UInt32]
  )
  func skipsWhiteSpace(scalar: UInt32) throws {
    let space = try String(#require(Unicode.Scalar(scalar)))
    let text = ["", "[", "1", ",", "{", "a", ":", "'b'", ",", "}", ",", "]", ""].joined(separator: space)
    #expect(try JSONNotation.parsed(text) == #"[1.0,{"a":"b"}]"#)
  }

  @Test func readsAByteOrderMark() throws {
    #expect(try JSONNotation.parsed("\u{feff}{a: 1}") == #"{"a":1.0}"#)
  }

  @Test func readsTheExampleOfTheSpecification() throws {
    let text = #"""
      {
        // comments
        unquoted: 'and you can quote me on that',
        singleQuotes: 'I can use "double quotes" here',
        lineBreaks: "Look, Mom! \
      No \\n's!",
        leadingDecimalPoint: .8675309, andTrailing: 8675309.,
        positiveSign: +1,
        trailingComma: 'in objects', andIn: ['arrays',],
        "backwardsCompatible": "with JSON",
      }
      """#
    let notation = [
      #"{"unquoted":"and you can quote me on that""#, #""singleQuotes":"I can use \"double quotes\" here""#,
      #""lineBreaks":"Look, Mom! No \\n's!""#, #""leadingDecimalPoint":0.8675309"#, #""andTrailing":8675309.0"#,
      #""positiveSign":1.0"#, #""trailingComma":"in objects""#, #""andIn":["arrays"]"#,
      #""backwardsCompatible":"with JSON"}"#,
    ]
    #expect(try JSONNotation.parsed(text) == notation.joined(separator: ","))
  }
}
