import AlmanacDownload
public import Foundation

/// Emoji that you can refresh from a source while the program runs.
///
/// The first use loads a list:
///
/// 1. the list in the cache, which was fetched last
/// 2. otherwise the fallback
/// 3. otherwise the list of the source
///
/// Only the source accesses the network: on first use if there is neither a cached list nor a fallback, when you call
/// `refresh()` or `clearCacheAndReload()`, and in the background if `refreshesWhenStale` is set. However many callers
/// wait, the provider runs one load and one refresh at a time.
///
/// Code that must not wait, such as a view's, uses `snapshot`.
public actor EmojiIndexProvider {
  /// The state that other threads can read at any time.
  struct State: Sendable {
    var source: any EmojiDataSource
    var locale: Locale
    var index: EmojiIndex?
    var info: LoadInfo?
    /// The date of `index`, or `nil` if it was not fetched.
    var updated: Date?
    /// The number of loads and refreshes that are under way.
    var activityCount = 0
  }

  /// The seconds before the provider repeats a failed refresh in the background.
  static let retryInterval: TimeInterval = 60

  /// A provider for the user's locale, with a cache in the user's caches folder and `fallback`.
  public static let shared = EmojiIndexProvider()

  private static let sharedFallback = Locked(EmojiFallback.none)

  /// The fallback for providers that don't have their own.
  ///
  /// Set it once, before first use:
  ///
  /// ```swift
  /// EmojiIndexProvider.fallback = .embedded(Emoji.self)
  /// ```
  public static var fallback: EmojiFallback {
    get { sharedFallback.withLock { $0 } }
    set { if !newValue.isOfAllProviders { sharedFallback.withLock { $0 = newValue } } }
  }

  nonisolated let state: Locked<State>

  /// Sends after each change of the list, except when it is removed.
  nonisolated let changes = Broadcast<Void>()
  let cache: any EmojiCache
  let fallback: EmojiFallback
  let refreshesWhenStale: Bool
  let now: @Sendable () -> Date

  /// The history of used emoji.
  public nonisolated let tracker: EmojiUsageTracker

  var version: String?
  var loading: Task<EmojiIndex?, Never>?
  var refreshing: Task<Void, any Error>?
  var clearing: Task<Void, any Error>?
  var switching: Task<Void, any Error>?
  var lastAttempt: Date?

  /// The locale to switch to, until the switch begins.
  private var chosenLocale: Locale?

  /// The last refresh in the background, which can have ended; `nil` if there was none.
  var background: Task<Void, Never>?

  /// The last error that was not thrown, such as a failed search.
  ///
  /// It can also be a damaged cache, a cache that can't be written, or a failed refresh in the background.
  public internal(set) var lastProblem: (any Error)?

  /// Creates a provider, which loads a list on first use.
  ///
  /// With `refreshesWhenStale`, the use of a stale list refreshes it in the background. `now` is the clock.
  public init(
    source: any EmojiDataSource,
    cache: any EmojiCache = DiskEmojiCache.shared,
    fallback: EmojiFallback = .ofAllProviders,
    tracker: EmojiUsageTracker = .shared,
    refreshesWhenStale: Bool = false,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    state = Locked(State(source: source, locale: .current))
    self.cache = cache
    self.fallback = fallback
    self.tracker = tracker
    self.refreshesWhenStale = refreshesWhenStale
    self.now = now
  }

  /// Creates a provider with a JSON file as its fallback (see `EmojiFallback.file`).
  ///
  /// Without a file, the fallback is `ofAllProviders`.
  public init(source: any EmojiDataSource, cache: any EmojiCache = DiskEmojiCache.shared, fallbackURL: URL?) {
    self.init(source: source, cache: cache, fallback: fallbackURL.map { .file($0) } ?? .ofAllProviders)
  }

  /// Creates a provider with names and keywords in the language of a locale.
  ///
  /// Its source is `BlendedEmojiDataSource.recommended(for:)`. It refreshes a stale list in the background.
  public init(locale: Locale = .current) {
    self.init(source: BlendedEmojiDataSource.recommended(for: locale), refreshesWhenStale: true)
    state.withLock { $0.locale = locale }
  }

  /// The date of the loaded list; `nil` before the first load, and for the fallback.
  package internal(set) nonisolated var updated: Date? {
    get { state.withLock { $0.updated } }
    set { state.withLock { $0.updated = newValue } }
  }

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

  /// Fetches the list and saves it in the cache, or waits for a fetch that is under way.
  ///
  /// - Throws: The error of the source. The current list is kept.
  public func refresh() async throws {
    await finishResets()
    let task = refreshing ?? Task { try await self.fetch() }
    refreshing = task
    defer { if refreshing == task { refreshing = nil } }
    try await task.value
  }

  /// Removes the list from memory and from the cache, and fetches it again.
  ///
  /// If that fails, this uses the fallback.
  ///
  /// - Throws: The cache's error, or the source's error if there is no fallback.
  public func clearCacheAndReload() async throws {
    while let switching { _ = try? await switching.value }
    let task = clearing ?? Task { try await self.clear() }
    clearing = task
    try await task.value
    do {
      try await refresh()
    } catch {
      lastProblem = error
      guard await kept() != nil else { throw error }
    }
  }

  /// Switches names and keywords to another language.
  ///
  /// It replaces the source with `BlendedEmojiDataSource.recommended(for:)`, unless it has the same identifier, and
  /// loads its list. If there is no list, `lastProblem` is the reason, and the next use tries again. The last of
  /// several calls decides.
  public func setLocale(_ locale: Locale) async {
    chosenLocale = locale
    await finishResets()
    // Calls that waited go on in any order, and the last choice counts.
    if let locale = chosenLocale.take() {
      let source = BlendedEmojiDataSource.recommended(for: locale)
      let task = Task<Void, any Error> { await self.setSource(source, locale) }
      switching = task
      try? await task.value
    }
    do { try await load() } catch { lastProblem = error }
  }
}
