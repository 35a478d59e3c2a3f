/// The emoji of several lists, with the facts that each list contributes.
struct EmojiBlend {
  private let key: (String) -> String
  private var emoji: [BlendedEmoji] = []
  private var rows: [String: Int] = [:]

  /// - Parameter key: What is the same for all entries of an emoji.
  init(key: @escaping (String) -> String = IndexedEmoji.key) { self.key = key }

  /// The entries, one for each emoji.
  var entries: [EmojiRawEntry] { emoji.map(\.entry) }

  /// Adds the emoji of a list that are new, without their facts.
  mutating func addEmoji(of list: [EmojiRawEntry]) {
    for entry in list {
      let key = key(entry.character)
      guard rows[key] == nil else { continue }
      rows[key] = emoji.count
      emoji.append(BlendedEmoji(entry))
    }
  }

  /// Adds facts of a list to the emoji that are there.
  mutating func addFacts(of list: [EmojiRawEntry], _ facts: EmojiContribution, language: String? = nil) {
    for entry in list {
      if let row = rows[key(entry.character)] { emoji[row].add(entry, facts, language: language) }
    }
  }
}

/// An emoji and the facts that were contributed to it.
private struct BlendedEmoji {
  /// The entry that gives the emoji.
  private let giver: EmojiRawEntry

  private var name: String?
  private var category: String?
  private var supportsSkinTone: Bool?
  private var shortcodes = DistinctTexts()
  private var keywords = DistinctTexts()
  private var localizations = DistinctLocalizations()

  init(_ giver: EmojiRawEntry) { self.giver = giver }

  var entry: EmojiRawEntry {
    EmojiRawEntry(
      character: giver.character,
      name: name ?? giver.name,
      category: category ?? EmojiDocument.unknownCategory,
      shortcodes: shortcodes.texts,
      keywords: keywords.texts,
      supportsSkinTone: supportsSkinTone ?? giver.supportsSkinTone,
      localizations: localizations.localizations
    )
  }

  mutating func add(_ entry: EmojiRawEntry, _ facts: EmojiContribution, language: String?) {
    if facts.contains(.names), name == nil { name = entry.name }
    if facts.contains(.categories), category == nil, entry.category != EmojiDocument.unknownCategory {
      category = entry.category
    }
    if facts.contains(.skinTones), supportsSkinTone == nil { supportsSkinTone = entry.supportsSkinTone }
    if facts.contains(.shortcodes) { shortcodes.add(entry.shortcodes) }
    if facts.contains(.keywords) { keywords.add(entry.keywords) }
    if facts.contains(.localization), let language {
      localizations.add([language: EmojiLocalization(name: entry.name, keywords: entry.keywords)])
    }
    // The entry can itself be one of a blend.
    if facts.contains(.keywords) || facts.contains(.localization) { localizations.add(entry.localizations) }
  }
}

/// Texts in their order, without repetitions.
private struct DistinctTexts {
  private(set) var texts: [String] = []
  private var known: Set<String> = []

  mutating func add(_ others: [String]) {
    for other in others where known.insert(other).inserted { texts.append(other) }
  }
}

/// The words for an emoji in several languages, of which the first name of a language counts, and all keywords.
private struct DistinctLocalizations {
  private var words: [String: (name: String, keywords: DistinctTexts)] = [:]

  mutating func add(_ others: [String: EmojiLocalization]) {
    for (language, other) in others {
      words[language, default: (other.name, DistinctTexts())].keywords.add(other.keywords)
    }
  }

  var localizations: [String: EmojiLocalization] {
    words.mapValues { EmojiLocalization(name: $0.name, keywords: $0.keywords.texts) }
  }
}
