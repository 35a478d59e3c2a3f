public import Almanac
public import Foundation

/// Emoji that can be refreshed from a source while the program runs.
///
/// The first use loads what is there, in this order: the list that was fetched last and is kept in the cache, the fallback,
/// the source. Only the last of these reaches the network; later uses do so when `refresh()` is called, or by themselves
/// where `refreshesWhenStale` says so. However many callers wait, there is one load and one refresh at a time.
public actor EmojiIndexProvider {
  /// A background refresh that failed is tried again after this many seconds at the earliest.
  private static let retryInterval: TimeInterval = 60

  /// Loads gemoji's database, kept in the user's caches folder, without a fallback.
  public static let shared = EmojiIndexProvider()

  private let source: any EmojiDataSource
  private let cache: any EmojiCache
  private let fallback: EmojiFallback
  private let history: EmojiUsageHistory
  private let refreshesWhenStale: Bool
  private let now: @Sendable () -> Date

  private var index: EmojiIndex?
  private var entries: [EmojiRawEntry] = []
  private var version: String?
  private var updated: Date?
  private var loading: Task<EmojiIndex?, Never>?
  private var refreshing: Task<Void, any Error>?
  private var clearing: Task<Void, any Error>?
  private var lastAttempt: Date?

  /// What last went wrong and did not keep emoji from being had: a damaged cache, a cache that cannot be written, a
  /// failed search or refresh in the background.
  public private(set) var lastProblem: (any Error)?

  /// Makes a provider; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - source: Where to fetch from.
  ///   - cache: Where to keep what was fetched.
  ///   - fallback: What stands in while nothing has been fetched.
  ///   - history: The uses of emoji.
  ///   - refreshesWhenStale: Whether a use of a list that is stale refreshes it in the background.
  ///   - now: The clock.
  public init(
    source: any EmojiDataSource = GemojiDataSource.shared,
    cache: any EmojiCache = DiskEmojiCache(),
    fallback: EmojiFallback = .none,
    history: EmojiUsageHistory = EmojiUsageHistory(),
    refreshesWhenStale: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.source = source
    self.cache = cache
    self.fallback = fallback
    self.history = history
    self.refreshesWhenStale = refreshesWhenStale
    self.now = now
  }

  /// Makes a provider with a JSON file as its fallback (see `EmojiFallback.file`).
  public init(
    source: any EmojiDataSource = GemojiDataSource.shared,
    cache: any EmojiCache = DiskEmojiCache(),
    fallbackURL: URL
  ) {
    self.init(source: source, cache: cache, fallback: .file(fallbackURL))
  }

  /// How old a list may become before it is stale, in seconds: the source's.
  public nonisolated var refreshInterval: TimeInterval { source.refreshInterval }

  /// When the list was last fetched or found unchanged; `nil` where it never was, as that of the fallback.
  ///
  /// Loads what is kept, without the network.
  public var lastUpdated: Date? {
    get async {
      _ = await kept()
      return updated
    }
  }

  /// Whether the list is older than `refreshInterval`, or was never fetched.
  ///
  /// Loads what is kept, without the network.
  public var isStale: Bool {
    get async {
      _ = await kept()
      return isOld
    }
  }

  /// All emoji, in the order of the source.
  ///
  /// - Throws: What keeps the source from being fetched, where there is neither cache nor fallback.
  public var allEmojis: [IndexedEmoji] {
    get async throws { try await loaded().emoji }
  }

  /// The emoji of a category, in the order of the source. Throws as `allEmojis` does.
  public func emojis(in category: EmojiGroup) async throws -> [IndexedEmoji] {
    try await loaded().emoji.filter { $0.category == category }
  }

  /// An emoji in any spelling, or `nil` where the list does not have it. Throws as `allEmojis` does.
  public func emoji(_ character: String) async throws -> IndexedEmoji? { try await loaded().emoji(character) }

  /// The emoji of a shortcode, without colons, or `nil` where there is none. Throws as `allEmojis` does.
  public func emoji(shortcode: String) async throws -> IndexedEmoji? { try await loaded().emoji(shortcode: shortcode) }

  /// The emoji that a query finds, each once: by the rules of `Emoji.search`.
  ///
  /// - Returns: Nothing where no list can be had; `lastProblem` tells why.
  public func search(_ query: String, ranking: EmojiRanking = .relevance) async -> [IndexedEmoji] {
    do {
      let usage = ranking == .usage ? await history.scores() : [:]
      return try await loaded().search(query, ranking: ranking, usage: usage)
    } catch {
      lastProblem = error
      return []
    }
  }

  /// Counts a use of an emoji, in its skin tone.
  public func recordUse(of emoji: String) async { await history.record(emoji) }

  /// The most used emoji, the first the most, in the skin tones that they were used in.
  ///
  /// - Parameter count: The most to give.
  public func favorites(_ count: Int = 24) async -> [String] { await history.favorites(count) }

  /// Fetches the list anew, and keeps it. Who calls while it is being fetched waits for that.
  ///
  /// - Throws: What keeps the source from being fetched; the list that there was stays.
  public func refresh() async throws {
    while let clearing { _ = try? await clearing.value }
    let task = refreshing ?? Task { try await self.fetch() }
    refreshing = task
    defer { if refreshing == task { refreshing = nil } }
    try await task.value
  }

  /// Forgets the list, also in the cache, and loads anew, as the first use does.
  ///
  /// - Throws: What keeps the cache from being cleared, or as `allEmojis` does.
  public func clearCacheAndReload() async throws {
    let task = clearing ?? Task { try await self.clear() }
    clearing = task
    try await task.value
    _ = try await loaded()
  }

  /// Forgets the list; what others ask for meanwhile waits for that.
  private func clear() async throws {
    defer { clearing = nil }
    // What is under way would bring back what is to go.
    _ = await loading?.value
    try? await refreshing?.value
    try await cache.clear(for: source.identifier)
    index = nil
    entries = []
    version = nil
    updated = nil
  }

  private var isOld: Bool {
    guard let updated else { return true }
    // What is far ahead was written by a clock that was wrong.
    return abs(now().timeIntervalSince(updated)) > refreshInterval
  }

  private func loaded() async throws -> EmojiIndex {
    let index = try await available()
    if refreshesWhenStale, isOld, refreshing == nil { refreshInBackground() }
    return index
  }

  private func refreshInBackground() {
    if let lastAttempt, abs(now().timeIntervalSince(lastAttempt)) < Self.retryInterval { return }
    lastAttempt = now()
    Task {
      do { try await self.refresh() } catch { self.lastProblem = error }
    }
  }

  private func available() async throws -> EmojiIndex {
    while true {
      if let index = await kept() { return index }
      // Others who waited as well may have fetched meanwhile, and others may have cleared what was fetched.
      if index == nil { try await refresh() }
    }
  }

  /// What can be had without the network.
  private func kept() async -> EmojiIndex? {
    while let clearing { _ = try? await clearing.value }
    if let index { return index }
    let task = loading ?? Task { await self.loadKept() }
    loading = task
    defer { if loading == task { loading = nil } }
    return await task.value
  }

  private func loadKept() async -> EmojiIndex? {
    var cached: (entries: [EmojiRawEntry], lastUpdated: Date)?
    do { cached = try await cache.load(for: source.identifier) } catch { lastProblem = error }
    // A refresh may have been faster, and its list is newer.
    if let index { return index }
    if let cached, !cached.entries.isEmpty { return take(cached.entries, updated: cached.lastUpdated, version: nil) }
    do {
      if let entries = try fallback.entries(), !entries.isEmpty { return take(entries, updated: nil, version: nil) }
    } catch {
      lastProblem = error
    }
    return nil
  }

  private func fetch() async throws {
    switch try await source.fetch(ifNot: version) {
    case .entries(let entries, let version):
      guard !entries.isEmpty else { throw EmojiSourceError.empty }
      take(entries, updated: now(), version: version)
    case .notModified:
      guard index != nil else { throw EmojiSourceError.nothingToKeep }
      updated = now()
    }
    do { try await cache.save(entries, for: source.identifier) } catch { lastProblem = error }
  }

  @discardableResult
  private func take(_ entries: [EmojiRawEntry], updated: Date?, version: String?) -> EmojiIndex {
    let index = EmojiIndex(entries)
    self.index = index
    self.entries = entries
    self.version = version
    self.updated = updated
    return index
  }
}
