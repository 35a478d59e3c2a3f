#if canImport(SwiftUI)
  import Almanac
  public import SwiftUI

  /// What an `EmojiGridStyle` makes a cell of.
  public struct EmojiCellConfiguration {
    /// What the menu of skin tones does.
    struct SkinTones {
      let texts: EmojiTexts
      let choose: @MainActor (SkinTone) -> Void
      let open: @MainActor () -> Void
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
    let skinTones: SkinTones?

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

  extension View {
    /// Makes a view a cell for VoiceOver, and adds the menu of skin tones on a long press or a secondary click.
    ///
    /// The label is the name of the emoji, the value is its skin tone, and a selected cell has the trait "selected". VoiceOver
    /// opens the menu with an action. watchOS has no menu on long press.
    ///
    /// - Parameter configuration: The cell.
    public func emojiCell(_ configuration: EmojiCellConfiguration) -> some View {
      modifier(EmojiCellModifier(configuration: configuration))
    }
  }

  private struct EmojiCellModifier: ViewModifier {
    let configuration: EmojiCellConfiguration

    func body(content: Content) -> some View {
      let cell = content.accessibilityLabel(Text(verbatim: configuration.label))
        .accessibilityValue(configuration.value)
        .accessibilityAddTraits(configuration.isSelected ? [.isButton, .isSelected] : .isButton)
      if let skinTones = configuration.skinTones {
        #if os(watchOS)
          cell.accessibilityAction(named: Text(verbatim: skinTones.texts.skinTone)) { skinTones.open() }
        #else
          cell.accessibilityAction(named: Text(verbatim: skinTones.texts.skinTone)) { skinTones.open() }
            .contextMenu {
              EmojiSkinToneButtons(emoji: configuration.emoji, texts: skinTones.texts, choose: skinTones.choose)
            }
        #endif
      } else {
        cell
      }
    }
  }

  /// A button for each skin tone of an emoji.
  struct EmojiSkinToneButtons: View {
    let emoji: IndexedEmoji
    let texts: EmojiTexts
    let choose: @MainActor (SkinTone) -> Void

    var body: some View {
      ForEach(SkinTone.allCases) { tone in
        Button {
          choose(tone)
        } label: {
          Text(verbatim: "\(emoji.toned(tone).character) \(texts.name(of: tone))")
        }
      }
    }
  }
#endif
