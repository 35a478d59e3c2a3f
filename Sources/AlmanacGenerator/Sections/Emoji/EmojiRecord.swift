/// What a file says of an emoji.
struct EmojiRecord: Sendable {
  let character: Located<String>
  var name: Located<String>

  /// The name of its category, or `nil` where the file has none, as for words in another language.
  var category: Located<String>?
  var shortcodes: [Located<String>] = []
  var keywords: [Located<String>] = []

  /// Whether it takes skin tones, where the file says so.
  var supportsSkinTone: Located<Bool>?

  /// The version of Unicode that added it.
  var version: Located<String>?

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: EmojiRecord) {
    category = category ?? other.category
    shortcodes += other.shortcodes
    keywords += other.keywords
    supportsSkinTone = supportsSkinTone ?? other.supportsSkinTone
    version = version ?? other.version
  }
}

/// What the files of the section `emoji` say.
struct EmojiData: Sendable {
  /// The formats of the files. Each has a key that the others do not have.
  static var formats: [Format<EmojiData>] {
    [CLDRAnnotations.format, Emojibase.format, Gemoji.format, EmojiTest.format, EmojiRawEntry.format]
  }

  /// The emoji that the files list, in their order.
  var emoji: [EmojiRecord] = []

  /// Names and keywords in further languages, by language.
  var words: [String: [EmojiRecord]] = [:]

  /// Reads files, each in the format that its shape shows.
  static func read(_ files: SectionFiles, _ problems: Problems) -> EmojiData {
    var data = EmojiData()
    var lists = files
    lists.files = files.files.filter { $0.name.language == nil }
    let isSound = Format.read(lists, as: formats, of: "emoji", into: &data, problems)
    if isSound, data.emoji.isEmpty {
      let message = "the files of 'emoji' do not list an emoji; CLDR's annotations only name those of other files"
      problems.report(.dataEmpty, at: lists.first, message)
    }
    for (name, file) in files.files {
      guard let language = name.language else { continue }
      data.readWords(file, of: language, problems)
    }
    return data
  }

  private mutating func readWords(_ file: DataFile, of language: String, _ problems: Problems) {
    var words = EmojiData()
    let isSound = Format.read(file, as: Self.formats, of: "emoji", into: &words, problems)
    if isSound, words.emoji.isEmpty, words.words.isEmpty {
      problems.report(.dataEmpty, at: file.location, "no emoji is named here")
    }
    // A file for a language is the user's own, and counts before CLDR's.
    self.words[language] = words.emoji + self.words[language, default: []]
    for (language, records) in words.words { self.words[language, default: []] += records }
  }
}
