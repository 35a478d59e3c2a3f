import Almanac

/// The properties of an emoji cell, passed to an `EmojiGridStyle`.
public struct EmojiCellConfiguration {
  /// The strings and actions of the skin tone menu.
  package struct SkinTones {
    package let texts: EmojiTexts
    package let choose: @MainActor (SkinTone) -> Void
    package let open: @MainActor () -> Void
  }

  /// The emoji in its skin tone.
  public let emoji: IndexedEmoji

  /// Whether the emoji is selected.
  public let isSelected: Bool

  /// Whether emoji can be selected.
  public let isSelectable: Bool

  /// Whether the cell has the keyboard focus.
  public internal(set) var isFocused = false

  /// A closure that uses, selects or deselects the emoji.
  public let onTap: @MainActor () -> Void

  /// The language (BCP 47) of the label, or `nil` for the list's language.
  var language: String?

  /// The skin tone menu, or `nil` if the emoji doesn't support skin tones.
  package internal(set) var skinTones: SkinTones?

  /// Creates the configuration of a cell without a skin tone menu.
  public init(emoji: IndexedEmoji, isSelected: Bool, isSelectable: Bool, onTap: @escaping @MainActor () -> Void) {
    self.emoji = emoji
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    self.onTap = onTap
  }

  /// The name for VoiceOver, in the language of the grid.
  public var label: String { language.flatMap { emoji.name(in: $0) } ?? emoji.name }

  /// The skin tone's name for VoiceOver, or an empty string if there is none.
  public var value: String {
    guard let skinTones, let tone = emoji.ownTone else { return "" }
    return skinTones.texts.name(of: tone)
  }
}
