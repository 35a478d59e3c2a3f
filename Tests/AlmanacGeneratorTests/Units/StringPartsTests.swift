import Testing

@testable import AlmanacGenerator

@Suite struct StringPartsTests {
  @Test(
    arguments: [
      ("", [""]), ("a", ["a"]), ("//", ["", ""]), ("a//b", ["a", "b"]), ("a/b", ["a/b"]), ("///a", ["", "/a"]),
      ("////", ["", "", ""]), ("a//", ["a", ""]),
      // A combining mark belongs to the character before it.
      ("a//\u{301}b", ["a//\u{301}b"]),
    ] as [(String, [String])]
  )
  func findsTheParts(text: String, parts: [String]) {
    #expect(text.parts(separatedBy: "//").map(String.init) == parts)
    #expect(text.dropFirst(0).parts(separatedBy: "//").map(String.init) == parts)
    #expect(parts.joined(separator: "//") == text)
  }

  @Test(
    arguments: [
      ("", ""), ("a", "a"), ("_", ", "), ("a_b__c_", "a, b, , c, "), ("_\u{301}", "_\u{301}"), ("é_漢", "é, 漢"),
    ]
  )
  func replacesACharacter(text: String, result: String) {
    #expect(text.replacing(each: "_", with: ", ") == result)
    #expect(text.dropFirst(0).replacing(each: "_", with: ", ") == result)
  }
}
