import Almanac
import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// What a provider knows without waiting, and where its lists come from.
@Suite struct EmojiProviderStateTests {
  private let rocket = [EmojiRawEntry(character: "🚀", name: "rocket", category: "Travel & Places")]

  private func fallback() throws -> (EmojiFallback, TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.add("fallback.json", EmojiList.json())
    return (.file(folder.url.appending(path: "fallback.json"), language: "en"), folder)
  }

  @Test func knowsNothingBeforeTheFirstLoad() async throws {
    let clock = ManualClock()
    let source = ScriptedSource([.success(EmojiList.entries)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), now: { clock.now })
    #expect(!provider.isLoaded)
    #expect(!provider.isLoading)
    #expect(provider.snapshot == nil)
    #expect(provider.currentEmojis.isEmpty)
    #expect(provider.currentCategories.isEmpty)
    #expect(provider.lastLoadInfo == nil)
    #expect(provider.sourceIdentifier == "scripted")
    #expect(provider.sourceDisplayName == "Scripted")
    #expect(provider.locale == .current)
    try await provider.load()
    #expect(provider.isLoaded)
    #expect(!provider.isLoading)
    #expect(provider.currentEmojis.map(\.character) == ["😀", "👋", "❤️"])
    #expect(provider.currentCategories[.peopleAndBody]?.map(\.character) == ["👋"])
    #expect(try await provider.categories == provider.currentCategories)
    #expect(try await provider.sections.map(\.category) == [.smileysAndEmotion, .peopleAndBody, .symbols])
    #expect(await provider.emoji(for: "👋🏽")?.name == "waving hand")
    #expect(await provider.emoji(forShortcode: "GRINNING")?.character == "😀")
    #expect(await provider.emoji(for: "abc") == nil)
    let info = try #require(provider.lastLoadInfo)
    #expect(info.loadedFrom == .network)
    #expect(info.emojiCount == 3)
    #expect(info.timestamp == clock.now)
    #expect((info.sourceIdentifier, info.sourceDisplayName) == ("scripted", "Scripted"))
  }

