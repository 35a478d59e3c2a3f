/// All emoji, and their words in further languages.
struct EmojiList: Sendable {
  /// In the order of the data.
  let emoji: [Emoji]

  /// Sorted by language.
  let words: [EmojiWords]
}
