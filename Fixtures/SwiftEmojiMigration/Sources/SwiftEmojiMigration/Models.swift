import SwiftEmojiIndex

private let wave = Emoji(
  character: "👋",
  name: "waving hand",
  category: .peopleAndBody,
  shortcodes: ["wave"],
  keywords: ["hello", "bye"],
  supportsSkinTone: true
)

/// The type `Emoji`.
extension Snippet {
  static var emoji: [Snippet] {
    [
      Snippet("Emoji", expects: "👋", "waving hand", "peopleAndBody", "[\"wave\"]", "[\"hello\", \"bye\"]", "true") {
        [wave.character, wave.name, wave.category, wave.shortcodes, wave.keywords, wave.supportsSkinTone]
      },
      Snippet("Emoji.init with defaults", expects: "fire", "[]", "[]", "false") {
        let fire = Emoji(character: "🔥", name: "fire", category: .travelAndPlaces)
        return [fire.name, fire.shortcodes, fire.keywords, fire.supportsSkinTone]
      },
      Snippet("Emoji.init(_:)", expects: "🎨", "🎨", "symbols", "[]", "[]", "false") {
        let palette = Emoji("🎨")
        return [
          palette.character, palette.name, palette.category, palette.shortcodes, palette.keywords,
          palette.supportsSkinTone,
        ]
      },
      Snippet("Emoji.lookup(_:)", expects: "grinning face", "nil") {
        let known = await Emoji.lookup("😀")
        let unknown = await Emoji.lookup("abc")
        return [known?.name, unknown?.name]
      },
      Snippet("Emoji.id", expects: "👋") { [wave.id] },
      Snippet("Emoji.description", expects: "👋", "👋") { [wave.description, String(describing: wave)] },
      Snippet("Emoji is Codable", expects: "true", "[\"wave\"]") {
        let decoded = try copy(wave)
        return [decoded == wave, decoded.shortcodes]
      },
      Snippet("Emoji is Hashable", expects: "1", "true", "true") {
        let other = Emoji(character: "👍", name: "waving hand", category: .peopleAndBody)
        return [Set([wave, wave]).count, wave.hashValue == (try copy(wave)).hashValue, wave != other]
      },
      Snippet("Emoji.withSkinTone(_:)", expects: "👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿", "🔥") {
        let fire = Emoji(character: "🔥", name: "fire", category: .travelAndPlaces)
        return SkinTone.allCases.map { wave.withSkinTone($0) } + [fire.withSkinTone(.dark)]
      },
      Snippet("a character and a modifier", expects: "true") {
        [SkinTone.allCases.allSatisfy { wave.withSkinTone($0) == wave.character + $0.modifier }]
      },
    ]
  }
}

/// The type `EmojiCategory`.
extension Snippet {
  static var categories: [Snippet] {
    [
      Snippet("EmojiCategory.allCases", expects: "9", "true") {
        let cases: [EmojiCategory] = [
          .smileysAndEmotion, .peopleAndBody, .animalsAndNature, .foodAndDrink, .travelAndPlaces, .activities, .objects,
          .symbols, .flags,
        ]
        return [EmojiCategory.allCases.count, EmojiCategory.allCases == cases]
      },
      Snippet("EmojiCategory.rawValue", expects: "Smileys & Emotion", "foodAndDrink", "nil") {
        [
          EmojiCategory.smileysAndEmotion.rawValue, EmojiCategory(rawValue: "Food & Drink"),
          EmojiCategory(rawValue: "Drinks"),
        ]
      },
      Snippet("EmojiCategory.displayName", expects: "Travel & Places", "Flags") {
        [EmojiCategory.travelAndPlaces.displayName, EmojiCategory.flags.displayName]
      },
      Snippet("EmojiCategory.symbolName", expects: "true") {
        [EmojiCategory.allCases.allSatisfy { !$0.symbolName.isEmpty && !$0.symbolName.contains(" ") }]
      },
      Snippet("EmojiCategory.id", expects: "Animals & Nature") { [EmojiCategory.animalsAndNature.id] },
      Snippet("EmojiCategory.from(gemojiCategory:)", expects: "peopleAndBody", "animalsAndNature", "flags", "nil") {
        ["People & Body", "nature", "fLaGs", "emotions"].map { EmojiCategory.from(gemojiCategory: $0) }
      },
      Snippet("EmojiCategory is Codable", expects: "true") {
        [try copy(EmojiCategory.allCases) == EmojiCategory.allCases]
      },
    ]
  }
}

/// The type `SkinTone`.
extension Snippet {
  static var skinTones: [Snippet] {
    [
      Snippet("SkinTone.allCases", expects: "[none, light, mediumLight, medium, mediumDark, dark]") {
        ["[" + SkinTone.allCases.map { "\($0)" }.joined(separator: ", ") + "]"]
      },
      Snippet("SkinTone.displayName", expects: "Default", "Medium-Light") {
        [SkinTone.none.displayName, SkinTone.mediumLight.displayName]
      },
      Snippet("SkinTone.example", expects: "✋", "✋🏾") { [SkinTone.none.example, SkinTone.mediumDark.example] },
      Snippet("SkinTone.modifier", expects: "", "\u{1F3FB}", "\u{1F3FF}") {
        [SkinTone.none.modifier, SkinTone.light.modifier, SkinTone.dark.modifier]
      },
      Snippet("SkinTone.id", expects: "none", "mediumDark") { [SkinTone.none.id, SkinTone.mediumDark.id] },
      Snippet("SkinTone is Codable", expects: "true") { [try copy(SkinTone.allCases) == SkinTone.allCases] },
    ]
  }
}
