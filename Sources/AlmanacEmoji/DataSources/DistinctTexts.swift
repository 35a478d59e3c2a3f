/// Texts in their order, without repetitions.
struct DistinctTexts {
  private(set) var texts: [String] = []
  private var known: Set<String> = []

  mutating func add(_ others: [String]) {
    for other in others where known.insert(other).inserted { texts.append(other) }
  }
}

/// The words for an emoji in several languages. The first name of a language counts, and all keywords.
struct DistinctLocalizations {
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
