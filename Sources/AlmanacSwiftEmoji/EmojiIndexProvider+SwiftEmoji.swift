public import AlmanacEmoji
public import Foundation

extension EmojiIndexProvider {
  /// The date when the list was last fetched or found unchanged; `nil` before the first load, and for the fallback.
  ///
  /// In SwiftEmoji, this does not wait. The property of `AlmanacEmoji` with the same name waits for the list.
  public nonisolated var lastUpdated: Date? { updated }

  /// The emoji that match a query, as in the first versions of SwiftEmoji.
  ///
  /// - Parameters:
  ///   - query: The text to search for.
  ///   - rankByUsage: Whether the most used emoji come first.
  public func search(_ query: String, rankByUsage: Bool) async -> [IndexedEmoji] {
    await search(query, ranking: rankByUsage ? .usage : .relevance)
  }

  /// Makes a provider with names and keywords in the language of a locale: `EmojiIndexProvider(locale:)`.
  public static func recommended(locale: Locale = .current) -> EmojiIndexProvider { EmojiIndexProvider(locale: locale) }

  /// Makes a provider with a JSON file as its fallback. Without a file, the fallback is `EmojiIndexProvider.fallback`.
  public init(source: any EmojiDataSource, cache: any EmojiCache = DiskEmojiCache.shared, fallbackURL: URL?) {
    self.init(source: source, cache: cache, fallback: fallbackURL.map { .file($0) } ?? .ofAllProviders)
  }
}
