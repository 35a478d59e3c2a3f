/// SwiftEmoji's lists: `[{character, name, category, shortcodes, keywords, supportsSkinTone}]`. `character` and `name`
/// are required. In the list of the emoji, `category` is also required.
///
/// Almanac's own format uses the same keys, and `unicodeVersion`. SwiftEmoji writes all its keys of each entry, and
/// "Unknown" if it doesn't know the category. A user's own list has no reason to name that category.
enum EmojiRawEntry {
  private static let keys = EmojiField.allCases.filter { $0 != .unicodeVersion }.map(\.rawValue)

  /// SwiftEmoji's word for a category that it doesn't know.
  static let unknownCategory = "Unknown"

  static let format = Format<EmojiData>(
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      let isOwn = !isSwiftEmoji(root)
      for entry in root.elements ?? [] {
        let known = EmojiField.allCases.map(\.rawValue)
        let object = JSONObject(entry, named: EmojiRecord.entryName, keys: known, rules: .data, problems)
        if let record = EmojiRecord(object, isOwn: isOwn) { data.records.append(record) }
      }
    }
  )

  private static func isSwiftEmoji(_ root: JSONValue) -> Bool {
    let entries = root.elements ?? []
    return entries.contains { $0["category"]?.text?.value == unknownCategory }
      && entries.allSatisfy { entry in keys.allSatisfy { entry[$0] != nil } }
  }
}
