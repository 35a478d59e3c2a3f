public import Almanac
public import AlmanacEmoji
public import Foundation

/// The requirements for a provider in SwiftEmoji.
///
/// Tests can use a custom provider.
public protocol EmojiIndexProtocol: Sendable {
  /// All emoji.
  var allEmojis: [Emoji] { get async throws }

  /// The emoji of each category that contains any.
  var categories: [EmojiCategory: [Emoji]] { get async throws }

  /// Returns an emoji, or `nil` if the list doesn't contain it.
  func emoji(for character: String) async -> Emoji?

  /// Returns the emoji with a shortcode, without its colons, or `nil` if there is none.
  func emoji(forShortcode shortcode: String) async -> Emoji?

  /// Returns the emoji that match a query.
  func search(_ query: String, ranking: SearchRanking) async -> [Emoji]

  /// Returns the most used emoji.
  func favorites() async -> [Emoji]

  /// Fetches the list.
  func refresh() async throws

  /// The date when the list was last fetched.
  var lastUpdated: Date? { get async }

  /// Whether the list should be fetched again.
  var isStale: Bool { get async }
}

extension EmojiIndexProtocol {
  /// Returns the emoji that match a query, the best match first.
  public func search(_ query: String) async -> [Emoji] { await search(query, ranking: .relevance) }
}

extension EmojiIndexProvider: EmojiIndexProtocol {
  /// Returns the emoji that match a query.
  ///
  /// It has no default argument, because the protocol has none.
  public func search(_ query: String, ranking: SearchRanking) async -> [Emoji] {
    await search(query, languages: [], ranking: ranking)
  }

  /// Returns the most used emoji of the list in their skin tones, the most used first.
  public func favorites() async -> [Emoji] { await favorites(nil) }

  /// The date when the list was last fetched or found unchanged; `nil` before the first load, and for the fallback.
  ///
  /// As in SwiftEmoji, it doesn't wait. `AlmanacEmoji`'s property with the same name waits for the list.
  public nonisolated var lastUpdated: Date? { updated }

  /// Creates a provider with names and keywords in a locale's language, like `EmojiIndexProvider(locale:)`.
  public static func recommended(locale: Locale = .current) -> EmojiIndexProvider { EmojiIndexProvider(locale: locale) }
}
