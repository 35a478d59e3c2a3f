import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

@Suite struct EmojiIndexProviderTests {
  private let newEntries = [EmojiRawEntry(character: "🚀", name: "rocket", category: "Travel & Places")]

  private func fallback(
    _ entries: [EmojiRawEntry],
    language: String? = nil
  ) throws -> (EmojiFallback, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.add("fallback.json", EmojiList.json(entries))
    return (.file(folder.url.appending(path: "fallback.json"), language: language), folder)
  }

  @Test func prefersTheCache() async throws {
    let source = ScriptedSource([.success([])])
    let (fallback, folder) = try fallback(newEntries)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(EmojiList.entries), fallback: fallback)
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == EmojiList.entries.map(\.name) + ["rocket"])
    #expect(provider.lastLoadInfo?.loadedFrom == .cache)
    #expect(await provider.lastUpdated != nil)
    #expect(await !provider.isStale)
    #expect(source.count == 0)
    withExtendedLifetime(folder) {}
  }

  @Test func takesTheFallbackBeforeTheNetwork() async throws {
    let source = ScriptedSource([.success(newEntries)])
    let (fallback, folder) = try fallback(EmojiList.entries)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: fallback)
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == EmojiList.entries.map(\.name))
    #expect(await provider.isStale)
    #expect(await provider.lastUpdated == nil)
    #expect(source.count == 0)
    try await provider.refresh()
    let fresh = try await provider.allEmojis.map(\.name)
    #expect(fresh == ["rocket"] + EmojiList.entries.map(\.name))
    #expect(await !provider.isStale)
    withExtendedLifetime(folder) {}
  }

  /// A source that is older than the program, in one of its languages: its words come first, and nothing is lost.
  @Test func keepsWhatTheProgramWasBuiltWith() async throws {
    let wave = EmojiLocalization(name: "winkende Hand", keywords: ["Gruß"])
    var builtIn = EmojiList.entries
    builtIn[1].localizations = ["de": wave, "fr": EmojiLocalization(name: "signe de main")]
    let folder = try TemporaryFolder()
    try folder.add("list.json", EmojiList.json(builtIn))
    let fallback = EmojiFallback.file(folder.url.appending(path: "list.json"), language: "en")
    let source = ScriptedSource(
      [
        .success([
          EmojiRawEntry(character: "❤", name: "Herz", category: "symbols", keywords: ["Liebe"]), newEntries[0],
        ])
      ],
      language: "de-CH"
    )
    let cache = MemoryCache()
    let provider = EmojiIndexProvider(source: source, cache: cache, fallback: fallback)
    try await provider.refresh()
    let index = try #require(provider.snapshot)
    #expect(index.all.map(\.character) == ["❤", "🚀", "😀", "👋"])
    #expect(index.all.map(\.name) == ["Herz", "rocket", "grinning face", "winkende Hand"])
    #expect(index.languages == ["de-CH", "en", "fr"])
    #expect(index.emoji("❤️")?.keywords == ["Liebe"])
    #expect(index.emoji("❤️")?.name(in: "en") == "Red heart")
    #expect(index.emoji(shortcode: "heart")?.character == "❤")
    #expect(index.emoji("👋")?.keywords == ["Gruß"])
    #expect(index.search("goodbye", languages: ["en"]).map(\.character) == ["👋"])
    #expect(index.search("signe", languages: ["fr"]).map(\.character) == ["👋"])
    // The list in the cache is already complete.
    let next = EmojiIndexProvider(source: source, cache: cache, fallback: fallback)
    try await next.load()
    #expect(next.snapshot?.all.map(\.name) == index.all.map(\.name))
    withExtendedLifetime(folder) {}
  }

  /// A source in the user's variant of the program's language, or in a language that is not known.
  @Test(arguments: ["en-US", "en_us", "en", nil])
  func findsBuiltInKeywordsAfterARefresh(language: String?) async throws {
    let (fallback, folder) = try fallback(EmojiList.entries, language: "en")
    let source = ScriptedSource([.success(newEntries)], language: language)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: fallback)
    try await provider.refresh()
    #expect(await provider.search("goodbye").map(\.character) == ["👋"])
    #expect(provider.snapshot?.languages == [language ?? ""])
    withExtendedLifetime(folder) {}
  }

  /// Building it again at each launch would take longer than reading it.
  @Test(arguments: [("en-US", "en"), ("de-CH", "en"), (nil, "en"), ("en-US", nil), (nil, nil)])
  func takesACompleteListFromTheCacheAsItIs(language: String?, builtIn: String?) async throws {
    let wave = EmojiLocalization(name: "winkende Hand", keywords: ["Gruß"])
    var entries = EmojiList.entries
    entries[1].localizations = ["de": wave]
    let (fallback, folder) = try fallback(entries, language: builtIn)
    let source = ScriptedSource([.success(newEntries)], language: language)
    let cache = MemoryCache()
    try await EmojiIndexProvider(source: source, cache: cache, fallback: fallback).refresh()
    // If the provider completed it again, the words would be back.
    var kept = try #require(await cache.load(for: "scripted")).entries
    for index in kept.indices { kept[index].keywords = [] }
    try await cache.save(kept, for: "scripted")
    let next = EmojiIndexProvider(source: source, cache: cache, fallback: fallback)
    #expect(try await next.allEmojis.map(\.keywords) == [[], [], [], []])
    withExtendedLifetime(folder) {}
  }

  @Test func fetchesOnceForAllCallers() async throws {
    let source = ScriptedSource([.success(EmojiList.entries)])
    let cache = MemoryCache()
    let provider = EmojiIndexProvider(source: source, cache: cache)
    for call in await calls(of: provider, { try await $0.allEmojis.count }) {
      let count = try await call.value
      #expect(count == EmojiList.entries.count)
    }
    #expect(source.count == 1)
    #expect(await cache.loadCount == 1)
    for call in await calls(of: provider, { try await $0.refresh() }) { try await call.value }
    #expect(source.count == 2)
  }

  /// Fifty callers, all waiting before the provider serves the first.
  private func calls<Value: Sendable>(
    of provider: isolated EmojiIndexProvider,
    _ body: @escaping @Sendable (EmojiIndexProvider) async throws -> Value
  ) -> [Task<Value, any Error>] {
    (0..<50).map { _ in
      Task {
        _ = provider.refreshInterval
        return try await body(provider)
      }
    }
  }

  @Test func triesAgainAfterAFailure() async throws {
    let source = ScriptedSource([.failure(.init()), .success(EmojiList.entries)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache())
    await #expect(throws: ScriptedSource.Refusal.self) { try await provider.allEmojis }
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == EmojiList.entries.map(\.name))
  }

  @Test func keepsTheListWhenARefreshFails() async throws {
    let source = ScriptedSource([.failure(.init())])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(EmojiList.entries))
    _ = try await provider.allEmojis
    await #expect(throws: ScriptedSource.Refusal.self) { try await provider.refresh() }
    let count = try await provider.allEmojis.count
    #expect(count == EmojiList.entries.count)
  }

  @Test func keepsARefreshThatIsFasterThanADamagedCache() async throws {
    let clock = ManualClock()
    let (fallback, folder) = try fallback(EmojiList.entries)
    let cache = HeldCache(.loading)
    let source = ScriptedSource([.success(newEntries)])
    let provider = EmojiIndexProvider(source: source, cache: cache, fallback: fallback, now: { clock.now })
    let first = Task { try await provider.allEmojis.map(\.name) }
    await cache.isAsked()
    try await provider.refresh()
    cache.release()
    let names = try await first.value
    #expect(names == ["rocket"] + EmojiList.entries.map(\.name))
    #expect(await provider.lastUpdated == clock.now)
    withExtendedLifetime(folder) {}
  }

  @Test func refusesAnEmptyList() async throws {
    let cache = MemoryCache(EmojiList.entries)
    let provider = EmojiIndexProvider(source: ScriptedSource([.success([])]), cache: cache)
    let error = await #expect(throws: EmojiIndexError.self) { try await provider.refresh() }
    #expect(EmojiIndexError.emptyData.isSame(as: error))
    let count = try await provider.allEmojis.count
    #expect(count == EmojiList.entries.count)
    #expect(await cache.load(for: "scripted")?.entries == EmojiList.entries)
    let source = ScriptedSource([.success(newEntries)])
    let names = try await EmojiIndexProvider(source: source, cache: MemoryCache([])).allEmojis.map(\.name)
    #expect(names == ["rocket"])
  }

  @Test func clearsAndReloads() async throws {
    let source = ScriptedSource([.success(newEntries)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(EmojiList.entries))
    _ = try await provider.allEmojis
    try await provider.clearCacheAndReload()
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == ["rocket"])
    #expect(source.count == 1)
  }

  /// A request while the cache is being cleared neither restores the old list nor fails.
  @Test func waitsWhileTheCacheIsCleared() async throws {
    let source = ScriptedSource([.success(newEntries)])
    let memory = MemoryCache(EmojiList.entries)
    let cache = HeldCache(.clearing, memory)
    let provider = EmojiIndexProvider(source: source, cache: cache)
    _ = try await provider.allEmojis
    let clears = await calls(of: provider) { try await $0.clearCacheAndReload() }
    await cache.isAsked()
    let ages = await calls(of: provider) { await $0.isStale }
    let searches = await calls(of: provider) { await $0.search("").map(\.name) }
    let refreshes = await calls(of: provider) { try await $0.refresh() }
    cache.release()
    for search in searches {
      let names = try await search.value
      #expect(names == ["rocket"])
    }
    for call in clears + refreshes { try await call.value }
    for age in ages { _ = try await age.value }
    let kept = await memory.load(for: "scripted")?.entries
    #expect(kept == newEntries)
    #expect(await !provider.isStale)
  }

  @Test func worksWhereTheCacheCannotBeWritten() async throws {
    let source = ScriptedSource([.success(newEntries)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(failsToSave: true))
    let names = try await provider.allEmojis.map(\.name)
    #expect(names == ["rocket"])
    #expect(await provider.lastProblem is MemoryCache.Refusal)
  }

  @Test func rebuildsADamagedCache() async throws {
    let folder = try TemporaryFolder()
    try folder.add("scripted.almanac-emoji.json", Data("{\"entries\": [".utf8))
    let cache = DiskEmojiCache(folder: folder.url)
    let source = ScriptedSource([.success(EmojiList.entries)])
    let provider = EmojiIndexProvider(source: source, cache: cache)
    let count = try await provider.allEmojis.count
    #expect(count == EmojiList.entries.count)
    #expect((await provider.lastProblem as? EmojiIndexError)?.fileError is DamagedFileError)
    #expect(try await cache.load(for: "scripted")?.entries == EmojiList.entries)
    let aside = try Data(contentsOf: folder.url.appending(path: "scripted.almanac-emoji.damaged.json"))
    #expect(aside == Data("{\"entries\": [".utf8))
  }

  @Test func keepsTheVersionOfAList() async throws {
    let body = try EmojiList.json()
    let server = try LoopbackServer { request in
      request.contains("If-None-Match: \"one\"")
        ? LoopbackServer.Step.answer("304 Not Modified")
        : LoopbackServer.Step.answer("200 OK", headers: ["ETag: \"one\""], body: body)
    }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(identifier: "scripted", url: server.url)
    let cache = MemoryCache()
    let clock = ManualClock()
    let provider = EmojiIndexProvider(source: source, cache: cache, now: { clock.now })
    _ = try await provider.allEmojis
    #expect(await provider.lastUpdated == clock.now)
    clock.advance(by: 1)
    try await provider.refresh()
    #expect(server.requests.count == 2)
    #expect(server.requests.last?.contains("If-None-Match: \"one\"") == true)
    #expect(await provider.lastUpdated == clock.now)
    #expect(await cache.load(for: "scripted")?.entries == EmojiList.entries)
  }
}
