import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct EmojiSourceTests {
  @Test func knowsWhereGemojiIs() throws {
    let url = try #require(GemojiDataSource.shared.remoteURL)
    #expect(url.scheme == "https")
    #expect(url.lastPathComponent == "emoji.json")
    #expect(GemojiDataSource.shared.identifier == "gemoji")
    #expect(GemojiDataSource().remoteURL == url)
    #expect(GemojiDataSource().language == "en")
  }

  @Test func readsGemojiFromACopy() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { server.stop() }
    let entries = try await GemojiDataSource(url: server.url).fetch()
    #expect(entries == EmojiList.entries)
  }

  @Test func hasDefaultsForWhatAnEntryLacks() throws {
    let json = Data(#"{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion"}"#.utf8)
    let entry = try JSONDecoder().decode(EmojiRawEntry.self, from: json)
    #expect(entry.shortcodes.isEmpty && entry.keywords.isEmpty && !entry.supportsSkinTone)
  }

  @Test func keepsLocalizations() throws {
    let localizations = ["de": EmojiLocalization(name: "grinsendes Gesicht", keywords: ["lachen"])]
    var entry = EmojiRawEntry(character: "😀", name: "a", category: "Objects", localizations: localizations)
    let json = try JSONEncoder().encode(entry)
    #expect(try JSONDecoder().decode(EmojiRawEntry.self, from: json) == entry)
    // Without localizations, the list is one for SwiftEmoji.
    entry.localizations = [:]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let plain =
      #"{"category":"Objects","character":"😀","keywords":[],"name":"a","shortcodes":[],"supportsSkinTone":false}"#
    #expect(String(decoding: try encoder.encode(entry), as: UTF8.self) == plain)
  }

  @Test func mergesLocalizationsOfOneEmoji() async throws {
    let json = """
      [{"character": "☺️", "name": "a", "category": "Objects", "localizations": {"de": {"name": "eins"}}},
       {"character": "☺", "name": "b", "category": "Objects", "localizations":
         {"de": {"name": "zwei", "keywords": ["froh", "froh"]}, "fr": {"name": "un", "keywords": ["gai"]}}}]
      """
    let server = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: Data(json.utf8)) }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(identifier: "test", url: server.url, language: "en-GB")
    #expect(source.language == "en-GB")
    let entries = try await source.fetch()
    #expect(entries.count == 1)
    #expect(
      entries[0].localizations == [
        "de": EmojiLocalization(name: "eins", keywords: ["froh"]),
        "fr": EmojiLocalization(name: "un", keywords: ["gai"]),
      ]
    )
  }

  @Test func keepsEmojiOfOtherCategories() {
    let emoji = IndexedEmoji(EmojiRawEntry(character: "😀", name: "grinning face", category: "Moods"))
    #expect(emoji.category == .symbols)
    #expect(emoji.categoryName == "Moods")
  }
}
