public import Almanac
public import Foundation

/// Emoji that you can refresh from a source while the program runs.
///
/// The first use loads a list:
///
/// 1. the list in the cache, which was fetched last
/// 2. otherwise the fallback
/// 3. otherwise the list of the source
///
/// Only the source uses the network. Later uses do so when you call `refresh()`, or in the background if
/// `refreshesWhenStale` is set. However many callers wait, the provider runs one load and one refresh at a time.
public actor EmojiIndexProvider {
  /// The seconds before the provider repeats a failed refresh in the background.
  private static let retryInterval: TimeInterval = 60

  /// A provider of gemoji's list, with a cache in the user's caches folder and without a fallback.
  public static let shared = EmojiIndexProvider()

  private let source: any EmojiDataSource
  private let cache: any EmojiCache
  private let fallback: EmojiFallback
  private let tracker: EmojiUsageTracker
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

  /// The last error that was not thrown: a damaged cache, a cache that cannot be written, a failed search, or a failed
  /// refresh in the background.
  public private(set) var lastProblem: (any Error)?

  /// Makes a provider. It loads a list on first use.
  ///
  /// - Parameters:
  ///   - source: The source of the list.
  ///   - cache: The cache for fetched lists.
  ///   - fallback: The list before one is fetched.
  ///   - tracker: The scores of used emoji.
  ///   - refreshesWhenStale: Whether the use of a stale list refreshes it in the background.
  ///   - now: The clock.
  public init(
    source: any EmojiDataSource = GemojiDataSource.shared,
    cache: any EmojiCache = DiskEmojiCache(),
    fallback: EmojiFallback = .none,
    tracker: EmojiUsageTracker = .shared,
    refreshesWhenStale: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.source = source
    self.cache = cache
    self.fallback = fallback
    self.tracker = tracker
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

  /// The age in seconds at which the list is stale, from the source.
  public nonisolated var refreshInterval: TimeInterval { source.refreshInterval }

  /// The date when the list was last fetched or found unchanged; `nil` if it never was, as for the fallback.
  ///
  /// This loads the cached list or the fallback, without the network.
  public var lastUpdated: Date? {
    get async {
      _ = await kept()
      return updated
    }
  }

  /// Whether the list is older than `refreshInterval`, or was never fetched.
  ///
  /// This loads the cached list or the fallback, without the network.
  public var isStale: Bool {
    get async {
      _ = await kept()
      return isOld
    }
  }

  /// All emoji, in the order of the source.
  ///
  /// - Throws: The error of the source, if there is neither a cached list nor a fallback.
  public var allEmojis: [IndexedEmoji] {
    get async throws { try await loaded().emoji }
  }

  /// The emoji of a category, in the order of the source. Throws as `allEmojis` does.
  public func emojis(in category: EmojiGroup) async throws -> [IndexedEmoji] {
    try await loaded().emoji.filter { $0.category == category }
  }

  /// An emoji in any spelling, or `nil` if the list does not have it. Throws as `allEmojis` does.
  public func emoji(_ character: String) async throws -> IndexedEmoji? { try await loaded().emoji(character) }

  /// The emoji of a shortcode without colons, or `nil` if there is none. Throws as `allEmojis` does.
  public func emoji(shortcode: String) async throws -> IndexedEmoji? { try await loaded().emoji(shortcode: shortcode) }

  /// The emoji that match a query, without duplicates, by the rules of `Emoji.search`.
  ///
  /// - Returns: An empty array if no list can be loaded; `lastProblem` is the reason.
  public func search(_ query: String, ranking: EmojiRanking = .relevance) async -> [IndexedEmoji] {
    do {
      let usage = ranking == .usage ? tracker.allScores : [:]
      return try await loaded().search(query, ranking: ranking, usage: usage)
    } catch {
      lastProblem = error
      return []
    }
  }

  /// Counts a use of an emoji, including its skin tone.
  public nonisolated func recordUse(of emoji: String) { tracker.recordUse(emoji) }

  /// The favorites of the tracker in their skin tones, the most used first.
  ///
  /// - Parameter count: The largest number of emoji to return.
  public func favorites(_ count: Int = 24) -> [String] { Array(tracker.favorites.prefix(max(0, count))) }

  /// Fetches the list and saves it in the cache. If a fetch is under way, this waits for it.
  ///
  /// - Throws: The error of the source. The current list stays.
  public func refresh() async throws {
    while let clearing { _ = try? await clearing.value }
    let task = refreshing ?? Task { try await self.fetch() }
    refreshing = task
    defer { if refreshing == task { refreshing = nil } }
    try await task.value
  }

  /// Removes the list from memory and from the cache, and loads a list as on first use.
  ///
  /// - Throws: The error of the cache, or as `allEmojis` does.
  public func clearCacheAndReload() async throws {
    let task = clearing ?? Task { try await self.clear() }
    clearing = task
    try await task.value
    _ = try await loaded()
  }

  /// Removes the list. All other calls wait until it is removed.
  private func clear() async throws {
    defer { clearing = nil }
    // A load or a refresh under way would bring the list back.
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
    // A date far in the future comes from a clock that was wrong.
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
      // While this task waited, another one may have fetched a list, or removed it.
      if index == nil { try await refresh() }
    }
  }

  /// The list that is available without the network.
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
      guard !entries.isEmpty else { throw EmojiIndexError.emptyData }
      take(entries, updated: now(), version: version)
    case .notModified:
      guard index != nil else { throw EmojiIndexError.nothingToKeep }
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
