/// emojibase's `data.json`, or its `compact.json`, which has the key `unicode` instead of `emoji`.
enum Emojibase {
  private static let keys = [
    "annotation", "emoji", "emoticon", "gender", "group", "hexcode", "label", "name", "order", "shortcodes", "skins",
    "subgroup", "tags", "text", "tone", "type", "unicode", "version",
  ]

  /// The index of the group of components, such as skin tones and hair, which is third in Unicode's list.
  private static let componentGroup = 2

  static let format = Format<EmojiData>(
    where: { $0.elements?.isEmpty == false && $0.isList(withAnyOf: ["hexcode"]) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        if let record = read(JSONObject(entry, named: EmojiRecord.entryName, keys: keys, rules: .data, problems)) {
          data.records.append(record)
        }
      }
    }
  )

  private static func read(_ object: JSONObject) -> EmojiRecord? {
    var groups = EmojiGroup.allCases.map(\.rawValue)
    groups.insert("Component", at: componentGroup)
    let group = object.integer("group", in: 0...groups.count - 1)
    if group?.value == componentGroup || group == nil && object.value("group") != nil { return nil }
    let character = object.value("emoji") == nil ? object.required("unicode") : object.string("emoji")
    guard let character, let name = object.required("label") else { return nil }
    // Regional indicators and the like have no group, because they are not emoji by themselves.
    if group == nil, !EmojiCharacter.isEmoji(character.value) { return nil }
    var record = EmojiRecord(character: character, name: name)
    record.category = group?.map { groups[$0] }
    if group == nil { record.unknownCategory = character.map { _ in "" } }
    record.keywords = object.strings("tags") ?? []
    record.shortcodes = object.strings("shortcodes") ?? []
    let skins = object.value("skins")
    record.supportsSkinTone = Located(
      value: skins?.elements?.isEmpty == false,
      location: skins?.location ?? object.location
    )
    record.version = object.number("version")?.map { "\($0)" }
    return record
  }
}
