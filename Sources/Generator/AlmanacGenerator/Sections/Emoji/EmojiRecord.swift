/// The facts about an emoji in one file.
struct EmojiRecord: Sendable {
  /// Whether a file in Almanac's own format lists it, or the settings name it. Otherwise it is dropped if it is
  /// unusable.
  var isOwn = false

  /// Whether Almanac ships the file.
  var isShipped = false
  var character: Located<String>
  var name: Located<String>

  /// The fields that were reported when the entry was read. One run also reports the problems of the others.
  var unreadable: Set<EmojiField> = []

  /// The name of its category, or `nil` if the file doesn't contain it, as for words in another language.
  var category: Located<String>?

  /// The unknown category that a third-party list names, instead of `category`. Another file can contain a known one.
  var unknownCategory: Located<String>?
  var shortcodes: [Located<String>] = []
  var keywords: [Located<String>] = []

  /// Whether it supports skin tones, or `nil` if the file doesn't state it.
  var supportsSkinTone: Located<Bool>?

  /// The version of Unicode that added it.
  var version: Located<String>?

  /// Returns whether the emoji is another record's, with other variation selectors.
  func isSpelling(of other: EmojiRecord) -> Bool {
    let (text, otherText) = (character.value, other.character.value)
    return text != otherText && EmojiSequence.withoutSelectors(text) == EmojiSequence.withoutSelectors(otherText)
  }

  /// Fills in missing facts from another record.
  mutating func complete(with other: EmojiRecord) {
    isOwn = isOwn || other.isOwn
    category = category ?? other.category
    unknownCategory = unknownCategory ?? other.unknownCategory
    shortcodes += other.shortcodes
    keywords += other.keywords
    supportsSkinTone = supportsSkinTone ?? other.supportsSkinTone
    version = version ?? other.version
  }
}

extension EmojiRecord {
  /// Reads an entry of a list in Almanac's own format, or returns `nil` if it isn't an object.
  init?(_ object: JSONObject, isOwn: Bool) {
    guard object.isObject else { return nil }
    let unknown = Located(value: "", location: object.location)
    self.init(isOwn: isOwn, character: unknown, name: unknown)
    unreadable = Set(EmojiField.allCases.filter { !$0.read(object, into: &self) })
  }
}

extension EmojiRecord: FileRecord {
  /// The name of an entry in messages.
  static let entryName = "this emoji"

  mutating func adapt(to file: NamedFile, main: String) { (isOwn, isShipped) = (false, true) }
}

/// The content of the files of the section `emoji`.
struct EmojiData: SectionData {
  static let expected = """
    a list such as [{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion"}], or an unchanged \
    file of gemoji, emojibase, SwiftEmoji, CLDR or Unicode
    """

  /// The known formats, each with a key that the others don't have.
  static var formats: [Format<EmojiData>] {
    [CLDRAnnotations.format, Emojibase.format, Gemoji.format, EmojiTest.format, EmojiRawEntry.format]
  }

  /// The emoji that the files list, in order.
  var records: [EmojiRecord] = []

  /// Names and keywords in other languages, by language.
  var words: [String: [EmojiRecord]] = [:]

  /// Whether one of the files is Unicode's `emoji-test.txt`, which states the category of each emoji.
  var hasEmojiTest = false

  /// Reads files, whose formats are detected from their structure.
  static func read(_ files: SectionFiles, _ languages: NameLanguages, _ problems: Problems) -> EmojiData {
    var data = EmojiData()
    var lists = files
    lists.files = files.files.filter { $0.name.language == nil }
    let isSound = Format.read(lists, of: "emoji", into: &data, problems)
    if isSound, data.records.isEmpty {
      let advice = "add a list, because CLDR's annotations only name the emoji of other files"
      lists.reportEmptiness("emoji", advice: advice, problems)
    }
    for (name, file) in files.files {
      guard let language = name.language else { continue }
      data.readWords(file, of: language, problems)
    }
    if languages.main != World.language { data.translateShipped(to: languages) }
    languages.reportUnknown(in: .emoji, files, known: Array(data.words.keys), problems)
    return data
  }

  /// Replaces the English names and keywords of Almanac's own list.
  private mutating func translateShipped(to languages: NameLanguages) {
    if languages.others.contains(where: { $0.value == World.language }) {
      words[World.language, default: []] += records.filter(\.isShipped)
    }
    let translations = (words[languages.main] ?? []).map { (EmojiSequence.withoutSelectors($0.character.value), $0) }
    let translated = Dictionary(translations) { first, _ in first }
    for index in records.indices where records[index].isShipped {
      guard let word = translated[EmojiSequence.withoutSelectors(records[index].character.value)] else { continue }
      (records[index].name, records[index].keywords) = (word.name, word.keywords)
    }
  }

  private mutating func readWords(_ file: DataFile, of language: String, _ problems: Problems) {
    var words = EmojiData()
    let isSound = Format.read(file, of: "emoji", into: &words, problems)
    if isSound, words.records.isEmpty, words.words.isEmpty {
      problems.report(.dataEmpty, at: file.location, "this file names no emoji; add entries, or remove the file")
    }
    // A user's file for a language takes precedence over CLDR's.
    self.words[language] = words.records + self.words[language, default: []]
    for (language, records) in words.words { self.words[language, default: []] += records }
  }
}
