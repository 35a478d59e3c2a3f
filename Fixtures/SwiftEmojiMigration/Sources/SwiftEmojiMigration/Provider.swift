import Foundation
import SwiftEmojiIndex

private func listProvider() -> EmojiIndexProvider { EmojiIndexProvider(source: ListSource(), cache: MemoryCache()) }

private func fallbackFile() throws -> URL {
  let file = try newFolder().appendingPathComponent("emoji-fallback.json")
  try JSONEncoder().encode([EmojiRawEntry.japanese]).write(to: file)
  return file
}

/// How a provider is made and loaded.
extension Snippet {
  static var loading: [Snippet] {
    [
      Snippet("EmojiIndexProvider.shared", expects: "true", "4") {
        let (one, other) = (EmojiIndexProvider.shared, EmojiIndexProvider.shared)
        return [one === other, try await one.allEmojis.count]
      },
      Snippet("EmojiIndexProvider.init(source:)", expects: "false", "false", "0", "0") {
        let provider = EmojiIndexProvider(source: ListSource())
        return [
          provider.isLoaded, provider.isLoading, provider.currentEmojis.count, provider.currentCategories.count,
        ]
      },
      Snippet("EmojiIndexProvider.init(source:cache:)", expects: "4", "4") {
        let cache = MemoryCache()
        let count = try await EmojiIndexProvider(source: ListSource(), cache: cache).allEmojis.count
        return [count, try await cache.load(for: "list")?.entries.count]
      },
      Snippet("EmojiIndexProvider.init(source:cache:fallbackURL:)", expects: "笑顔", "4") {
        let file = try fallbackFile()
        let provider = EmojiIndexProvider(source: EmptySource(), cache: MemoryCache(), fallbackURL: file)
        let missing: URL? = nil
        let other = EmojiIndexProvider(source: ListSource(), cache: MemoryCache(), fallbackURL: missing)
        return [try await provider.allEmojis.first?.name, try await other.allEmojis.count]
      },
      Snippet("EmojiIndexProvider.init(locale:)", expects: "ja", "笑顔") {
        let provider = EmojiIndexProvider(locale: .japanese)
        return [provider.locale.identifier, await provider.emoji(for: "😀")?.name]
      },
      Snippet("EmojiIndexProvider.locale", expects: "true") {
        [EmojiIndexProvider().locale.identifier == Locale.current.identifier]
      },
      Snippet("EmojiIndexProvider.setLocale(_:)", expects: "grinning face", "笑顔", "ja", "true") {
        let provider = EmojiIndexProvider()
        let before = await provider.emoji(for: "😀")
        await provider.setLocale(.japanese)
        return [before?.name, provider.currentEmojis.first?.name, provider.locale.identifier, provider.isLoaded]
      },
      Snippet("EmojiIndexProvider.load()", expects: "true", "noDataAvailable") {
        let provider = listProvider()
        try await provider.load()
        do {
          try await EmojiIndexProvider(source: EmptySource(), cache: MemoryCache()).load()
          return [provider.isLoaded]
        } catch EmojiIndexError.noDataAvailable {
          return [provider.isLoaded, "noDataAvailable"]
        }
      },
      Snippet("EmojiIndexProvider.isLoading", expects: "false", "false") {
        let provider = listProvider()
        let before = provider.isLoading
        try await provider.load()
        return [before, provider.isLoading]
      },
      Snippet("EmojiIndexProvider.sourceIdentifier", expects: "list", "true") {
        [listProvider().sourceIdentifier, EmojiIndexProvider(locale: .japanese).sourceIdentifier.contains("cldr-ja")]
      },
      Snippet("EmojiIndexProvider.sourceDisplayName", expects: "My List") { [listProvider().sourceDisplayName] },
      Snippet("EmojiIndexProvider.lastUpdated", expects: "nil", "true") {
        let provider = listProvider()
        let before = provider.lastUpdated
        try await provider.load()
        return [before, provider.lastUpdated.map { abs($0.timeIntervalSinceNow) < 60 }]
      },
      Snippet("EmojiIndexProvider.isStale", expects: "true", "false", "true") {
        let provider = listProvider()
        let before = await provider.isStale
        try await provider.load()
        let old = EmojiIndexProvider(source: ListSource(refreshInterval: -1), cache: MemoryCache())
        try await old.load()
        return [before, await provider.isStale, await old.isStale]
      },
      Snippet("EmojiIndexProvider.lastLoadInfo", expects: "list", "My List", "network", "4", "true", "true") {
        let provider = listProvider()
        try await provider.load()
        guard let info: EmojiIndexProvider.LoadInfo = provider.lastLoadInfo else { return [] }
        return [
          info.sourceIdentifier, info.sourceDisplayName, info.loadedFrom, info.emojiCount, info.loadDuration >= 0,
          info.timestamp <= Date(),
        ]
      },
      Snippet("LoadInfo.LoadSource", expects: "Network", "Cache", "Bundled Fallback", "nil") {
        let cache = MemoryCache()
        let network = EmojiIndexProvider(source: ListSource(), cache: cache)
        try await network.load()
        let cached = EmojiIndexProvider(source: ListSource(), cache: cache)
        try await cached.load()
        let url = try fallbackFile()
        let fallback = EmojiIndexProvider(source: EmptySource(), cache: MemoryCache(), fallbackURL: url)
        try await fallback.load()
        let providers = [network, cached, fallback, listProvider()]
        return providers.map { $0.lastLoadInfo?.loadedFrom.rawValue }
      },
      Snippet("EmojiIndexProvider.refresh()", expects: "1", "笑顔", "4") {
        let cache = MemoryCache()
        try await cache.save([.japanese], for: "list")
        let provider = EmojiIndexProvider(source: ListSource(), cache: cache)
        let before = try await provider.allEmojis
        try await provider.refresh()
        return [before.count, before.first?.name, provider.currentEmojis.count]
      },
      Snippet("EmojiIndexProvider.clearCacheAndReload()", expects: "1", "4", "Network") {
        let cache = MemoryCache()
        try await cache.save([.japanese], for: "list")
        let provider = EmojiIndexProvider(source: ListSource(), cache: cache)
        let before = try await provider.allEmojis
        try await provider.clearCacheAndReload()
        return [before.count, provider.currentEmojis.count, provider.lastLoadInfo?.loadedFrom.rawValue]
      },
    ]
  }
}
