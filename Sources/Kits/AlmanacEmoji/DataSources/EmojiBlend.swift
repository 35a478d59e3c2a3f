/// The emoji of several lists, with the properties that each list contributes.
struct EmojiBlend {
  /// The properties that a list's entry contributes to its emoji.
  private struct Part {
    let entry: EmojiRawEntry
    let facts: EmojiContribution
    let language: String?

    /// The words in other languages.
    var localizations: [(key: String, value: EmojiLocalization)] {
      // The entry itself can come from a blend.
      let others = facts.isDisjoint(with: [.keywords, .localization]) ? [:] : entry.localizations
      guard facts.contains(.localization), let language else { return Array(others) }
      return [(language, EmojiLocalization(name: entry.name, keywords: entry.keywords))] + others
    }
  }

  private let key: (String) -> String
  private var rows: [String: Int] = [:]
  private var emoji: [(giver: EmojiRawEntry, parts: [Part])] = []

  /// - Parameter key: Returns the key that all entries of an emoji share.
  init(key: @escaping (String) -> String = IndexedEmoji.key) { self.key = key }

  /// Adds the emoji of a list that are new, without their properties.
  mutating func addEmoji(of list: [EmojiRawEntry]) {
    for entry in list {
      let key = key(entry.character)
      guard rows[key] == nil else { continue }
      rows[key] = emoji.count
      emoji.append((entry, []))
    }
  }

  /// Adds a list's properties to the emoji in the blend.
  mutating func addFacts(of list: [EmojiRawEntry], _ facts: EmojiContribution, language: String? = nil) {
    for entry in list {
      guard let row = rows[key(entry.character)] else { continue }
      emoji[row].parts.append(Part(entry: entry, facts: facts, language: language))
    }
  }

  /// The entries, one for each emoji.
  var entries: [EmojiRawEntry] {
    emoji.map { giver, parts in
      let entries = { (fact: EmojiContribution) in parts.filter { $0.facts.contains(fact) }.map(\.entry) }
      let categories = entries(.categories).map(\.category)
      return EmojiRawEntry(
        character: giver.character,
        name: (entries(.names).first ?? giver).name,
        category: categories.first { $0 != EmojiDocument.unknownCategory } ?? EmojiDocument.unknownCategory,
        shortcodes: entries(.shortcodes).flatMap(\.shortcodes).unique(by: \.self),
        keywords: entries(.keywords).flatMap(\.keywords).unique(by: \.self),
        supportsSkinTone: (entries(.skinTones).first ?? giver).supportsSkinTone,
        localizations: Dictionary(grouping: parts.flatMap(\.localizations), by: \.key).compactMapValues { words in
          let keywords = words.flatMap(\.value.keywords).unique(by: \.self)
          return words.first.map { EmojiLocalization(name: $0.value.name, keywords: keywords) }
        }
      )
    }
  }
}

extension Array {
  /// Returns the elements in order, without elements whose key has occurred before.
  func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
