import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// What a provider finds, and in which order.
@Suite struct EmojiProviderSearchTests {
  @Test func searchesByRank() async throws {
    let entries = [
      ("🚀", "rocket", ["ship_up"], ["start"]), ("⭐️", "Gold Star", ["star_gold"], []),
      ("🌟", "glowing one", ["starry"], ["bright"]), ("🏁", "flag", ["finish"], ["starting line"]),
      ("💫", "dizzy", ["star"], ["starlet"]), ("🪐", "planet", ["ring"], ["upstart"]),
    ].map { EmojiRawEntry(character: $0.0, name: $0.1, category: "Objects", shortcodes: $0.2, keywords: $0.3) }
    let provider = EmojiIndexProvider(source: ScriptedSource([.success(entries)]), cache: MemoryCache())
    let found = { (query: String) in await provider.search(query).map(\.character) }
    #expect(await found(" STAR\n") == ["💫", "⭐️", "🌟", "🚀", "🏁"])
    #expect(await found("sta") == ["⭐️", "🌟", "💫", "🚀", "🏁"])
    #expect(await found("ring") == ["🪐"])
    #expect(await found("upstart") == ["🪐"])
    #expect(await found("artin").isEmpty)
  }

  @Test func searchesWithoutDiacritics() async throws {
    let entries = [
      ("🪅", "piñata", ["pinata"], ["fête"]), ("👍", "thumbs up", ["+1", "thumbsup"], ["très bien"]),
      ("☕️", "Café", ["coffee"], ["한국"]), ("🙂", "smile", ["slightly_smiling_face"], [":)", "#1"]),
    ].map { EmojiRawEntry(character: $0.0, name: $0.1, category: "Objects", shortcodes: $0.2, keywords: $0.3) }
    let provider = EmojiIndexProvider(source: ScriptedSource([.success(entries)]), cache: MemoryCache())
    let queries = [
      "pinata": "🪅", "PIÑATA": "🪅", "pin\u{303}ata": "🪅", "Fete": "🪅", "FE\u{302}TE": "🪅", "cafe": "☕️", "CAFÉ": "☕️",
      "cafe\u{301}": "☕️", "tres b": "👍", "+1": "👍", ":)": "🙂", "#": "🙂", "하": "☕️",
    ]
    for (query, character) in queries {
      #expect(await provider.search(query).map(\.character) == [character], "\(query)")
    }
    // A query of only marks is not an empty query.
    #expect(await provider.search("\u{301}").isEmpty)
  }

  @Test func searchesWithoutThrowing() async throws {
    let provider = EmojiIndexProvider(source: ScriptedSource([.failure(.init())]), cache: MemoryCache())
    #expect(await provider.search("face").isEmpty)
    #expect(await provider.lastProblem is ScriptedSource.Refusal)
  }

  @Test func looksUpAndRanks() async throws {
    let folder = try TemporaryFolder()
    let tracker = EmojiUsageTracker(file: folder.url.appending(path: "a.usage.jsonl"))
    let provider = EmojiIndexProvider(
      source: ScriptedSource([.success(EmojiList.entries)]),
      cache: MemoryCache(),
      tracker: tracker
    )
    let wave = await provider.emoji(for: "👋🏿")
    #expect(wave?.name == "waving hand")
    #expect(wave?.withSkinTone(.light) == "👋🏻")
    let heart = await provider.emoji(for: "❤")
    #expect(heart?.category == .symbols)
    #expect(heart?.withSkinTone(.light) == "❤️")
    #expect(await provider.emoji(forShortcode: "grinning")?.character == "😀")
    let categories = try await provider.categories
    #expect(categories[.peopleAndBody]?.map(\.character) == ["👋"])
    provider.recordUse(of: "👋🏽")
    provider.recordUse(of: "👋")
    provider.recordUse(of: "❤️")
    #expect(await provider.search("").map(\.character) == ["😀", "👋", "❤️"])
    #expect(await provider.search("", ranking: .usage).map(\.character) == ["👋", "❤️", "😀"])
    #expect(await provider.search("", ranking: .alphabetical).map(\.character) == ["😀", "❤️", "👋"])
    #expect(await provider.search(" GRIN ").map(\.character) == ["😀"])
    #expect(await provider.search("\u{200B}grin\u{FEFF} \u{2060}").map(\.character) == ["😀"])
    #expect(await provider.emoji(forShortcode: "GRINNING")?.character == "😀")
    #expect(await provider.favorites().map(\.character) == ["❤️", "👋", "👋🏽"])
    #expect(await provider.favorites(2).map(\.name) == ["Red heart", "waving hand"])
  }

  @Test(arguments: EmojiRanking.allCases) func findsTheExactShortcodeFirst(ranking: EmojiRanking) async throws {
    let entries = ["a cat", "b cat", "c cat"].map { name in
      EmojiRawEntry(
        character: ["a cat": "🐱", "b cat": "🐈", "c cat": "😺"][name] ?? "",
        name: name,
        category: "Animals & Nature",
        shortcodes: [name == "c cat" ? "cat" : "\(name.prefix(1))_cat"]
      )
    }
    let folder = try TemporaryFolder()
    let provider = EmojiIndexProvider(
      source: ScriptedSource([]),
      cache: MemoryCache(entries),
      tracker: EmojiUsageTracker(file: folder.url.appending(path: "a.usage.jsonl"))
    )
    provider.recordUse(of: "🐈")
    #expect(await provider.search("Cat", ranking: ranking).first?.character == "😺")
  }
}
