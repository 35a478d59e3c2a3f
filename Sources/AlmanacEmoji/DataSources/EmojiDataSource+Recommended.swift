public import Foundation

extension EmojiDataSource where Self == BlendedEmojiDataSource {
  /// gemoji's emoji with CLDR's names and keywords in the language of a locale.
  ///
  /// Shortcodes, categories and order are gemoji's. So are the names that CLDR does not have, and further keywords.
  public static func recommended(for locale: Locale) -> BlendedEmojiDataSource {
    BlendedEmojiDataSource([
      BlendedEmojiDataSource.Part(CLDREmojiDataSource(locale: locale), contributes: [.names, .keywords]),
      BlendedEmojiDataSource.Part(GemojiDataSource.shared),
    ])
  }
}
