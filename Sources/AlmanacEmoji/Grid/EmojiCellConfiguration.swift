import Almanac

/// What an `EmojiGridStyle` makes a cell of.
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

  /// Whether the cell has the focus of the keyboard.
  public let isFocused: Bool

  /// Uses, selects or deselects the emoji.
  public let onTap: @MainActor () -> Void

  private let language: String?
  package let skinTones: SkinTones?

  /// Makes the configuration of a cell without a menu of skin tones.
  public init(emoji: IndexedEmoji, isSelected: Bool, isSelectable: Bool, onTap: @escaping @MainActor () -> Void) {
    self.init(
      emoji: emoji,
      isSelected: isSelected,
      isSelectable: isSelectable,
      isFocused: false,
      language: nil,
      skinTones: nil,
      onTap: onTap
    )
  }

  init(
    emoji: IndexedEmoji,
    isSelected: Bool,
    isSelectable: Bool,
    isFocused: Bool,
    language: String?,
    skinTones: SkinTones?,
    onTap: @escaping @MainActor () -> Void
  ) {
    self.emoji = emoji
    self.isSelected = isSelected
    self.isSelectable = isSelectable
    self.isFocused = isFocused
    self.language = language
    self.skinTones = emoji.supportsSkinTone ? skinTones : nil
    self.onTap = onTap
  }

  /// The name for VoiceOver, in the language of the grid.
  public var label: String { language.flatMap { emoji.name(in: $0) } ?? emoji.name }

  /// The name of the skin tone for VoiceOver. It is empty if there is none.
  public var value: String {
    guard let skinTones, let tone = emoji.ownTone else { return "" }
    return skinTones.texts.name(of: tone)
  }
}
