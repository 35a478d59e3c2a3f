import Testing

@testable import AlmanacGenerator

/// Data files are strict JSON. almanac.json can be JSON5.
@Suite struct JSONDialectTests {
  private static func parse(_ text: String, as dialect: JSONDialect) throws(Diagnostic) -> JSONValue {
    try JSONParser.parse(SourceText(path: "data.json", bytes: Array(text.utf8)), as: dialect)
  }

  @Test(arguments: [
    "{}", "[]", " [1, -2.5e+3, 0, -0.0, 1E5] ", #"{"a": "b", "c": [null, true, false]}"#,
    #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#,
    "\u{FEFF}[]", "\"\u{2028}é😀\"", "[\r\n\t1\r\n]",
  ])
  func bothTakeJSON(text: String) throws {
    let json = JSONNotation.text(try Self.parse(text, as: .json))
    let json5 = JSONNotation.text(try Self.parse(text, as: .json5))
    #expect(json == json5)
  }

  @Test(arguments: [
    ("// c\n[]", "1:1"), ("[] /* c */", "1:4"), ("[1,]", "1:4"), ("{\"a\": 1,}", "1:9"), ("{a: 1}", "1:2"),
    ("{'a': 1}", "1:2"), ("['a']", "1:2"), ("[+1]", "1:2"), ("[.5]", "1:2"), ("[5.]", "1:2"), ("[0x1F]", "1:2"),
    ("[Infinity]", "1:2"), ("[-NaN]", "1:2"), ("[\"a\tb\"]", "1:4"), ("[\"\\v\"]", "1:4"), ("[\"\\'\"]", "1:4"),
    ("[\"a\\\nb\"]", "1:5"), ("\u{A0}[]", "1:1"), ("[\u{FEFF}1]", "1:2"), ("[\u{B}1]", "1:2"),
  ])
  func onlyJSON5TakesMore(text: String, place: String) throws {
    _ = try Self.parse(text, as: .json5)
    let failure = #expect(throws: Diagnostic.self) { _ = try Self.parse(text, as: .json) }
    #expect(failure.map { "\($0.location.line):\($0.location.column)" } == place)
  }

  /// The array is a value, too.
  @Test func takesAMillionValues() throws {
    let text = { (count: Int) in "[1" + String(repeating: ",1", count: count - 2) + "]" }
    let value = try Self.parse(text(JSONParser.maximumCount), as: .json)
    #expect(value.elements?.count == JSONParser.maximumCount - 1)
    let failure = #expect(throws: Diagnostic.self) { _ = try Self.parse(text(JSONParser.maximumCount + 1), as: .json) }
    #expect(failure?.rule == .dataSize && failure?.location.text == "data.json:1:1")
  }
}
