import Testing

@testable import AlmanacGenerator

@Suite struct SpellingTests {
  @Test(
    arguments: [
      ("flags", "flags"), ("flag", "flags"), ("flagss", "flags"), ("falgs", "flags"), ("FLAGS", "flags"),
      ("Naming", "naming"), ("nameing", "naming"), ("fall-back", "fallback"), ("fallBack", "fallback"),
      ("requierd", "required"), ("max-bytes", "maxBytes"), ("maxBytse", "maxBytes"),
    ]
  )
  func findsTheNearest(word: String, candidate: String?) {
    let candidates = ["flags", "naming", "fallback", "required", "maxBytes"]
    #expect(Spelling.nearest(to: word, among: candidates) == candidate)
    #expect(Spelling.nearest(to: word, among: candidates.reversed()) == candidate)
  }

  @Test(arguments: ["", "color", "fl", "flagsflags", "országok", "x"])
  func findsNothingNear(word: String) {
    #expect(Spelling.nearest(to: word, among: ["flags", "naming", "fallback", "required"]) == nil)
  }

  @Test func findsNothingAmongNothing() {
    #expect(Spelling.nearest(to: "flags", among: []) == nil)
  }

  @Test(
    arguments: [
      ("ux", "us", true), ("u", "us", true), ("usa", "us", true), ("zz", "us", false), ("axx", "abc", false),
      ("abxx", "abcd", true), ("axxx", "abcd", false), ("abcdefxxx", "abcdefghi", true),
      ("abcdexxxx", "abcdefghi", false),
    ]
  )
  func allowsMoreMistakesInLongerWords(word: String, candidate: String, isNear: Bool) {
    #expect(Spelling.nearest(to: word, among: [candidate]) == (isNear ? candidate : nil))
  }

  @Test func takesTheFirstInTheAlphabetOfTheEquallyNear() {
    #expect(Spelling.nearest(to: "gx", among: ["gz", "ga", "gb"]) == "ga")
    #expect(Spelling.nearest(to: "gz", among: ["gz", "ga", "gb"]) == "gz")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"), (["a", "b", "c"], "'a', 'b' or 'c'"),
      (["", "a b"], "'' or 'a b'"),
    ] as [([String], String)]
  )
  func listsWords(words: [String], list: String) {
    #expect(Spelling.list(words, "or") == list)
  }
}
