public import Almanac
import AlmanacDownload
public import Foundation

/// Properties that don't wait for a list.
extension EmojiIndexProvider {
  /// Information about the list that a provider loaded last.
  public struct LoadInfo: Hashable, Sendable {
    /// A list's origin.
    public enum LoadSource: String, Sendable {
      /// The cache.
      case cache = "Cache"

      /// The provider's fallback.
      case fallback = "Bundled Fallback"

      /// The source.
      case network = "Network"
    }

    /// The identifier of the source.
    public let sourceIdentifier: String

    /// The name of the source to show to users.
    public let sourceDisplayName: String

    /// The list's origin.
    public let loadedFrom: LoadSource

    /// The number of emoji.
    public let emojiCount: Int

    /// The seconds that loading took.
    public let loadDuration: TimeInterval

    /// The date when the list was loaded.
    public let timestamp: Date
  }

  /// The list that was loaded last, or `nil` before the first load.
  ///
  /// It doesn't change, and you can search it without `await`.
  ///
  /// ```swift
  /// try await provider.load()
  /// let found = provider.snapshot?.search("smile") ?? []
  /// ```
  public nonisolated var snapshot: EmojiIndex? { state.withLock { $0.index } }

  /// Whether a list is loaded.
  public nonisolated var isLoaded: Bool { snapshot != nil }

  /// Whether the provider is loading or fetching a list.
  public nonisolated var isLoading: Bool { state.withLock { $0.activityCount > 0 } }

  /// All emoji of `snapshot`, or none before the first load.
  public nonisolated var currentEmojis: [IndexedEmoji] { snapshot?.all ?? [] }

  /// The emoji of each group of `snapshot`, or none before the first load.
  public nonisolated var currentCategories: [EmojiGroup: [IndexedEmoji]] { snapshot?.categories ?? [:] }

  /// Information about the list that the provider loaded last, or `nil` before the first load.
  public nonisolated var lastLoadInfo: LoadInfo? { state.withLock { $0.info } }

  /// The identifier of the source.
  public nonisolated var sourceIdentifier: String { state.withLock { $0.source.identifier } }

  /// The name of the source to show to users.
  public nonisolated var sourceDisplayName: String { state.withLock { $0.source.displayName } }

  /// The age in seconds at which the list is stale, from the source.
  public nonisolated var refreshInterval: TimeInterval { state.withLock { $0.source.refreshInterval } }

  /// The locale that `init(locale:)` or `setLocale(_:)` set.
  ///
  /// For another source, it is the user's locale when the provider was created.
  public nonisolated var locale: Locale { state.withLock { $0.locale } }

  /// Counts a use of an emoji, including its skin tone.
  public nonisolated func recordUse(of emoji: String) { tracker.recordUse(emoji) }
}

/// Properties and methods that can wait for a list.
extension EmojiIndexProvider {
  /// Loads a list, if none is loaded.
  ///
  /// - Throws: The error of the source, if there is neither a cached list nor a fallback.
  public func load() async throws { _ = try await loaded() }

  /// All emoji, in the order of the source.
  ///
  /// It throws the errors of `load()`.
  public var allEmojis: [IndexedEmoji] {
    get async throws { try await loaded().all }
  }

  /// The emoji of each group that contains any.
  ///
  /// It throws the errors of `load()`.
  public var categories: [EmojiGroup: [IndexedEmoji]] {
    get async throws { try await loaded().categories }
  }

  /// The emoji of each group that contains any, in Unicode's order.
  ///
  /// It throws the errors of `load()`.
  public var sections: [EmojiSection] {
    get async throws { try await loaded().sections }
  }

  /// Returns the emoji for a character, ignoring skin tone and variation selectors.
  ///
  /// - Returns: `nil` if the list doesn't contain it or can't be loaded; `lastProblem` is the reason.
  public func emoji(for character: String) async -> IndexedEmoji? { await noted()?.emoji(character) }

  /// Returns the emoji for a shortcode without colons, in any case.
  ///
  /// - Returns: `nil` if there is none or no list can be loaded; `lastProblem` is the reason.
  public func emoji(forShortcode shortcode: String) async -> IndexedEmoji? {
    await noted()?.emoji(shortcode: shortcode)
  }

  /// Returns the emoji that match a query, as `EmojiIndex.search` finds them.
  ///
  /// The ranking `usage` uses the tracker.
  ///
  /// - Returns: An empty array if no list can be loaded; `lastProblem` is the reason, which `load()` throws.
  public func search(
    _ query: String,
    languages: [String] = [],
    ranking: EmojiRanking = .relevance
  ) async -> [IndexedEmoji] {
    let usage = ranking == .usage ? tracker.allScores : [:]
    return await noted()?.search(query, languages: languages, ranking: ranking, usage: usage) ?? []
  }

  /// Returns the used emoji that are in the list, in their skin tones, the most used first.
  ///
  /// - Parameter count: The maximum number of emoji to return. By default, `maxFavorites` of the tracker.
  /// - Returns: The emoji of `EmojiUsageTracker.favorites` that the list contains.
  public func favorites(_ count: Int? = nil) async -> [IndexedEmoji] {
    guard let index = await noted() else { return [] }
    let emoji = tracker.favorites.compactMap { index.spelled($0) }
    return count.map { Array(emoji.prefix(max(0, $0))) } ?? emoji
  }

  private func noted() async -> EmojiIndex? {
    do {
      return try await loaded()
    } catch {
      lastProblem = error
      return nil
    }
  }
}
