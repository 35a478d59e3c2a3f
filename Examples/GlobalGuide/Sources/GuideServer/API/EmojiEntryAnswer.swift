import Almanac
import Guide
import GuideData

/// An emoji for the picker.
struct EmojiEntryAnswer: Encodable {
  /// What it is called, and found by.
  struct Words: Encodable {
    let name: String
    let keywords: [String]
  }

  let character: String
  let name: String
  let group: String
  let shortcodes: [String]
  let keywords: [String]

  /// The words in English, if the others are in another language.
  let english: Words?

  /// The emoji in the five skin tones, if it has them.
  let tones: [String]?

  init(_ emoji: Emoji, in language: GuideLanguage, _ keywords: [[String]]?) {
    let english = Words(name: emoji.name, keywords: emoji.keywords)
    let name = language == .english ? nil : emoji.name(in: language.rawValue)
    character = emoji.character
    self.name = name ?? english.name
    group = emoji.category.rawValue
    shortcodes = emoji.shortcodes
    self.keywords = name.flatMap { _ in keywords?[Int(emoji._tableIndex)] } ?? english.keywords
    self.english = name.map { _ in english }
    tones = emoji.supportsSkinTone ? SkinTone.allCases.dropFirst().map(emoji.withSkinTone) : nil
  }
}
