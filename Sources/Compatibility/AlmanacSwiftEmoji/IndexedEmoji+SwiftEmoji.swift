public import Almanac
public import AlmanacEmoji

extension IndexedEmoji {
  /// Creates an emoji with the given properties.
  public init(
    character: String,
    name: String,
    category: EmojiGroup,
    shortcodes: [String] = [],
    keywords: [String] = [],
    supportsSkinTone: Bool = false
  ) {
    self.init(
      EmojiRawEntry(
        character: character,
        name: name,
        category: category.rawValue,
        shortcodes: shortcodes,
        keywords: keywords,
        supportsSkinTone: supportsSkinTone
      )
    )
  }

  /// Creates an emoji whose name is the emoji itself, and whose category is `symbols`.
  public init(_ character: String) {
    self.init(character: character, name: character, category: .symbols)
  }

  /// Returns the emoji in the list of the shared provider, in any spelling, or `nil` if the list doesn't contain it.
  public static func lookup(_ character: String) async -> IndexedEmoji? {
    await EmojiIndexProvider.shared.emoji(for: character)
  }
}

extension EmojiRawEntry {
  /// Returns the entry's emoji, or `nil` if its category is not one of Unicode's groups.
  public func toEmoji() -> IndexedEmoji? {
    EmojiGroup(gemojiCategory: category) == nil ? nil : IndexedEmoji(self)
  }
}

extension EmojiGroup {
  /// Returns the group for a name in gemoji or an older list, in any case, or `nil` for another name.
  public static func from(gemojiCategory: String) -> EmojiGroup? { EmojiGroup(gemojiCategory: gemojiCategory) }
}
