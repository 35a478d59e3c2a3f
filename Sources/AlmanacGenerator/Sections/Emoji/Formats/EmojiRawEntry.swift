/// SwiftEmoji's lists: `[{character, name, category, shortcodes, keywords, supportsSkinTone}]`. `character` and `name`
/// are required. In the list of the emoji, `category` is also required.
enum EmojiRawEntry {
  private static let keys = ["character", "name", "category", "shortcodes", "keywords", "supportsSkinTone"]

  static let format = Format<EmojiData>(
    "a list of {character, name, category, shortcodes, keywords, supportsSkinTone}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        let object = JSONObject(entry, named: "an emoji", keys: keys, rules: .data, problems)
        let (character, name) = (object.required("character"), object.required("name"))
        let category = object.string("category")
        let (shortcodes, keywords) = (object.strings("shortcodes") ?? [], object.strings("keywords") ?? [])
        let tones = object.boolean("supportsSkinTone")
        guard let character, let name else { continue }
        var record = EmojiRecord(character: character, name: name, category: category)
        (record.shortcodes, record.keywords) = (shortcodes, keywords)
        record.supportsSkinTone = tones.map {
          Located(value: $0, location: object.value("supportsSkinTone")?.location ?? entry.location)
        }
        data.emoji.append(record)
      }
    }
  )
}
