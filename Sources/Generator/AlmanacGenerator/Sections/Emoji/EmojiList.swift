/// An emoji.
struct Emoji: Sendable {
  /// The emoji without variation selectors, which is the same for all its spellings.
  let key: String

  /// The name of its category.
  let category: String
  let shortcodes: [String]
  let keywords: [String]

  /// The merged record.
  let record: EmojiRecord

  /// The emoji with the variation selectors of the list.
  var character: String { record.character.value }
  var name: Located<String> { record.name }
  var supportsSkinTone: Bool { record.supportsSkinTone?.value ?? false }

  /// The version that added it, or `nil` if it is not known.
  var version: String? { record.version.flatMap { $0.value.isEmpty ? nil : $0.value } }
}

/// Names and keywords of emoji in a language other than the list's.
struct EmojiWords: Sendable {
  /// The language (BCP 47).
  let language: String

  /// The record of each emoji, in the order of the emoji; `nil` if the language contains no words for it.
  let records: [EmojiRecord?]
}

/// The emoji of a target.
struct EmojiList: Section, KnownSection {
  static let kind = SectionKind.emoji

  /// The index of a category is one digit.
  private static let maximumCategoryCount = Base56.base

  /// In the order of the list.
  let entries: [Emoji]

  /// The categories of the emoji: the Unicode groups in their order, then the custom categories.
  let categories: [EmojiCategory]

  /// The language of the list.
  let language: String

  /// The words in other languages, sorted by language.
  let words: [EmojiWords]

  static func read(_ files: SectionFiles, _ settings: EmojiSettings, _ problems: Problems) -> EmojiList {
    let data = EmojiData.read(files, settings.languages, problems)
    var merger = EmojiMerger(settings: settings, problems: problems)
    let list = merger.list(of: data)
    let limits = [
      ("emoji", list.entries.count, TableLimits.maximumRowCount),
      ("categories of emoji", list.categories.count, maximumCategoryCount),
    ]
    for (name, count, limit) in limits where count > limit {
      problems.report(.dataSize, at: files.first, "there are \(count) \(name); a target can contain \(limit)")
    }
    return list
  }

  var names: [String] { entries.flatMap(\.shortcodes) }
}
