#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  /// The settings of views for the grids and pickers in them.
  struct EmojiEnvironment: EnvironmentKey, Sendable {
    static let defaultValue = EmojiEnvironment()

    /// Creates a grid in a style.
    var makeGrid: @MainActor @Sendable (EmojiGridConfiguration) -> AnyView = {
      AnyView(DefaultEmojiGridStyle().makeGrid(configuration: $0))
    }

    /// The skin tone of emoji, or `nil` for the model's skin tone.
    var skinTone: SkinTone?

    /// The language of the names of emoji, or `nil` for the list's language.
    var language: String?
    var texts = EmojiTexts()

    /// The name of the coordinate space in which sections locate their headers, or `nil` if no picker needs this.
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
    /// It applies to grids and pickers. A list that doesn't contain the language is read in the list's language.
    public func emojiLanguage(_ language: String?) -> some View { environment(\.emoji.language, language) }

    /// Sets the strings of the grids and pickers in this view, which are English by default.
    public func emojiTexts(_ texts: EmojiTexts) -> some View { environment(\.emoji.texts, texts) }
  }
#endif
