/// SwiftEmoji's lists: `[{character, name, category, shortcodes, keywords, supportsSkinTone}]`. `character` and `name`
/// are required. In the list of the emoji, `category` is also required.
///
/// Almanac's own format has the same keys, and `unicodeVersion`. SwiftEmoji writes all its keys of each entry, and
/// "Unknown" if it does not know the category. An own list has no reason to name that category.
enum EmojiRawEntry {
  private static let keys = ["character", "name", "category", "shortcodes", "keywords", "supportsSkinTone"]

  /// SwiftEmoji's word for a category that it does not know.
  static let unknownCategory = "Unknown"

  static let format = Format<EmojiData>(
    "a list of {character, name, category, shortcodes, keywords, supportsSkinTone}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      let isOwn = !isSwiftEmoji(root)
      for entry in root.elements ?? [] {
        let object = JSONObject(entry, named: "an emoji", keys: keys + ["unicodeVersion"], rules: .data, problems)
        let (character, name) = (object.required("character"), object.required("name"))
        let category = object.string("category")
        let (shortcodes, keywords) = (object.strings("shortcodes") ?? [], object.strings("keywords") ?? [])
        let tones = object.boolean("supportsSkinTone")
        let version = object.string("unicodeVersion")
        guard let character, let name else { continue }
        var record = EmojiRecord(isOwn: isOwn, character: character, name: name, category: category)
        (record.shortcodes, record.keywords, record.version) = (shortcodes, keywords, version)
        record.supportsSkinTone = tones.map {
          Located(value: $0, location: object.value("supportsSkinTone")?.location ?? entry.location)
        }
        data.records.append(record)
      }
    }
  )

  /// Whether SwiftEmoji wrote a list.
  private static func isSwiftEmoji(_ root: JSONValue) -> Bool {
    let entries = root.elements ?? []
    return entries.contains { $0["category"]?.text?.value == unknownCategory }
      && entries.allSatisfy { entry in keys.allSatisfy { entry[$0] != nil } }
  }
}
