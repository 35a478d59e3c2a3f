#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  private struct StyleKey: EnvironmentKey { static let defaultValue: AnyEmojiGridStyle? = nil }
  private struct SkinToneKey: EnvironmentKey { static let defaultValue: SkinTone? = nil }
  private struct LanguageKey: EnvironmentKey { static let defaultValue: String? = nil }
  private struct TextsKey: EnvironmentKey { static let defaultValue = EmojiTexts() }
  private struct HeaderSpaceKey: EnvironmentKey { static let defaultValue: String? = nil }

  extension EnvironmentValues {
    /// The style of emoji grids, or `nil` for the default style.
    var emojiGridStyle: AnyEmojiGridStyle? {
      get { self[StyleKey.self] }
      set { self[StyleKey.self] = newValue }
    }

    /// The skin tone of emoji, or `nil` for that of the model.
    var emojiSkinTone: SkinTone? {
      get { self[SkinToneKey.self] }
      set { self[SkinToneKey.self] = newValue }
    }

    /// The language of the names of emoji, or `nil` for that of the list.
    var emojiLanguage: String? {
      get { self[LanguageKey.self] }
      set { self[LanguageKey.self] = newValue }
    }

    /// The texts of grids and pickers.
    var emojiTexts: EmojiTexts {
      get { self[TextsKey.self] }
      set { self[TextsKey.self] = newValue }
    }

    /// The name of the coordinate space in which sections measure where their headers are, or `nil` if nobody asks.
    var emojiHeaderSpace: String? {
      get { self[HeaderSpaceKey.self] }
      set { self[HeaderSpaceKey.self] = newValue }
    }
  }

  extension View {
    /// Sets the skin tone of the emoji in the grids and pickers of this view. Users can choose another one for each emoji.
    public func emojiSkinTone(_ tone: SkinTone) -> some View { environment(\.emojiSkinTone, tone) }

    /// Sets the language in which VoiceOver reads the names of emoji in the grids and pickers of this view.
    ///
    /// - Parameter language: The language (BCP 47). If the list does not have it, the language of the list.
    public func emojiLanguage(_ language: String?) -> some View { environment(\.emojiLanguage, language) }

    /// Sets the texts of the grids and pickers in this view. They are English until you set others.
    public func emojiTexts(_ texts: EmojiTexts) -> some View { environment(\.emojiTexts, texts) }
  }
#endif
