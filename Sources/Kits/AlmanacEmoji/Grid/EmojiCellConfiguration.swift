import Almanac

/// The properties of an emoji cell, passed to an `EmojiGridStyle`.
public struct EmojiCellConfiguration {
  /// What the menu of skin tones does.
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

  /// The language (BCP 47) of the label, or `nil` for that of the list.
  var language: String?

  /// The menu of skin tones, or `nil` if the emoji supports none.
  package internal(set) var skinTones: SkinTones?

  /// Creates the configuration of a cell without a menu of skin tones.
  public init(emoji: IndexedEmoji, isSelected: Bool, isSelectable: Bool, onTap: @escaping @MainActor () -> Void) {
    self.emoji = emoji
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    self.onTap = onTap
  }

  /// The name for VoiceOver, in the language of the grid.
  public var label: String { language.flatMap { emoji.name(in: $0) } ?? emoji.name }

  /// The name of the skin tone for VoiceOver, empty if there is none.
  public var value: String {
    guard let skinTones, let tone = emoji.ownTone else { return "" }
    return skinTones.texts.name(of: tone)
  }
}
