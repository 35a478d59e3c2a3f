import Almanac
import Guide
import GuideEmoji

/// An emoji for the picker.
struct EmojiEntryAnswer: Encodable {
  let character: String
  let name: String
  let group: String
  let shortcodes: [String]
  let keywords: [String]

  /// The emoji in the five skin tones, if it has them.
  let tones: [String]?

  /// The emoji that match a query in a language or in English, with names in the language. An empty query matches all.
  static func found(_ query: String, in language: GuideLanguage) -> [EmojiEntryAnswer] {
    let languages = language == .english ? ["en"] : [language.rawValue, "en"]
    return Emoji.search(String(query.prefix(100)), languages: languages).map { emoji in
      EmojiEntryAnswer(
        character: emoji.character,
        name: emoji.name(in: language.rawValue) ?? emoji.name,
        group: emoji.category.rawValue,
        shortcodes: emoji.shortcodes,
        keywords: emoji.keywords,
        tones: emoji.supportsSkinTone ? SkinTone.allCases.dropFirst().map(emoji.withSkinTone) : nil
      )
    }
  }
}
