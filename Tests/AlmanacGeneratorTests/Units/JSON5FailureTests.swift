import Testing

@testable import AlmanacGenerator

/// Texts that are not JSON5: the message and its location.
@Suite struct JSON5FailureTests {
  private static let value = "expected a value, found "
  private static let end = "the end of the file"
  private static let key = "expected a key, found "
  private static let unclosed = "the string is not closed on its line"
  private static let surrogate = "half of a surrogate pair is not a character; write both halves"

  private static let values = [
    ("", "1:1: \(value)\(end)"), (" ", "1:2: \(value)\(end)"), ("\n\n", "3:1: \(value)\(end)"),
    ("// c", "1:5: \(value)\(end)"), ("tru", "1:1: \(value)'t'"), ("True", "1:1: \(value)'T'"),
    ("nulll", "1:1: \(value)'n'"), ("undefined", "1:1: \(value)'u'"), ("a", "1:1: \(value)'a'"),
    ("é", "1:1: \(value)'é'"), ("😀", "1:1: \(value)'😀'"), ("`a`", "1:1: \(value)'`'"), (":", "1:1: \(value)':'"),
    (",", "1:1: \(value)','"), ("]", "1:1: \(value)']'"), ("}", "1:1: \(value)'}'"), ("#", "1:1: \(value)'#'"),
    ("\\u0031", "1:1: \(value)'\\'"), ("\u{200B}1", "1:1: \(value)'\u{200B}'"),
    ("\u{180E}1", "1:1: \(value)'\u{180E}'"), ("\0", "1:1: this byte is zero, as in UTF-16; save the file as UTF-8"),
  ]

  private static let numbers = [
    "-", "+", ".", "-.", "+.", "--1", "+-1", "-+1", "- 1", "01", "-01", "00", "08.5", "1.5.", "1..", "..1", "0.0.0",
    "1e", "1e+", "1e-", "5.e", "1e5.", "1e.5", "1e1e1", "1e1.5", "1-2", "1+", "1_000", "1a", "0b1", "0o7", "0x", "0xg",
    "0x1.8", "0x1p3", "0x.1", "x1", "1n", "1$", "１", "٣", "½", "infinity", "nan", "NAN", "INFINITY", "-nan", "Inf",
    "1é", "0x１",
  ]

