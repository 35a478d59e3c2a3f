public import AlmanacEmoji
public import Foundation

extension EmojiIndexProvider {
  /// The date when the list was last fetched or found unchanged; `nil` before the first load, and for the fallback.
  ///
  /// In SwiftEmoji, this doesn't wait. The property of `AlmanacEmoji` with the same name waits for the list.
  public nonisolated var lastUpdated: Date? { updated }

  /// Creates a provider with names and keywords in the language of a locale: `EmojiIndexProvider(locale:)`.
  public static func recommended(locale: Locale = .current) -> EmojiIndexProvider { EmojiIndexProvider(locale: locale) }
}
