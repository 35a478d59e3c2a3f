/// The fields of an emoji in Almanac's own format: those of SwiftEmoji's lists, and `unicodeVersion`.
enum EmojiField: String, CaseIterable {
  case character, name, category, shortcodes, keywords, supportsSkinTone, unicodeVersion

  /// The label of a value in `explain`.
  var label: String {
    switch self {
    case .character: "emoji"
    case .name, .category: rawValue
    case .shortcodes: "shortcode"
    case .keywords: "keyword"
    case .supportsSkinTone: "skin tones"
    case .unicodeVersion: "version"
    }
  }

  /// Reads the field of an entry. Returns `false` if it has reported that the field is missing or isn't a string, and
  /// the entry can't be used without it.
  func read(_ object: JSONObject, into record: inout EmojiRecord) -> Bool {
    let key = rawValue
    switch self {
    case .character:
      guard let character = object.required(key) else { return false }
      record.character = character
    case .name:
      guard let name = object.required(key) else { return false }
      record.name = name
    case .category:
      record.category = object.string(key)
      return !object.hasWrongType(key)
    case .shortcodes: record.shortcodes = object.strings(key) ?? []
    case .keywords: record.keywords = object.strings(key) ?? []
    case .supportsSkinTone: record.supportsSkinTone = object.boolean(key)
    case .unicodeVersion: record.version = object.string(key)
    }
    return true
  }

  /// Adds the field to a line of a list, with the name and the keywords in the language of the list.
  func write(_ emoji: Emoji, name: String, keywords: [String], to line: inout JSONLine) {
    let key = rawValue
    switch self {
    case .character: line.add(key, emoji.character)
    case .name: line.add(key, name)
    case .category: line.add(key, emoji.category)
    case .shortcodes: line.add(key, emoji.shortcodes)
    case .keywords: line.add(key, keywords)
    case .supportsSkinTone: line.add(key, emoji.supportsSkinTone)
    case .unicodeVersion: if let version = emoji.version { line.add(key, version) }
    }
  }

  /// Returns the facts that `explain` prints about the field.
  func facts(of emoji: Emoji) -> [Fact] {
    let record = emoji.record
    switch self {
    case .character: return [Fact(label, record.character)]
    case .name: return [Fact(label, emoji.name)]
    case .category: return [Fact(label, emoji.category, at: record.category?.location)]
    case .shortcodes: return Fact.list(label, record.shortcodes)
    case .keywords: return Fact.list(label, record.keywords)
    case .supportsSkinTone:
      return [Fact(label, emoji.supportsSkinTone ? "yes" : "no", at: record.supportsSkinTone?.location)]
    case .unicodeVersion: return Fact.list(label, [record.version])
    }
  }
}
