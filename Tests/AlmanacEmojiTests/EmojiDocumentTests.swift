import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// Lists of others have entries that are not emoji, and emoji without a category.
@Suite struct EmojiDocumentTests {
  private static let swiftEmoji = [
    EmojiRawEntry(
      character: "☺️",
      name: "smiling face",
      category: "Smileys & Emotion",
      shortcodes: ["relaxed"],
      keywords: ["happy"]
    ),
    EmojiRawEntry(character: "§", name: "section", category: "Unknown", shortcodes: ["section"]),
    EmojiRawEntry(
      character: "☺",
      name: "another name",
      category: "Unknown",
      shortcodes: ["relaxed", "smiling"],
      keywords: ["happy", "calm"]
    ),
    EmojiRawEntry(character: "🦱", name: "curly hair", category: "Unknown"),
    EmojiRawEntry(character: "✈", name: "airplane", category: "Unknown", keywords: ["fly"]),
    EmojiRawEntry(character: "✈️", name: "airplane", category: "Travel & Places", shortcodes: ["airplane"]),
    EmojiRawEntry(character: "🧦", name: "socks", category: "Company"),
  ]

  private func provider(of json: Data, _ body: (EmojiIndexProvider) async throws -> Void) async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: json) }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(identifier: "test", url: server.url)
    try await body(EmojiIndexProvider(source: source, cache: MemoryCache()))
  }

  @Test func leavesOutWhatIsUnusable() async throws {
    try await provider(of: try EmojiList.json(Self.swiftEmoji)) { provider in
      let all = try await provider.allEmojis
      #expect(all.map(\.character) == ["☺️", "✈", "🧦"])
      #expect(all.map(\.category) == [.smileysAndEmotion, .travelAndPlaces, .symbols])
      #expect(await provider.emoji(for: "§") == nil)
      #expect(await provider.emoji(forShortcode: "section") == nil)
      #expect(await provider.search("section").isEmpty)
    }
  }

  @Test func keepsTheWordsOfAllSpellings() async throws {
    try await provider(of: try EmojiList.json(Self.swiftEmoji)) { provider in
      let face = try #require(await provider.emoji(forShortcode: "smiling"))
      #expect(face.name == "smiling face")
      #expect(face.shortcodes == ["relaxed", "smiling"])
      #expect(face.keywords == ["happy", "calm"])
      #expect(await provider.search("calm").map(\.character) == ["☺️"])
      #expect(await provider.emoji(forShortcode: "airplane")?.keywords == ["fly"])
    }
  }

  @Test func leavesOutUnknownCategoriesOfGemoji() async throws {
    let json = """
      [{"emoji": "😀", "description": "grinning face", "category": "Faces", "aliases": ["grinning"], "tags": []},
       {"emoji": "👋", "description": "waving hand", "category": "People & Body", "aliases": ["wave"], "tags": []}]
      """
    try await provider(of: Data(json.utf8)) { provider in
      let all = try await provider.allEmojis
      #expect(all.map(\.character) == ["👋"])
    }
  }

  @Test func readsUnicodesTestFile() async throws {
    let text = """
      # emoji-test.txt
      # Version: 17.0

      # group: Smileys & Emotion
      # subgroup: face-smiling
      1F600                                      ; fully-qualified     # 😀 E1.0 grinning face
      263A FE0F                                  ; fully-qualified     # ☺️ E0.6 smiling face
      263A                                       ; unqualified         # ☺ E0.6 smiling face
      # group: People & Body
      1F44B                                      ; fully-qualified     # 👋 E0.6 waving hand\r
      1F44B 1F3FB                                ; fully-qualified     # 👋🏻 E1.0 waving hand: light skin tone
      not a line
      # group: Component
      1F3FB                                      ; component           # 🏻 E1.0 light skin tone
      """
    try await provider(of: Data(text.utf8)) { provider in
      let all = try await provider.allEmojis
      #expect(all.map(\.character) == ["😀", "☺️", "👋"])
      #expect(all.map(\.name) == ["grinning face", "smiling face", "waving hand"])
      #expect(all.map(\.category) == [.smileysAndEmotion, .smileysAndEmotion, .peopleAndBody])
      #expect(all.map(\.supportsSkinTone) == [false, false, true])
    }
    try await provider(of: Data("# emoji-test.txt\n".utf8)) { provider in
      let error = await #expect(throws: EmojiIndexError.self) { try await provider.refresh() }
      #expect(EmojiIndexError.emptyData.isSame(as: error))
    }
  }

  @Test func refusesAListOfWhichNothingIsLeft() async throws {
    let json = try EmojiList.json([EmojiRawEntry(character: "§", name: "section", category: "Symbols")])
    try await provider(of: json) { provider in
      let error = await #expect(throws: EmojiIndexError.self) { try await provider.refresh() }
      #expect(EmojiIndexError.emptyData.isSame(as: error))
    }
  }

  @Test(arguments: ["", "[", "{}", #"[{"emoji": "😀"}]"#]) func refusesAFileThatIsNoList(json: String) async throws {
    let folder = try TemporaryFolder()
    try folder.add("emoji.json", Data(json.utf8))
    let fallback = EmojiFallback.file(folder.url.appending(path: "emoji.json"))
    let source = ScriptedSource([.success(EmojiList.entries)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: fallback)
    let count = try await provider.allEmojis.count
    #expect(count == EmojiList.entries.count)
    #expect((await provider.lastProblem as? EmojiIndexError)?.decodingError != nil)
  }

  @Test(arguments: [
    "😀", "❤", "❤️", "👋🏽", "🧑🏽‍🚀", "🇨🇭", "1️⃣", "#⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🦱", "\u{1FAFF}", "🧑‍🧒",
  ])
  func keepsEmoji(character: String) async throws {
    #expect(try await characters([character, "🚀"]) == [character, "🚀"])
  }

  @Test(arguments: ["§", "+", "1", "a", "é", "↽", "🇨", "🇨🇭🇩🇪", "😀😃", "1️", "😀🏽", "👩\u{200D}", "a⃣", "⃣", "\u{FE0F}"])
  func leavesOutWhatIsNoEmoji(character: String) async throws {
    #expect(try await characters([character, "🚀"]) == ["🚀"])
  }

  private func characters(_ characters: [String]) async throws -> [String] {
    let folder = try TemporaryFolder()
    let entries = characters.map { EmojiRawEntry(character: $0, name: "a name", category: "Symbols") }
    try folder.add("emoji.json", EmojiList.json(entries))
    let source = ScriptedSource([.failure(.init())])
    let file = folder.url.appending(path: "emoji.json")
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: .file(file))
    return try await provider.allEmojis.map(\.character)
  }
}
