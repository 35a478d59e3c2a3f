/// The settings for individual emoji, which refer to them by character or shortcode.
struct EmojiKeys {
  private let settings: SectionSettings

  /// The characters by key.
  private let characters: [String: String]

  // The settings by character.
  private let included: Set<String>
  private let excluded: Set<String>
  private let names: [String: Located<String>]
  private let aliases: [String: [Located<String>]]

  init(_ settings: SectionSettings, _ records: [EmojiRecord]) {
    self.settings = settings
    var keys: [String: String] = [:]
    for record in records {
      let character = record.character.value
      for key in [character] + record.shortcodes.map(\.value) where keys[key] == nil { keys[key] = character }
      if let key = EmojiSequence.key(character), keys[key] == nil { keys[key] = character }
    }
    characters = keys
    included = Set(settings.include.values.compactMap { keys[$0] })
    excluded = Set(settings.exclude.values.compactMap { keys[$0] })
    let named = settings.names.entries.compactMap { entry in keys[entry.key.value].map { ($0, entry.value) } }
    names = Dictionary(named) { first, _ in first }
    let aliased = settings.aliases.entries.compactMap { entry in keys[entry.key.value].map { ($0, entry.value) } }
    aliases = Dictionary(aliased, uniquingKeysWith: +)
  }

  func reportUnknownEntries(_ problems: Problems) {
    settings.reportUnknownEntries(among: Set(characters.keys), problems)
  }

  func uses(_ record: EmojiRecord) -> Bool {
    let character = record.character.value
    return (settings.include.values.isEmpty || included.contains(character)) && !excluded.contains(character)
  }

  /// The record with the name and the additional shortcodes of the settings.
  func applied(to record: EmojiRecord) -> EmojiRecord {
    var record = record
    let character = record.character.value
    if included.contains(character) || names[character] != nil || aliases[character] != nil { record.isOwn = true }
    if let name = names[character] { record.name = name }
    record.shortcodes += aliases[character] ?? []
    return record
  }
}
