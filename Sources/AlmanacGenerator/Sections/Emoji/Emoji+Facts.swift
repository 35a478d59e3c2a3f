import Almanac

extension Emoji {
  /// What is known of it, for people to read.
  ///
  /// - Parameter words: What is known of it in other languages.
  func facts(words: [(language: String, record: EmojiRecord)]) -> [Fact] {
    let further = words.flatMap { language, record in
      [Fact("name in \(language)", record.name)] + record.keywords.map { Fact("keyword in \(language)", $0) }
    }
    return [
      Fact("emoji", record.character), Fact("name", record.name),
      Fact("category", category.rawValue, at: record.category?.location),
    ]
      + record.shortcodes.map { Fact("shortcode", $0) } + record.keywords.map { Fact("keyword", $0) }
      + [Fact("skin tones", supportsSkinTone ? "yes" : "no", at: record.supportsSkinTone?.location)]
      + [record.version].compactMap { $0.map { Fact("version", $0) } } + further
  }
}