  @Test func saysThatItLoads() async throws {
    let source = ScriptedSource([.success(rocket)], isHeld: true)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache())
    let load = Task { try await provider.load() }
    while source.count == 0 { await Task.pause() }
    #expect(provider.isLoading)
    source.release()
    try await load.value
    #expect(!provider.isLoading)
    #expect(provider.snapshot?.emoji("🚀")?.name == "rocket")
  }

  /// A search without `await` sees one list, whatever the provider loads meanwhile.
  @Test func keepsASnapshot() async throws {
    let source = ScriptedSource([.success(rocket)])
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(EmojiList.entries))
    try await provider.load()
    let snapshot = try #require(provider.snapshot)
    try await provider.refresh()
    #expect(snapshot.search("wav").map(\.character) == ["👋"])
    #expect(provider.snapshot?.search("wav").isEmpty == true)
    #expect(provider.lastLoadInfo?.loadedFrom == .network)
  }

  @Test func fallsBackOnlyIfTheSourceFails() async throws {
    let (fallback, folder) = try fallback()
    let cache = MemoryCache(EmojiList.entries)
    let source = ScriptedSource([.success(rocket), .failure(.init())])
    let provider = EmojiIndexProvider(source: source, cache: cache, fallback: fallback)
    try await provider.clearCacheAndReload()
    #expect(provider.lastLoadInfo?.loadedFrom == .network)
    #expect(provider.currentEmojis.map(\.name) == ["rocket"] + EmojiList.entries.map(\.name))
    try await provider.clearCacheAndReload()
    #expect(provider.lastLoadInfo?.loadedFrom == .fallback)
    #expect(provider.currentEmojis.count == 3)
    #expect(await provider.lastProblem is ScriptedSource.Refusal)
    let bare = EmojiIndexProvider(source: source, cache: cache, fallback: .none)
    await #expect(throws: ScriptedSource.Refusal.self) { try await bare.clearCacheAndReload() }
    #expect(!bare.isLoaded)
    withExtendedLifetime(folder) {}
  }

  @Test func changesTheLanguage() async throws {
    let (fallback, folder) = try fallback()
    let provider = EmojiIndexProvider(source: ScriptedSource([]), cache: MemoryCache(), fallback: fallback)
    try await provider.load()
    await provider.setLocale(Locale(identifier: "ja"))
    #expect(provider.locale.identifier == "ja")
    #expect(provider.sourceIdentifier == "cldr-ja+unicode+gemoji")
    #expect(provider.lastLoadInfo?.loadedFrom == .fallback)
    #expect(provider.lastLoadInfo?.sourceIdentifier == "cldr-ja+unicode+gemoji")
    let source = provider.lastLoadInfo?.timestamp
    await provider.setLocale(Locale(identifier: "ja"))
    #expect(provider.lastLoadInfo?.timestamp == source)
    withExtendedLifetime(folder) {}
  }

  /// A source of your own is not the recommended one, even if that is for the same locale.
  @Test func replacesASourceOfYourOwn() async throws {
    let (fallback, folder) = try fallback()
    let provider = EmojiIndexProvider(source: ScriptedSource([]), cache: MemoryCache(), fallback: fallback)
    await provider.setLocale(.current)
    #expect(provider.sourceIdentifier == BlendedEmojiDataSource.recommended(for: .current).identifier)
    #expect(provider.isLoaded)
    withExtendedLifetime(folder) {}
  }

  /// Choices while the first one waits for a refresh.
  @Test(arguments: [["ja"], ["ja", "de"], ["ja", "de", "fr", "it"], ["ja", Locale.current.identifier]])
  func switchesToTheLastChoice(identifiers: [String]) async throws {
    let (fallback, folder) = try fallback()
    let source = ScriptedSource([.success(rocket)], isHeld: true)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: fallback)
    let refresh = Task { try await provider.refresh() }
    while source.count == 0 { await Task.pause() }
    let calls = await choices(of: provider, identifiers)
    // All choices wait now.
    for _ in identifiers { _ = await provider.lastProblem }
    source.release()
    try await refresh.value
    for call in calls { await call.value }
    let last = Locale(identifier: try #require(identifiers.last))
    #expect(provider.locale.identifier == last.identifier)
    #expect(provider.sourceIdentifier == BlendedEmojiDataSource.recommended(for: last).identifier)
    #expect(provider.lastLoadInfo?.sourceIdentifier == provider.sourceIdentifier)
    withExtendedLifetime(folder) {}
  }

  private func choices(of provider: isolated EmojiIndexProvider, _ identifiers: [String]) -> [Task<Void, Never>] {
    identifiers.map { identifier in
      Task {
        _ = provider.refreshInterval
        await provider.setLocale(Locale(identifier: identifier))
      }
    }
  }

  @Test func searchesInTheLanguagesOfTheList() async throws {
    var entries = EmojiList.entries
    entries[1].localizations["de"] = EmojiLocalization(name: "winkende Hand", keywords: ["hallo"])
    let provider = EmojiIndexProvider(source: ScriptedSource([.success(entries)]), cache: MemoryCache())
    #expect(await provider.search("hall", languages: ["de"]).map(\.character) == ["👋"])
    #expect(await provider.search("hall").isEmpty)
  }

  @Test func saysWhyThereIsNoList() async throws {
    let provider = EmojiIndexProvider(source: ScriptedSource([.failure(.init())]), cache: MemoryCache())
    #expect(await provider.search("smile").isEmpty)
    #expect(await provider.lastProblem is ScriptedSource.Refusal)
    await #expect(throws: ScriptedSource.Refusal.self) { try await provider.load() }
    #expect(await provider.favorites().isEmpty)
  }

  /// In another process, because the fallback is that of all providers.
  @Test func usesTheFallbackOfAllProviders() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try folder.add("fallback.json", EmojiList.json())
      let source = ScriptedSource([.failure(.init())])
      let own = EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: .none)
      let provider = EmojiIndexProvider(source: source, cache: MemoryCache())
      EmojiIndexProvider.fallback = .file(folder.url.appending(path: "fallback.json"))
      EmojiIndexProvider.fallback = .ofAllProviders
      try await provider.load()
      let isLoaded = await own.search("").isEmpty && provider.currentEmojis.count == 3
      guard isLoaded, provider.lastLoadInfo?.loadedFrom == .fallback else { exit(EXIT_FAILURE) }
    }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func leadsAView() async throws {
    let source = ScriptedSource([.failure(.init()), .success(EmojiList.entries), .success(rocket)])
    let folder = try TemporaryFolder()
    let tracker = EmojiUsageTracker(file: folder.url.appending(path: "usage.jsonl"))
    let model = EmojiIndexModel(
      provider: EmojiIndexProvider(source: source, cache: MemoryCache(), fallback: .none, tracker: tracker)
    )
    #expect(model.emojis.isEmpty && model.sections.isEmpty && model.search("").isEmpty && !model.isLoaded)
    await model.load()
    #expect(model.problem is ScriptedSource.Refusal)
    await model.load()
    #expect(model.problem == nil)
    #expect(model.sections.count == 3)
    tracker.recordUse("❤️")
    #expect(model.search("", ranking: .usage).first?.character == "❤️")
    await model.refresh()
    #expect(model.emojis.map(\.name) == ["rocket"])
    #expect(!model.isLoading)
  }

  /// It shows what other code and the refresh of a stale list fetch.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(.timeLimit(.minutes(60))) @MainActor func followsItsProvider() async throws {
    let clock = ManualClock()
    let cache = MemoryCache(EmojiList.entries, clock: clock)
    clock.advance(by: 1e9)
    let source = ScriptedSource([.success(rocket), .success(EmojiList.entries)])
    let provider = EmojiIndexProvider(source: source, cache: cache, refreshesWhenStale: true, now: { clock.now })
    var model: EmojiIndexModel? = EmojiIndexModel(provider: provider)
    await model?.load()
    while model?.emojis.map(\.name) != ["rocket"] { await Task.pause() }
    try await provider.refresh()
    while model?.emojis.count != 3 { await Task.pause() }
    #expect(model?.problem == nil)
    weak var released: EmojiIndexModel?
    released = model
    model = nil
    #expect(released == nil)
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test @MainActor func loadsUntilTheLastCallEnds() async throws {
    let source = ScriptedSource([.success(rocket)], isHeld: true)
    let provider = EmojiIndexProvider(source: source, cache: MemoryCache(EmojiList.entries))
    let model = EmojiIndexModel(provider: provider)
    await model.load()
    let refresh = Task { await model.refresh() }
    while source.count == 0 { await Task.yield() }
    await model.load()
    #expect(model.isLoading)
    source.release()
    await refresh.value
    #expect(!model.isLoading && model.emojis.map(\.name) == ["rocket"])
  }
}
