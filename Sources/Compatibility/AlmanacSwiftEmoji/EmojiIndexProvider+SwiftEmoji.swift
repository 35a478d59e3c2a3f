public import AlmanacEmoji
public import Foundation

extension EmojiIndexProvider {
  /// The date when the list was last fetched or found unchanged; `nil` before the first load, and for the fallback.
  ///
  /// As in SwiftEmoji, it doesn't wait. `AlmanacEmoji`'s property with the same name waits for the list.
  public nonisolated var lastUpdated: Date? { updated }

  /// Creates a provider with names and keywords in a locale's language, like `EmojiIndexProvider(locale:)`.
  public static func recommended(locale: Locale = .current) -> EmojiIndexProvider { EmojiIndexProvider(locale: locale) }
}
