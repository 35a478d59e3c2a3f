import Almanac

extension EmojiGridContent {
  /// The content without empty sections and without duplicate emoji in a section. Sections with the same identifier
  /// become one. Views need this, because they find a cell by its section and its emoji.
  var unique: EmojiGridContent {
    var order: [EmojiGridCategory] = []
    var emojis: [String: [IndexedEmoji]] = [:]
    for section in sections where !section.emojis.isEmpty {
      if emojis[section.id] == nil { order.append(section.category) }
      emojis[section.id, default: []] += section.emojis
    }
    let sections = order.map { category in
      EmojiGridSection(category: category, emojis: (emojis[category.id] ?? []).unique(by: \.key))
    }
    return EmojiGridContent(sections: sections, isSectioned: isSectioned, index: index)
  }

  /// Returns the emoji that the content contains, by key.
  func having(_ emojis: [String: String]) -> [String: String] {
    guard !emojis.isEmpty else { return [:] }
    if let index { return emojis.filter { index.emoji($0.value) != nil } }
    let keys = Set(sections.lazy.flatMap(\.emojis).map(\.key))
    return emojis.filter { keys.contains($0.key) }
  }
}

extension IndexedEmoji {
  /// The key that all skin tones and spellings of the emoji share.
  var key: String { Self.key(of: character) }

  /// Returns the key that all skin tones and spellings of an emoji share.
  static func key(of character: String) -> String { EmojiSequence.key(character) ?? character }

  /// The first skin tone in its spelling, or `nil` if there is none.
  var ownTone: SkinTone? {
    guard supportsSkinTone else { return nil }
    let scalars = character.unicodeScalars
    return scalars.lazy.compactMap { scalar in
      SkinTone.allCases.first { $0 != .none && $0.modifier.unicodeScalars.first == scalar }
    }.first
  }
}
