import Almanac
import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The same two emoji in every format that is read.
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
    let folder = try TemporaryFolder()
    var files: [InputFile] = []
    for name in names {
      try folder.add(name, Data(try #require(Self.files[name]).utf8))
      let path = folder.url.appending(path: name).path(percentEncoded: false)
      files.append(try InputFile.read(path, namedAt: SourceLocation(path: path)).get())
    }
    let data = EmojiData(files, languages: [])
    var builder = EmojiBuilder(configuration: EmojiConfiguration())
    let list = builder.list(of: data)
    #expect(data.diagnostics.isEmpty && builder.diagnostics.isEmpty)
    return list
  }

  @Test(arguments: files.keys.sorted())
  func readsTheFormat(name: String) throws {
    let emoji = try list(name).emoji
    let hasWords = name != "emoji-test.txt"
    #expect(emoji.map(\.character) == ["👋", "❤️"])
    #expect(emoji.map(\.key) == ["👋", "❤"])
    #expect(emoji.map(\.name) == ["waving hand", "red heart"])
    #expect(emoji.map(\.category) == [.peopleAndBody, .smileysAndEmotion])
    #expect(emoji.map(\.supportsSkinTone) == [true, false])
    #expect(emoji.map(\.shortcodes) == [hasWords ? ["wave"] : [], []])
    #expect(emoji.map(\.keywords) == [hasWords ? ["hello"] : [], []])
    let versions: [String: [String?]] = [
      "gemoji.json": ["6.0", nil], "emojibase.json": ["0.6", "0.6"], "emoji-test.txt": ["0.6", "0.6"],
    ]
    #expect(emoji.map(\.version) == versions[name, default: [nil, nil]])
  }

  /// What a user says of a language stands before CLDR's words, which come from files that know scripts.
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
    let survey = Survey(Request(folder: folder.path))
    #expect(survey.diagnostics.isEmpty)
    let words = try #require(survey.atlas.emoji?.words)
    #expect(words.map(\.language) == ["de", "zh", "zh-Hant"])
    #expect(words.map { $0.texts.first??.name } == ["Gruß", "挥手", "揮手"])
    #expect(words[0].texts.first??.keywords == ["hallo", "Hand"])
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
    let survey = Survey(Request(folder: folder.path))
    #expect(survey.diagnostics.isEmpty, "\(survey.diagnostics)")
    let words = try #require(survey.atlas.emoji?.words)
    #expect(words.map(\.language) == ["de", "fr"])
    #expect(words[0].texts.first??.name == "winken" && words[0].texts.first??.keywords == ["Hand"])
    #expect(words[1].texts.last??.name == "cœur" && words[1].texts.last??.keywords == ["amour"])
  }

  @Test func refusesATonedBase() {
    let location = SourceLocation(path: "emoji.json")
    let text = { (text: String) in Located(value: text, location: location) }
    var data = EmojiData([], languages: [])
    var record = EmojiRecord(character: text("👋🏽"), name: text("wave"), category: text("People & Body"))
    record.supportsSkinTone = Located(value: true, location: location)
    data.emoji = [record]
    var builder = EmojiBuilder(configuration: EmojiConfiguration())
    _ = builder.list(of: data)
    #expect(builder.diagnostics.map(\.message) == ["'👋🏽' has a skin tone already; write '👋'"])
  }

  @Test func completesOneFileWithAnother() throws {
    let emoji = try list("emoji-test.txt", "raw.json").emoji
    #expect(emoji.map(\.version) == ["0.6", "0.6"])
    #expect(emoji.map(\.shortcodes) == [["wave"], []])
    #expect(emoji.map(\.keywords) == [["hello"], []])
  }
}
