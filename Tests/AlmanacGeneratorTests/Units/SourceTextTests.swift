import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct SourceTextTests {
  @Test(
    arguments: [
      ("", [(0, 1, 1)]),
      ("ab", [(0, 1, 1), (1, 1, 2), (2, 1, 3)]),
      ("a\nb", [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2)]),
      ("\n\n", [(0, 1, 1), (1, 2, 1), (2, 3, 1)]),
      ("a\r\nb", [(1, 1, 2), (2, 1, 3), (3, 2, 1)]),
      ("é漢😀x", [(0, 1, 1), (2, 1, 3), (5, 1, 6), (9, 1, 10)]),
    ] as [(String, [(offset: Int, line: Int, column: Int)])]
  )
  func tellsLineAndColumn(text: String, places: [(offset: Int, line: Int, column: Int)]) {
    let source = SourceText(path: "a/b.json", bytes: Array(text.utf8))
    for place in places {
      let location = source.location(at: place.offset)
      #expect(location.path == "a/b.json")
      #expect(location.line == place.line)
      #expect(location.column == place.column)
    }
  }

  @Test(arguments: ["", "a", "é", "漢", "😀", "\u{10FFFF}", "\0", "e\u{301}", "\u{FFFD}", "\u{FFFF}", "\u{FEFF}a"])
  func findsNothingWrongInUTF8(text: String) {
    #expect(SourceText(path: "", bytes: Array(text.utf8)).invalidUTF8Offset == nil)
  }

  @Test(
    arguments: [
      // Bytes that are never part of a character, and bytes that cannot begin one.
      ([0xFF], 0), ([0xC0], 0), ([0xF5], 0), ([0x80], 0), ([0x61, 0xBF], 1),
      // Incomplete characters, before the end and before another character.
      ([0xC3], 0), ([0xE6, 0xBC], 0), ([0xF0, 0x9F, 0x98], 0), ([0xC3, 0x28], 0), ([0x61, 0xE6, 0xBC, 0x61], 1),
      ([0xC3, 0xA9, 0xC3], 2), ([0xF0, 0x9F, 0x98, 0x80, 0x80], 4),
      // An overlong encoding, half of a surrogate pair, and a code point beyond the last one.
      ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0),
    ] as [([UInt8], Int)]
  )
  func findsWhatIsNotUTF8(bytes: [UInt8], offset: Int) {
    #expect(SourceText(path: "", bytes: bytes).invalidUTF8Offset == offset)
  }

  @Test func readsAFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.txt", [0xFF, 0x0A, 0x61])
    let location = SourceLocation(path: "list")
    let source = try FileContents.text(path, atMost: 3, namedAt: location)
    #expect(source.path == path)
    #expect(source.bytes == [0xFF, 0x0A, 0x61])
    let refusal = { (name: String, limit: Int) in
      let path = folder.path(of: name)
      return #expect(throws: Diagnostic.self) { try FileContents.text(path, atMost: limit, namedAt: location) }
    }
    let missing = refusal("b.txt", 3)
    #expect(missing?.rule == .configPath && missing?.location == location)
    let large = refusal("a.txt", 2)
    #expect(large?.rule == .dataSize && large?.location.path == path)
  }
}
