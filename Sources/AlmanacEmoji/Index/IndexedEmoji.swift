public import Almanac

/// An emoji of a provider, with the facts of its list.
public struct IndexedEmoji: Hashable, Identifiable, Sendable {
  /// The emoji.
  public let character: String

  /// The name, such as "grinning face".
  public let name: String

  /// The group of Unicode, or `nil` if the source names another category.
  public let category: EmojiGroup?

  /// Shortcodes without colons, the usual one first.
  public let shortcodes: [String]

  /// Words to search for, in addition to the name.
  public let keywords: [String]

  /// Whether the emoji supports skin tones.
  public let supportsSkinTone: Bool

  /// Makes an emoji of an entry.
  public init(_ entry: EmojiRawEntry) {
    character = entry.character
    name = entry.name
    category = EmojiGroup(gemojiCategory: entry.category)
    shortcodes = entry.shortcodes
    keywords = entry.keywords
    supportsSkinTone = entry.supportsSkinTone
  }

  /// The emoji.
  public var id: String { character }

  /// The emoji in a skin tone, or without one if it does not support skin tones.
  public func withSkinTone(_ tone: SkinTone) -> String {
    supportsSkinTone ? EmojiSequence.text(character, in: tone) : character
  }
}
