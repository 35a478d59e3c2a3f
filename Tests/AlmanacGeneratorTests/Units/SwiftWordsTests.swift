import TestSupport
import Testing

@testable import AlmanacCommand

@Suite struct SwiftWordsTests {
  @Test(
    arguments: [
      ("", []), ("a.b", ["a", ".b"]), ("a . b", ["a", ".b"]), ("a\n  .b()", ["a", ".b("]),
      ("`in`.`is`", ["`in`", ".`is`"]),
      ("a/b//c\nd", ["a", "b", "d"]), ("a/*b/*c*/d*/e", ["a", "e"]), ("/*/a*/b", ["b"]), ("a/*b", ["a"]), ("//", []),
      (#"a"b"c"#, ["a", "c"]), (#"a"b\"c"d"#, ["a", "d"]), (#"a"b\\"c"#, ["a", "c"]), ("\"a\nb", ["b"]),
      (#""a\(b)c"d"#, ["b", "d"]), (#""a\(b(c))d"e"#, ["b(", "c", "e"]), (#""a\("b\(c)d")e"f"#, ["c", "f"]),
      (##"#"a"b"#c"##, ["c"]), (##"#"a\(b)\#(c)"#d"##, ["c", "d"]), ("#if a", ["if", "a"]), ("#\"a\"#.b", [".b"]),
      ("\"\"\"\na\"b\\(c)\n\"\"\".d", ["c", ".d"]), ("\"\"\"a", []), ("\"\"a", ["a"]), ("#", []), ("\\", []),
      ("\"\\", []),
      (#""\("#, []), (#""\(a"#, ["a"]), ("a)b", ["a", "b"]),
      ("côteDIvoire.österreich", ["côteDIvoire", ".österreich"]),
      ("a0._b$1", ["a0", "._b$1"]), ("`a\nb", ["`a`", "b"]), ("a\r\n//b\r\nc", ["a", "c"]), ("\\.a", [".a"]),
      ("case .a: .b", ["case", ".a", ".b"]), ("1.5.a", ["1", ".5", ".a"]), ("/* // */a", ["a"]), ("// /*\na", ["a"]),
    ]
  )
  func findsWords(source: String, expected: [String]) {
    #expect(Self.words(source) == expected)
  }

  @Test func knowsWhereWordsAre() {
    #expect(SwiftWords(Array("a `é` ä".utf8)).words.map(\.offset) == [0, 3, 7])
  }

  /// Nothing recurses, so nesting has no limit.
  @Test func endsWithNestedStringsAndComments() {
    let count = 100_000
    let strings = String(repeating: #""\("#, count: count) + "a" + String(repeating: #")""#, count: count) + ".b"
    #expect(Self.words(strings) == ["a", ".b"])
    #expect(
      Self.words(String(repeating: "/*", count: count) + "a" + String(repeating: "*/", count: count) + "b") == ["b"]
    )
    #expect(Self.words(String(repeating: "#", count: count) + "\"a\"") == [])
    #expect(Self.words(String(repeating: "(", count: count) + "a") == ["a"])
  }

  @Test func readsAnyBytes() {
    for hostile in HostileText.all { _ = SwiftWords(Array(hostile.literal.utf8)) }
    var random = SeededGenerator(seed: 35)
    let parts = ["\"", "\"\"\"", "#", "\\", "\\(", ")", "(", "/*", "*/", "//", "\n", "`", ".", "a", "\u{301}", " "]
    for _ in 0..<2000 {
      let text = (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      _ = SwiftWords(Array(text.utf8))
      _ = SwiftWords((0..<20).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  private static func words(_ source: String) -> [String] {
    SwiftWords(Array(source.utf8)).words.map { word in
      (word.isMember ? "." : "") + (word.isQuoted ? "`\(word.text)`" : word.text) + (word.isCall ? "(" : "")
    }
  }
}
