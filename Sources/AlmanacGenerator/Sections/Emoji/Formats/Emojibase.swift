/// An entry of emojibase's `data.json` (or `compact.json`, which has `unicode` for `emoji`).
enum Emojibase {
  private static let keys = [
    "annotation", "emoji", "emoticon", "gender", "group", "hexcode", "label", "name", "order", "shortcodes", "skins",
    "subgroup", "tags", "text", "tone", "type", "unicode", "version",
  ]

  /// The names of the groups by their numbers. The third has the parts that tones and hair are made of.
  private static let groups = [
    "Smileys & Emotion", "People & Body", nil, "Animals & Nature", "Food & Drink", "Travel & Places", "Activities",
    "Objects", "Symbols", "Flags",
  ]

  static func read(_ entry: JSONValue, reporting diagnostics: inout [Diagnostic]) -> EmojiRecord? {
    var reader = JSONObjectReader(entry, name: "an emoji", keys: keys, rules: .data)
    defer { diagnostics += reader.diagnostics }
    // Letters of regions and the like stand without a group: they are no emoji alone.
    guard let group = reader.integer("group", in: 0...groups.count - 1), let category = groups[group.value] else {
      return nil
    }
    let character = reader.value("emoji") == nil ? reader.required("unicode") : reader.string("emoji")
    guard let character, let name = reader.required("label") else { return nil }
    var record = EmojiRecord(character: character, name: name)
    record.category = Located(value: category, location: group.location)
    record.keywords = reader.strings("tags") ?? []
    record.shortcodes = reader.strings("shortcodes") ?? []
    let skins = reader.value("skins")
    record.supportsSkinTone = Located(
      value: skins?.elements?.isEmpty == false,
      location: skins?.location ?? entry.location
    )
    record.version = reader.number("version").map { Located(value: "\($0.value)", location: $0.location) }
    return record
  }
}
