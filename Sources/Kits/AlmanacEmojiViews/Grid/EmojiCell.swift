#if canImport(SwiftUI)
  import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  extension View {
    /// Makes a view a cell for VoiceOver, and adds the skin tone menu on long press or secondary click.
    ///
    /// The label is the name of the emoji, the value is its skin tone, and a selected cell has the trait "selected".
    /// VoiceOver opens the menu with an action. watchOS supports no menu on long press.
    @ViewBuilder
    public func emojiCell(_ configuration: EmojiCellConfiguration) -> some View {
      let cell = accessibilityLabel(Text(verbatim: configuration.label))
        .accessibilityValue(configuration.value)
        .accessibilityAddTraits(configuration.isSelected ? [.isButton, .isSelected] : .isButton)
      if let skinTones = configuration.skinTones {
        let cell = cell.accessibilityAction(named: Text(verbatim: skinTones.texts.skinTone)) { skinTones.open() }
        #if os(watchOS)
          cell
        #else
          cell.contextMenu {
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
