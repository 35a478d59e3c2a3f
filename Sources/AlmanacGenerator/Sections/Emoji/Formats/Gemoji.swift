/// An entry of gemoji's database: `{emoji, description, category, aliases, tags, unicode_version, ios_version,
/// skin_tones}`.
enum Gemoji {
  private static let keys = [
    "emoji", "description", "category", "aliases", "tags", "unicode_version", "ios_version", "skin_tones",
  ]

  static func read(_ entry: JSONValue, reporting diagnostics: inout [Diagnostic]) -> EmojiRecord? {
    var reader = JSONObjectReader(entry, name: "an emoji", keys: keys, rules: .data)
    defer { diagnostics += reader.diagnostics }
    let category = reader.string("category")
    let supportsSkinTone = reader.boolean("skin_tones") ?? false
    let location = reader.value("skin_tones")?.location ?? entry.location
    guard let character = reader.required("emoji"), let name = reader.required("description") else { return nil }
    return EmojiRecord(
      character: character,
      name: name,
      category: category,
      shortcodes: reader.strings("aliases") ?? [],
      keywords: reader.strings("tags") ?? [],
      supportsSkinTone: Located(value: supportsSkinTone, location: location),
      version: reader.string("unicode_version")
    )
  }
}
