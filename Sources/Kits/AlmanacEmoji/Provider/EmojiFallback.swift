public import Almanac
public import Foundation

/// The list that a provider uses before it has fetched one. Its contents stay: a fetched list changes its emoji and
/// adds others.
public struct EmojiFallback: Sendable {
  /// Reads the list, or returns `nil` if there is no fallback.
  let index: @Sendable () throws -> EmojiIndex?

  /// Whether it is `ofAllProviders`, which can't be its own value.
  private(set) var isOfAllProviders = false

  private init(index: @escaping @Sendable () throws -> EmojiIndex?) { self.index = index }

  /// The value of `EmojiIndexProvider.fallback` when the provider loads its list.
  public static let ofAllProviders = {
    var fallback = EmojiFallback { try EmojiIndexProvider.fallback.index() }
    fallback.isOfAllProviders = true
    return fallback
  }()

  /// No fallback: the first use fetches a list.
  public static let none = EmojiFallback { nil }

  /// Returns a fallback with the emoji of a generated type, which are in the binary, with their words in all languages.
  public static func embedded(_ type: (some EmojiValue).Type) -> EmojiFallback {
    EmojiFallback { EmojiIndex(type) }
  }

  /// Returns a fallback with a file in the format of `EmojiRawEntry`, of gemoji, or of Unicode's `emoji-test.txt`.
  ///
  /// `language` is the language of its names (BCP 47), or `nil` if you don't know it.
  public static func file(_ url: URL, language: String? = nil) -> EmojiFallback {
    EmojiFallback { try EmojiIndex(EmojiDocument.entries(in: Data(contentsOf: url)), language: language) }
  }
}
