public import Almanac

/// An emoji of a provider: what was fetched, cached or embedded says of it.
public struct IndexedEmoji: Hashable, Identifiable, Sendable {
  /// The emoji itself.
  public let character: String

  /// Its name, such as "grinning face".
  public let name: String

  /// Its category; `nil` where the source names one that Unicode does not have.
  public let category: EmojiGroup?

  /// Shortcodes without colons, the usual one first.
  public let shortcodes: [String]

  /// Words that one may search it by, besides its name.
  public let keywords: [String]

  /// Whether Unicode gives it skin tones.
  public let supportsSkinTone: Bool

  /// The emoji that an entry describes.
  public init(_ entry: EmojiRawEntry) {
    character = entry.character
    name = entry.name
    category = EmojiGroup(gemojiCategory: entry.category)
    shortcodes = entry.shortcodes
    keywords = entry.keywords
    supportsSkinTone = entry.supportsSkinTone
  }

  /// The emoji itself.
  public var id: String { character }

  /// The emoji in a skin tone; the emoji itself where it takes none.
  public func withSkinTone(_ tone: SkinTone) -> String {
    supportsSkinTone ? EmojiSequence.text(character, in: tone) : character
  }
}
