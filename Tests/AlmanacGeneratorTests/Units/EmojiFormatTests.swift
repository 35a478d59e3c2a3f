import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The same two emoji in every known format.
@Suite struct EmojiFormatTests {
  private static let files = [
    "gemoji.json": """
    [{"emoji": "👋", "description": "waving hand", "category": "People & Body", "aliases": ["wave"], "tags": ["hello"],
      "unicode_version": "6.0", "ios_version": "6.0", "skin_tones": true},
     {"emoji": "❤️", "description": "red heart", "category": "Smileys & Emotion", "aliases": [], "tags": [],
      "unicode_version": "", "ios_version": "6.0"}]
    """,
    "raw.json": """
    [{"character": "👋", "name": "waving hand", "category": "People & Body", "shortcodes": ["wave"],
      "keywords": ["hello"], "supportsSkinTone": true},
     {"character": "❤️", "name": "red heart", "category": "Smileys & Emotion"}]
    """,
    "emojibase.json": """
    [{"label": "regional indicator A", "hexcode": "1F1E6", "emoji": "🇦", "text": "", "type": 1, "version": 0},
     {"label": "waving hand", "hexcode": "1F44B", "tags": ["hello"], "emoji": "👋", "text": "", "type": 1, "order": 170,
      "group": 1, "subgroup": 15, "version": 0.6, "shortcodes": ["wave"],
      "skins": [{"label": "waving hand: light skin tone", "hexcode": "1F44B-1F3FB", "emoji": "👋🏻", "tone": 1}]},
     {"label": "red heart", "hexcode": "2764-FE0F", "emoji": "❤️", "text": "❤︎", "type": 1, "order": 150, "group": 0,
      "subgroup": 8, "version": 0.6, "emoticon": "<3"},
     {"label": "light skin tone", "hexcode": "1F3FB", "emoji": "🏻", "type": 1, "order": 1, "group": 2, "version": 1}]
    """,
    "emoji-test.txt": """
    # emoji-test.txt
    # group: People & Body
    1F44B       ; fully-qualified     # 👋 E0.6 waving hand
    1F44B 1F3FB ; fully-qualified     # 👋🏻 E1.0 waving hand: light skin tone
    # group: Smileys & Emotion
    2764 FE0F   ; fully-qualified     # ❤️ E0.6 red heart
    2764        ; unqualified         # ❤ E0.6 red heart
    # group: Component
    1F3FB       ; component           # 🏻 E1.0 light skin tone
    """,
  ]

  private func list(_ names: String...) throws -> EmojiList {
    let files = try names.map { try DataFile.parsed($0, try #require(Self.files[$0])) }
    let problems = Problems()
    let list = EmojiList.read(SectionFiles(files), EmojiSettings(), problems)
    #expect(problems.sorted(isStrict: false).isEmpty)
    return list
  }

  @Test(arguments: files.keys.sorted())
  func readsTheFormat(name: String) throws {
    let list = try list(name)
    let emoji = list.entries
    let hasWords = name != "emoji-test.txt"
    #expect(emoji.map(\.character) == ["👋", "❤️"])
    #expect(emoji.map(\.key) == ["👋", "❤"])
    #expect(emoji.map(\.name.value) == ["waving hand", "red heart"])
    #expect(emoji.map { $0.category } == ["People & Body", "Smileys & Emotion"])
    #expect(emoji.map(\.supportsSkinTone) == [true, false])
    #expect(emoji.map(\.shortcodes) == [hasWords ? ["wave"] : [], []])
    #expect(emoji.map(\.keywords) == [hasWords ? ["hello"] : [], []])
    let versions: [String: [String?]] = [
      "gemoji.json": ["6.0", nil], "emojibase.json": ["0.6", "0.6"], "emoji-test.txt": ["0.6", "0.6"],
    ]
    #expect(emoji.map(\.version) == versions[name, default: [nil, nil]])
  }

  /// A user's words for a language take precedence over CLDR's. CLDR's files can state a script.
  @Test func mergesTheWordsOfALanguage() throws {
    let annotations = { (identity: String, name: String) in
      """
      {"annotations": {"identity": {\(identity)}, "annotations": {"👋": {"default": ["Hand"], "tts": ["\(name)"]}}}}
      """
    }
    let folder = try TemporaryFolder()
    try folder.add("emoji.json", Data(try #require(Self.files["raw.json"]).utf8))
    try folder.add("emoji.de.json", Data(#"[{"character": "👋", "name": "Gruß", "keywords": ["hallo"]}]"#.utf8))
    try folder.add("de.json", Data(annotations(#""language": "de""#, "winken").utf8))
    try folder.add("zh.json", Data(annotations(#""language": "zh""#, "挥手").utf8))
    try folder.add("hant.json", Data(annotations(#""language": "zh", "script": "Hant""#, "揮手").utf8))
    let configuration = #"{ emoji: { data: ["hant.json", "emoji.json", "de.json", "zh.json"] } }"#
    try folder.add("almanac.json", Data(configuration.utf8))
    let reading = Reading(folder)
    #expect(reading.diagnostics.isEmpty)
    let words = try #require(reading.atlas.emoji?.words)
    #expect(words.map(\.language) == ["de", "zh", "zh-Hant"])
    #expect(words.map { $0.records.first??.name.value } == ["Gruß", "挥手", "揮手"])
    #expect(words[0].records.first??.keywords.map(\.value) == ["hallo", "Hand"])
  }

  /// CLDR and SwiftEmoji list each tone, and emoji with and without their variation selectors.
  @Test func takesTheFirstOfTheSpellings() throws {
    let folder = try TemporaryFolder()
    try folder.add("emoji.json", Data(try #require(Self.files["raw.json"]).utf8))
    try folder.add(
      "annotations.json",
      Data(
        """
        {"annotationsDerived": {"identity": {"language": "de"}, "annotations": {
          "👋🏻": {"default": ["hell"], "tts": ["winken: hell"]}, "👋🏿": {"default": ["dunkel"], "tts": ["winken: dunkel"]},
          "👋": {"default": ["Hand"], "tts": ["winken"]}}}}
        """.utf8
      )
    )
    try folder.add(
      "emoji.fr.json",
      Data(#"[{"character": "❤️", "name": "cœur"}, {"character": "❤", "name": "autre", "keywords": ["amour"]}]"#.utf8)
    )
    let reading = Reading(folder)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let words = try #require(reading.atlas.emoji?.words)
    #expect(words.map(\.language) == ["de", "fr"])
    #expect(words[0].records.first??.name.value == "winken")
    #expect(words[0].records.first??.keywords.map(\.value) == ["Hand"])
    #expect(words[1].records.last??.name.value == "cœur")
    #expect(words[1].records.last??.keywords.map(\.value) == ["amour"])
  }

  @Test func refusesATonedBase() throws {
    let text = #"[{"character": "👋🏽", "name": "wave", "category": "People & Body", "supportsSkinTone": true}]"#
    let diagnostics = try Reading(["emoji.json": text]).diagnostics
    #expect(diagnostics.map(\.message) == ["'👋🏽' already has a skin tone; write '👋'"])
  }

  @Test func completesOneFileWithAnother() throws {
    let emoji = try list("emoji-test.txt", "raw.json").entries
    #expect(emoji.map(\.version) == ["0.6", "0.6"])
    #expect(emoji.map(\.shortcodes) == [["wave"], []])
    #expect(emoji.map(\.keywords) == [["hello"], []])
  }
}
