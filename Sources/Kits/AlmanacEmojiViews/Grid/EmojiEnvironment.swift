#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  /// What views set for the grids and pickers in them.
  struct EmojiEnvironment: EnvironmentKey, Sendable {
    static let defaultValue = EmojiEnvironment()

    /// Creates a grid in a style.
    var makeGrid: @MainActor @Sendable (EmojiGridConfiguration) -> AnyView = {
      AnyView(DefaultEmojiGridStyle().makeGrid(configuration: $0))
    }

    /// The skin tone of emoji, or `nil` for that of the model.
    var skinTone: SkinTone?

    /// The language of the names of emoji, or `nil` for that of the list.
    var language: String?
    var texts = EmojiTexts()

    /// The name of the coordinate space in which sections measure where their headers are, or `nil` if nobody asks.
    var headerSpace: String?
  }

  extension EnvironmentValues {
    var emoji: EmojiEnvironment {
      get { self[EmojiEnvironment.self] }
      set { self[EmojiEnvironment.self] = newValue }
    }
  }

  extension View {
    /// Sets the style of the emoji grids in this view.
    public func emojiGridStyle(_ style: some EmojiGridStyle) -> some View {
      environment(\.emoji.makeGrid) { AnyView(style.makeGrid(configuration: $0)) }
    }

    /// Sets the skin tone of the emoji in the grids and pickers of this view.
    ///
    /// Users can choose another one for each emoji.
    public func emojiSkinTone(_ tone: SkinTone) -> some View { environment(\.emoji.skinTone, tone) }

    /// Sets the language (BCP 47) in which VoiceOver reads the names of emoji in this view.
    ///
    /// It applies to grids and pickers. A list that doesn't contain the language is read in its own.
    public func emojiLanguage(_ language: String?) -> some View { environment(\.emoji.language, language) }

    /// Sets the texts of the grids and pickers in this view, which are English by default.
    public func emojiTexts(_ texts: EmojiTexts) -> some View { environment(\.emoji.texts, texts) }
  }
#endif
