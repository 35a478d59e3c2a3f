import Almanac
import Testing

@Suite struct EmojiSequenceTests {
  @Test(
    arguments: [
      ("😀", "😀"), ("😀\u{FE0F}", "😀"), ("☺️", "☺"), ("👋🏽", "👋"), ("🕵️‍♀️", "🕵‍♀"), ("🕵🏿‍♀️", "🕵‍♀"),
      ("👩🏻‍🤝‍👩🏿", "👭"), ("🧑🏻‍❤️‍💋‍🧑🏿", "💏"), ("🫱🏻‍🫲🏿", "🤝"), ("1️⃣", "1\u{20E3}"), ("🏽", nil), ("😀🏽", nil),
      ("\u{FE0F}😀", nil), ("👋🏽🏽", nil), ("👋🏽\u{FE0F}", nil), ("a\u{FE0F}", nil), ("", ""),
    ] as [(String, String?)]
  )
  func bringsSpellingsTogether(text: String, key: String?) {
    #expect(EmojiSequence.key(text).map { Array($0.unicodeScalars) } == key.map { Array($0.unicodeScalars) })
  }

  @Test(
    arguments: [
      ("👋", "👋🏽"), ("🕵️", "🕵🏽"), ("🏋️‍♂️", "🏋🏽‍♂️"), ("👩‍🚀", "👩🏽‍🚀"), ("👭", "👭🏽"), ("🤝", "🤝🏽"),
      ("🧑‍🤝‍🧑", "🧑🏽‍🤝‍🧑🏽"), ("👨‍❤️‍👨", "👨🏽‍❤️‍👨🏽"), ("👋🏿", "👋🏽"), ("🧑🏻‍🤝‍🧑🏿", "🧑🏽‍🤝‍🧑🏽"),
      // An unassigned character is a person if there is no other person.
      ("\u{1FAFF}", "\u{1FAFF}🏽"), ("🧑‍\u{1FAFF}", "🧑🏽‍\u{1FAFF}"),
    ]
  )
  func givesTones(text: String, toned: String) {
    let result = EmojiSequence.text(text, in: .medium)
    #expect(Array(result.unicodeScalars) == Array(toned.unicodeScalars))
    #expect(EmojiSequence.text(text, in: .none) == text)
  }
}
