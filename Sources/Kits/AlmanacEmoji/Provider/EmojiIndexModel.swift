#if canImport(Observation)
  public import Almanac
  import AlmanacDownload
  public import Foundation
  public import Observation

  /// A provider's emoji for views, which follow its changes.
  ///
  /// The model shows each list that the provider loads or fetches, whoever asked for it.
  ///
  /// ```swift
  /// @State private var model = EmojiIndexModel()
  ///
  /// List(model.search(query)) { emoji in Text(emoji.character) }
  ///   .task { await model.load() }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  @Observable
  public final class EmojiIndexModel {
    /// The list, or `nil` before it is loaded.
    public private(set) var index: EmojiIndex?

    /// Whether the list is being loaded or fetched.
    public var isLoading: Bool { loadCount > 0 }

    /// The last loading error, or `nil` after a success.
    public private(set) var problem: (any Error)?

    private let provider: EmojiIndexProvider
    private var loadCount = 0
    @ObservationIgnored private var following: Task<Void, Never>?

    /// Creates a model, with the provider's list if one is loaded.
    public init(provider: EmojiIndexProvider = .shared) {
      self.provider = provider
      let changes = provider.changes.stream()
      index = provider.snapshot
      following = Task { [weak self] in
        for await _ in changes { self?.showList() }
      }
    }

    deinit { following?.cancel() }

    /// Whether a list is loaded.
    public var isLoaded: Bool { index != nil }

    /// All emoji, or none before the list is loaded.
    public var emojis: [IndexedEmoji] { index?.all ?? [] }

    /// The emoji of each group that contains any, in Unicode's order, or none before the list is loaded.
    public var sections: [EmojiSection] { index?.sections ?? [] }

    /// Returns the emoji that match a query, by the rules of `Emoji.search`, or none before the list is loaded.
    ///
    /// It doesn't wait. The ranking `usage` uses the provider's tracker.
    public func search(
      _ query: String,
      languages: [String] = [],
      ranking: EmojiRanking = .relevance
    ) -> [IndexedEmoji] {
      let usage = ranking == .usage ? provider.tracker.allScores : [:]
      return index?.search(query, languages: languages, ranking: ranking, usage: usage) ?? []
    }

    /// Loads the list, if none is loaded.
    ///
    /// If that fails, `problem` is the reason.
    public func load() async { await run { try await $0.load() } }

    /// Fetches the list.
    ///
    /// If that fails, `problem` is the reason, and the list is kept.
    public func refresh() async { await run { try await $0.refresh() } }

    /// Switches names and keywords to another language.
    public func setLocale(_ locale: Locale) async {
      await run { provider in
        await provider.setLocale(locale)
        try await provider.load()
      }
    }

    private func run(_ body: (EmojiIndexProvider) async throws -> Void) async {
      // Calls can overlap.
      loadCount += 1
      defer { loadCount -= 1 }
      do {
        try await body(provider)
        problem = nil
      } catch {
        problem = error
      }
      showList()
    }

    /// Shows the provider's list, and keeps the previous one until there is another.
    private func showList() {
      guard let list = provider.snapshot, list.tables !== index?.tables else { return }
      index = list
    }
  }
#endif
