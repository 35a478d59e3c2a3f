/// gemoji's database: `[{emoji, description, category, aliases, tags, unicode_version, ios_version, skin_tones}]`.
enum Gemoji {
  private static let keys = [
    "emoji", "description", "category", "aliases", "tags", "unicode_version", "ios_version", "skin_tones",
  ]

  static let format = Format<EmojiData>(
    where: { $0.elements?.isEmpty == false && $0.isList(withAnyOf: ["emoji"]) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        let object = JSONObject(entry, named: EmojiRecord.entryName, keys: keys, rules: .data, problems)
        let category = object.string("category")
        let tones = object.boolean("skin_tones") ?? Located(value: false, location: entry.location)
        let (shortcodes, keywords) = (object.strings("aliases") ?? [], object.strings("tags") ?? [])
        let version = object.string("unicode_version")
        guard let character = object.required("emoji"), let name = object.required("description") else { continue }
        var record = EmojiRecord(character: character, name: name, category: category)
        (record.shortcodes, record.keywords, record.version) = (shortcodes, keywords, version)
        record.supportsSkinTone = tones
        data.records.append(record)
      }
    }
  )
}
