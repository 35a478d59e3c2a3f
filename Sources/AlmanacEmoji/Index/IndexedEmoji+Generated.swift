public import Almanac

extension IndexedEmoji {
  /// Makes an emoji of one of a generated type. It reads its facts from the tables in the binary.
  ///
  /// - Complexity: O(1), except for the first emoji of a type: see `EmojiIndex.init(_:)`.
  public init(_ emoji: some EmojiValue) { self = EmojiIndex(type(of: emoji)).emoji(emoji) }

  /// The emoji of a generated type, in the same order.
  ///
  /// - Complexity: O(number of emoji), some microseconds for 1,870.
  static func list<Emoji: EmojiValue>(_ emojis: [Emoji]) -> [IndexedEmoji] {
    let index = EmojiIndex(Emoji.self)
    return emojis.map { index.emoji($0) }
  }
}
