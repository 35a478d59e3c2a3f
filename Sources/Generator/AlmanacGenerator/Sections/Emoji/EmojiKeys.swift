extension SectionSettings {
  /// Returns the settings for emoji with their characters as keys, instead of shortcodes or other spellings.
  func keyed(by characters: [String: String]) -> SectionSettings {
    let character = { (key: Located<String>) in key.map { characters[$0] ?? $0 } }
    var settings = self
    settings.include = LocatedTexts(include.located.map(character))
    settings.exclude = LocatedTexts(exclude.located.map(character))
    settings.names = KeyedSettings(names.entries.map { (character($0.key), $0.value) })
    settings.aliases = KeyedSettings(aliases.entries.map { (character($0.key), $0.value) }, uniquingKeysWith: +)
    return settings
  }

  /// Returns the record with the name and the additional shortcodes of settings with characters as keys.
  func applied(to record: EmojiRecord) -> EmojiRecord {
    var record = record
    let character = record.character.value
    let (name, shortcodes) = (names[character], aliases[character])
    if include.values.contains(character) || name != nil || shortcodes != nil { record.isOwn = true }
    record.name = name ?? record.name
    record.shortcodes += shortcodes ?? []
    return record
  }
}

extension [EmojiRecord] {
  /// The characters by the keys that the settings can use for them.
  var characters: [String: String] {
    var characters: [String: String] = [:]
    for record in self {
      let character = record.character.value
      let keys = [character] + record.shortcodes.map(\.value) + [EmojiSequence.key(character)].compactMap { $0 }
      for key in keys where characters[key] == nil { characters[key] = character }
    }
    return characters
  }
}
