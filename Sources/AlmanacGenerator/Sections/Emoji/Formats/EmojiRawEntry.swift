/// An entry of SwiftEmoji's lists: `{character, name, category, shortcodes, keywords, supportsSkinTone}`, of which
/// `character` and `name` must be there, and in the list of the emoji themselves `category`.
enum EmojiRawEntry {
  private static let keys = ["character", "name", "category", "shortcodes", "keywords", "supportsSkinTone"]

  static func read(_ entry: JSONValue, reporting diagnostics: inout [Diagnostic]) -> EmojiRecord? {
    var reader = JSONObjectReader(entry, name: "an emoji", keys: keys, rules: .data)
    defer { diagnostics += reader.diagnostics }
    guard let character = reader.required("character"), let name = reader.required("name") else { return nil }
    let supportsSkinTone = reader.boolean("supportsSkinTone")
    let location = reader.value("supportsSkinTone")?.location ?? entry.location
    return EmojiRecord(
      character: character,
      name: name,
      category: reader.string("category"),
      shortcodes: reader.strings("shortcodes") ?? [],
      keywords: reader.strings("keywords") ?? [],
      supportsSkinTone: supportsSkinTone.map { Located(value: $0, location: location) }
    )
  }
}
