/// An entry of gemoji's list, without the fields that Almanac does not use.
struct GemojiEntry: Decodable {
  let emoji: String
  let description: String
  let category: String
  let aliases: [String]
  let tags: [String]
  let skinTones: Bool?

  private enum CodingKeys: String, CodingKey {
    case emoji, description, category, aliases, tags
    case skinTones = "skin_tones"
  }

  var rawEntry: EmojiRawEntry {
    EmojiRawEntry(
      character: emoji,
      name: description,
      category: category,
      shortcodes: aliases,
      keywords: tags,
      supportsSkinTone: skinTones ?? false
    )
  }
}
