import Almanac
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// The sequences of Unicode with skin tones.
@Suite struct WorldEmojiTests {
  @Test(
    arguments: [
      ("🧑‍🤝‍🧑", "🧑🏻‍🤝‍🧑🏿"), ("👭", "👩🏻‍🤝‍👩🏿"), ("👫", "👩🏻‍🤝‍👨🏿"), ("💏", "🧑🏻‍❤️‍💋‍🧑🏿"),
      ("👩‍❤️‍👨", "👩🏻‍❤️‍👨🏿"), ("🤝", "🫱🏻‍🫲🏿"), ("👯", "🧑🏻‍🐰‍🧑🏿"), ("👯‍♂️", "👨🏻‍🐰‍👨🏿"),
      ("🤼‍♀️", "👩🏻‍🫯‍👩🏿"),
    ]
  )
  func pairsHaveTwoTones(character: String, toned: String) throws {
    let emoji = try #require(Emoji(character))
    #expect(emoji.withSkinTones(.light, .dark) == toned && Emoji(toned) == emoji)
    #expect(emoji.withSkinTones(.medium, .medium) == emoji.withSkinTone(.medium))
    #expect(emoji.withSkinTones(.none, .none) == emoji.character && emoji.withSkinTones(.none, .dark) == nil)
  }

  @Test(arguments: ["😀", "👋", "👨‍👩‍👧", "🏳️‍🌈", "👮‍♀️"])
  func othersHaveNone(character: String) throws {
    #expect(try #require(Emoji(character)).withSkinTones(.light, .dark) == nil)
  }

  /// Each tone and pair of tones that Unicode lists.
  @Test func findsEachSequenceOfPairs() {
    let tones = SkinTone.allCases.filter { $0 != .none }
    for emoji in Emoji.all {
      for first in tones {
        #expect(Emoji(emoji.withSkinTone(first)) == emoji)
        for second in tones {
          if let toned = emoji.withSkinTones(first, second) { #expect(Emoji(toned) == emoji, "\(toned)") }
        }
      }
    }
    #expect(Emoji.all.filter { $0.withSkinTones(.light, .dark) != nil }.count > 15)
  }

  @Test(arguments: [
    ("🫫", "cracking face"), ("🫹", "leftwards thumb sign"), ("🫺", "rightwards thumb sign"),
    ("🫌", "monarch butterfly"), ("🫝", "pickle"), ("🛙", "lighthouse"), ("🪋", "meteor"), ("🪌", "eraser"),
    ("🪍", "net with handle"),
  ])
  func knowsTheEmojiOf2026(character: String, name: String) throws {
    let emoji = try #require(Emoji(character))
    #expect(emoji.name == name && emoji.unicodeVersion == "18.0" && Emoji.search(name).first == emoji)
    #expect(Emoji(shortcode: name.replacing(" ", with: "_")) == emoji)
    let thumbs = ["🫹", "🫺"]
    #expect(emoji.supportsSkinTone == thumbs.contains(character))
    if emoji.supportsSkinTone { #expect(emoji.withSkinTone(.dark) == character + "🏿") }
    // CLDR 48 doesn't translate it, so callers show the English name.
    #expect(emoji.name(in: "de") == nil)
  }

  /// Words in any order, spellings of shortcodes, plurals and typos, each with an emoji that must be found.
  @Test(arguments: [
    ("open eyes hand", "🫢"), ("hand eyes open", "🫢"), ("heart eyes", "😍"), ("thumbs-up", "👍"), (":+1:", "👍"),
    ("thumbs_up", "👍"), (":heart_eyes:", "😍"), ("giraffes", "🦒"), ("boxes", "📦"), ("cherrys", "🍒"),
    ("strawberries", "🍓"), ("guitra", "🎸"), ("girafe", "🦒"), ("pinapple", "🍍"), ("umbrela", "☂️"),
  ])
  func searchForgives(query: String, emoji: String) {
    let found = Emoji.search(query).map(\.character)
    #expect(found.contains(emoji), "\(found)")
    #expect(found.count < 30, "\(found)")
  }

  @Test(arguments: ["qqqq", "x qqqq", "::", "🏴 qq", "qqqqs", String(repeating: "qq ", count: 500)])
  func searchStillFindsNothing(query: String) { #expect(Emoji.search(query).isEmpty) }
}
