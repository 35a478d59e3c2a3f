import Testing

@testable import AlmanacGenerator

@Suite struct SwiftIdentifierTests {
  @Test(
    arguments: [
      ("us", "us"), ("gb-eng", "gbEng"), ("gb-eng-x", "gbEngX"), ("a--b", "aB"), ("-us-", "us"), ("a_b", "aB"),
      ("a b", "aB"), ("a-1", "a1"), ("a1-b2", "a1B2"), ("u1", "u1"), ("US", "US"), ("gb-ENG", "gbENG"), ("in", "in"),
      ("is", "is"), ("self", "self"), ("ab-é", "ab"), ("a\"b\\c", "aBC"),
    ]
  )
  func makesCaseNames(code: String, name: String) {
    #expect(SwiftIdentifier.caseName(for: code) == name)
  }

  @Test(arguments: ["", "-", "--", "_", "1st", "840", "1-a", "-1a", "é", "漢字", "🇺🇸", " ", "\0", "ｕｓ", "u\u{301}"])
  func makesNoCaseName(code: String) {
    #expect(SwiftIdentifier.caseName(for: code) == nil)
  }

  @Test(arguments: ["Country", "C", "_C", "__", "country", "Land1", "Länder", "国", "Ab_c", "e\u{301}a", "À"])
  func takesTypeNames(name: String) {
    #expect(SwiftIdentifier.isIdentifier(name))
    #expect(SwiftIdentifier.isTypeName(name))
  }

  @Test(
    arguments: [
      "", " ", "_", "1A", "1", "a b", " a", "a ", "a-b", "a.b", "a,b", "a`", "`a`", "a\n", "a\0", "a\"", "A<B>", "a()",
      "$a", "a$", "#a", "@a", "a\u{200B}", "a\u{202E}", "a\u{2028}", "\u{301}a", "٣a", "😀", "a+",
    ]
  )
  func refusesWhatIsNoIdentifier(name: String) {
    #expect(!SwiftIdentifier.isIdentifier(name))
    #expect(!SwiftIdentifier.isTypeName(name))
  }

  @Test(
    arguments: [
      "Any", "Protocol", "Self", "Type", "as", "break", "case", "class", "default", "do", "enum", "extension", "false",
      "for", "func", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "private", "protocol",
      "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "throws", "true", "try",
      "typealias", "var", "where", "while",
    ]
  )
  func putsKeywordsInBackTicks(keyword: String) {
    #expect(SwiftIdentifier.isIdentifier(keyword))
    #expect(!SwiftIdentifier.isTypeName(keyword))
    #expect(SwiftIdentifier.declaration(of: keyword) == "`\(keyword)`")
  }

  @Test(arguments: ["us", "gbEng", "ins", "In", "any", "SELF", "country"])
  func leavesOtherNamesAsTheyAre(name: String) {
    #expect(SwiftIdentifier.declaration(of: name) == name)
  }

  @Test func reservesWhatEveryGeneratedEnumHas() {
    let names = [
      "allCases", "_codes", "fallback", "_flagTable", "init", "resolving", "self", "ID", "RawValue", "String",
    ]
    #expect(SwiftIdentifier.reserved.isSuperset(of: names))
    #expect(SwiftIdentifier.reserved.isDisjoint(with: ["codes", "facts", "flagTable", "table"]))
  }

  @Test(arguments: ["String", "_FlagTable", "_CodeTable", "CountryEnum", "any", "some", "each"])
  func refusesTypeNamesThatGeneratedCodeNeeds(name: String) {
    #expect(SwiftIdentifier.isIdentifier(name))
    #expect(!SwiftIdentifier.isTypeName(name))
  }
}