  private static let structure = [
    ("1 2", "1:3: expected the end of the file, found '2'"), ("{}}", "1:3: expected the end of the file, found '}'"),
    ("[],", "1:3: expected the end of the file, found ','"), ("[", "1:2: \(value)\(end)"),
    ("[1", "1:3: expected ',' or ']', found \(end)"), ("[1,", "1:4: \(value)\(end)"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"), ("[1}", "1:3: expected ',' or ']', found '}'"),
    ("['a''b']", "1:5: expected ',' or ']', found '''"), ("[,]", "1:2: \(value)','"),
    ("[,1]", "1:2: \(value)','"), ("[1,,2]", "1:4: \(value)','"), ("[1,,]", "1:4: \(value)','"),
    ("{", "1:2: \(key)\(end)"), ("{a", "1:3: expected ':' after the key, found \(end)"), ("{a:", "1:4: \(value)\(end)"),
    ("{a:1", "1:5: expected ',' or '}', found \(end)"), ("{a:1,", "1:6: \(key)\(end)"),
    ("{a 1}", "1:4: expected ':' after the key, found '1'"), ("{a}", "1:3: expected ':' after the key, found '}'"),
    ("{a:}", "1:4: \(value)'}'"), ("{a:1 b:2}", "1:6: expected ',' or '}', found 'b'"),
    ("{a:1]", "1:5: expected ',' or '}', found ']'"), ("{,}", "1:2: \(key)','"), ("{a:1,,}", "1:6: \(key)','"),
    ("{:1}", "1:2: \(key)':'"), ("{[a]:1}", "1:2: \(key)'['"), ("{-a:1}", "1:2: \(key)'-'"),
    ("{a-b:1}", "1:3: expected ':' after the key, found '-'"),
    ("{a.b:1}", "1:3: expected ':' after the key, found '.'"),
    ("{a=1}", "1:3: expected ':' after the key, found '='"), ("{😀:1}", "1:2: \(key)'😀'"),
  ]

  private static let strings = [
    ("'a", "1:1: \(unclosed)"), ("\"a'", "1:1: \(unclosed)"), ("'a\"", "1:1: \(unclosed)"),
    ("'a\n'", "1:1: \(unclosed)"), ("'a\r'", "1:1: \(unclosed)"), ("'a\r\n'", "1:1: \(unclosed)"),
    ("'", "1:1: \(unclosed)"), ("'\\'", "1:1: \(unclosed)"), ("'a\\\n\nb'", "1:1: \(unclosed)"),
    ("{'a\n':1}", "1:2: \(unclosed)"), ("'\\", "1:3: the string is not closed"),
    (#"'\x'"#, "1:4: expected 2 hexadecimal digits"), (#"'\x4'"#, "1:4: expected 2 hexadecimal digits"),
    (#"'\xg0'"#, "1:4: expected 2 hexadecimal digits"), (#"'\x+1'"#, "1:4: expected 2 hexadecimal digits"),
    (#"'\u'"#, "1:4: expected 4 hexadecimal digits"), (#"'\u12"#, "1:4: expected 4 hexadecimal digits"),
    (#"'\u{41}'"#, "1:4: expected 4 hexadecimal digits"), (#"'\u004g'"#, "1:4: expected 4 hexadecimal digits"),
    (#"'\u４1'"#, "1:4: expected 4 hexadecimal digits"), (#"'\u00é'"#, "1:4: expected 4 hexadecimal digits"),
    (#"'\uD83D'"#, "1:4: \(surrogate)"), (#"'\uDE00'"#, "1:4: \(surrogate)"), (#"'\uD83Dx'"#, "1:4: \(surrogate)"),
    (#"'\uD83D\n'"#, "1:4: \(surrogate)"), (#"'\uD83D\uD83D'"#, "1:4: \(surrogate)"),
    (#"'\uD83D\u0041'"#, "1:4: \(surrogate)"), (#"'\uDE00\uD83D'"#, "1:4: \(surrogate)"),
    (#"'\uD83D\u12'"#, "1:10: expected 4 hexadecimal digits"),
  ]

  private static let comments = [
    ("/", "1:1: a comment must begin with '//' or '/*'"), ("1/", "1:2: a comment must begin with '//' or '/*'"),
    ("[1/2]", "1:3: a comment must begin with '//' or '/*'"), ("{a/:1}", "1:3: a comment must begin with '//' or '/*'"),
    ("/*", "1:1: the comment is not closed; end it with '*/'"),
    ("/*/", "1:1: the comment is not closed; end it with '*/'"),
    ("1\n /* *", "2:2: the comment is not closed; end it with '*/'"), ("/**/*/", "1:5: \(value)'*'"),
    ("/* /* */ */", "1:10: \(value)'*'"), ("# c\n1", "1:1: \(value)'#'"), ("<!-- c -->1", "1:1: \(value)'<'"),
  ]

  /// Columns are counted in bytes; a line ends at a line feed, with a carriage return before it or not.
  private static let positions = [
    ("{\n  a: x\n}", "2:6: \(value)'x'"), ("{\r\n  a: x\r\n}", "2:6: \(value)'x'"), ("\r\n\r\nx", "3:1: \(value)'x'"),
    ("['é',x]", "1:7: \(value)'x'"), ("['漢',x]", "1:8: \(value)'x'"), ("['😀',x]", "1:9: \(value)'x'"),
    ("{é:x}", "1:5: \(value)'x'"), ("/*é\né*/x", "2:5: \(value)'x'"), ("\u{FEFF}x", "1:1: \(value)'x'"),
    ("\tx", "1:2: \(value)'x'"), ("'a\\\nb' x", "2:4: expected the end of the file, found 'x'"),
    ("'\u{2028}' x", "1:7: expected the end of the file, found 'x'"),
  ]

  @Test(arguments: values + structure + comments)
  func refuses(text: String, failure: String) {
    #expect(JSONNotation.failure(Array(text.utf8)) == failure)
  }

  @Test(arguments: strings)
  func refusesStrings(text: String, failure: String) {
    #expect(JSONNotation.failure(Array(text.utf8)) == failure)
  }

  @Test(arguments: numbers)
  func refusesNumbers(text: String) throws {
    let first = try #require(text.first)
    #expect(JSONNotation.failure(Array(" \(text)".utf8)) == "1:2: \(Self.value)'\(first)'")
  }

  @Test(arguments: [".e5", "+.E5", "0x+1", "0x-0"])
  func refusesNumbersWithoutDigits(text: String) {
    #expect(JSONNotation.failure(Array(text.utf8)).hasPrefix("1:1: \(Self.value)"))
  }

  @Test(
    arguments: [
      ("{1:2}", "1:2: \(key)'1'"), ("{1a:2}", "1:2: \(key)'1'"), ("{a:1,\n 2b:3}", "2:2: \(key)'2'"),
      ("{\u{301}a:1}", "1:2: \(key)'\u{301}'"),
    ]
  )
  func tellsWhereAKeyBegins(text: String, failure: String) {
    #expect(JSONNotation.failure(Array(text.utf8)) == failure)
  }

  @Test(arguments: [#"'\1'"#, #"'\9'"#, #"'\01'"#])
  func refusesEscapesOfDigits(text: String) {
    #expect(!JSONNotation.failure(Array(text.utf8)).hasPrefix("no failure"))
  }

  @Test func refusesWhiteSpaceThatTheSpecificationDoesNotHave() {
    #expect(JSONNotation.failure(Array("\u{85}1".utf8)) == "1:1: \(Self.value)'\u{85}'")
  }

  @Test(arguments: positions)
  func tellsWhere(text: String, failure: String) {
    #expect(JSONNotation.failure(Array(text.utf8)) == failure)
  }

  @Test(
    arguments: [
      ([0xFF], "1:1"), ([0x5B, 0x0A, 0x20, 0x80], "2:2"), ([0x27, 0xC3, 0xA9, 0xC3, 0x27], "1:4"),
      // The byte is invalid even inside comments, which the parser skips.
      (Array("// c ".utf8) + [0xE9] + Array("\n1".utf8), "1:6"), (Array("x ".utf8) + [0xFE], "1:3"),
    ] as [([UInt8], String)]
  )
  func refusesWhatIsNotUTF8(bytes: [UInt8], place: String) {
    #expect(JSONNotation.failure(bytes) == "\(place): this byte is not UTF-8; save the file as UTF-8")
  }

  @Test(arguments: [("[", "]", 128), ("{a:", "}", 384)])
  func refusesWhatIsTooDeep(open: String, close: String, columns: Int) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: open, count: depth - 1) + "1" + String(repeating: close, count: depth - 1)
    }
    _ = try JSONNotation.parsed(nested(128))
    let failure = "1:\(columns + 1): values may be nested at most 128 levels deep"
    #expect(JSONNotation.failure(Array(nested(129).utf8)) == failure)
    #expect(JSONNotation.failure(Array(String(repeating: open, count: 100_000).utf8)) == failure)
  }

  @Test func readsMuchThatIsNotDeep() throws {
    let flat = "[" + String(repeating: "[],", count: 2_000) + "]"
    #expect(try JSONNotation.parsed(flat).count == 2 + 2_000 * 3 - 1)
  }
}
