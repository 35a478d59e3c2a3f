import Almanac
import AlmanacEmoji
import Foundation
import Testing

@Suite struct EmojiSourceTests {
  @Test func blendsByEmoji() async throws {
    let more = [
      EmojiRawEntry(character: "🚀", name: "rocket", category: "Travel & Places", shortcodes: ["rocket"]),
      EmojiRawEntry(
        character: "❤",
        name: "another name",
        category: "Objects",
        shortcodes: ["heart", "red_heart"],
        keywords: ["love", "amour"]
      ),
    ]
    let blended = BlendedEmojiDataSource([
      ScriptedSource([.success(EmojiList.entries)], identifier: "a"), ScriptedSource([.success(more)], identifier: "b"),
    ])
    #expect(blended.identifier == "a+b")
    #expect(blended.refreshInterval == 24 * 60 * 60)
    let entries = try await blended.fetch()
    #expect(entries.map(\.character) == ["😀", "👋", "❤️", "🚀"])
    #expect(entries[2].name == "Red heart")
    #expect(entries[2].shortcodes == ["heart", "red_heart"])
    #expect(entries[2].keywords == ["love", "amour"])
  }

  @Test func failsWhereOneSourceFails() async throws {
    let blended = BlendedEmojiDataSource([
      ScriptedSource([.success(EmojiList.entries)]), ScriptedSource([.failure(.init())]),
    ])
    await #expect(throws: ScriptedSource.Refusal.self) { try await blended.fetch() }
  }

  @Test func knowsWhereGemojiIs() throws {
    let url = try #require(GemojiDataSource.shared.remoteURL)
    #expect(url.scheme == "https")
    #expect(url.lastPathComponent == "emoji.json")
    #expect(GemojiDataSource.shared.identifier == "gemoji")
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

  @Test func leavesUnknownCategoriesOut() {
    let entry = EmojiRawEntry(character: "😀", name: "grinning face", category: "Unknown")
    #expect(IndexedEmoji(entry).category == nil)
  }
}
