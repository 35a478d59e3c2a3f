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
      ("ux", "us", false), ("US", "us", true), ("usa", "us", false), ("country", "countries", true),
      ("lang", "languages", true), ("axx", "abc", false), ("abxx", "abcd", false), ("abcx", "abcd", true),
      ("nmae", "name", true), ("CH-XX", "ch-AG", false), ("abcdefxxx", "abcdefghi", true),
      ("abcdexxxx", "abcdefghi", false),
    ]
  )
  func allowsMoreMistakesInLongerWords(word: String, candidate: String, isNear: Bool) {
    #expect(Spelling.nearest(to: word, among: [candidate]) == (isNear ? candidate : nil))
  }

  @Test(arguments: [("uk", "write 'gb'"), ("USA", "write 'us'"), ("CHE", "advice"), ("ch", "advice")])
  func translatesCountryCodes(code: String, hint: String) {
    #expect(Alpha3Code.hint(for: code, among: ["gb", "sa", "ua", "us"], or: "advice") == hint)
  }

  @Test func takesTheFirstInTheAlphabetOfTheEquallyNear() {
    #expect(Spelling.nearest(to: "glx", among: ["glz", "gla", "glb"]) == "gla")
    #expect(Spelling.nearest(to: "glz", among: ["glz", "gla", "glb"]) == "glz")
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
