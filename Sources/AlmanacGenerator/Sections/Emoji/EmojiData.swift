/// What the files of the section `emoji` say.
struct EmojiData: Sendable {
  /// The emoji that there are, in the order of the files.
  var emoji: [EmojiRecord] = []

  /// Names and keywords in further languages, by language.
  var words: [String: [EmojiRecord]] = [:]

  var diagnostics: [Diagnostic] = []

  /// Reads some files, each in the format that its shape shows.
  ///
  /// - Parameters:
  ///   - files: The files that say which emoji there are, and CLDR's annotations, which know their language.
  ///   - languages: Files of words, and the language of each.
  init(_ files: [InputFile], languages: [(language: String, file: InputFile)]) {
    for file in files { emoji += read(file) ?? [] }
    if let location = files.first?.location, emoji.isEmpty, diagnostics.isEmpty {
      let message = "no emoji is listed here or in another file; CLDR's annotations only name those of other files"
      diagnostics.append(Diagnostic(.dataEmpty, at: location, message))
    }
    for (language, file) in languages { readWords(file, of: language) }
  }

  private mutating func readWords(_ file: InputFile, of language: String) {
    let known = diagnostics.count
    guard let records = read(file) else { return }
    if records.isEmpty, diagnostics.count == known {
      diagnostics.append(Diagnostic(.dataEmpty, at: file.location, "no emoji is named here"))
    }
    // A file for a language is the user's own, and counts before CLDR's.
    words[language] = records + words[language, default: []]
  }

  /// The emoji of a file, or `nil` where it has words of a language that it names.
  private mutating func read(_ file: InputFile) -> [EmojiRecord]? {
    let root: JSONValue
    switch file {
    case .lines(let text): return EmojiTest.read(text, reporting: &diagnostics)
    case .json(let file): root = file.root
    }
    if let annotations = root["annotations"] ?? root["annotationsDerived"] {
      CLDRAnnotations.read(annotations, into: &self)
      return nil
    }
    guard let entries = root.elements else {
      let message =
        "this is no list of emoji that is known: gemoji's database, a list of {character, name, category, shortcodes, "
        + "keywords, supportsSkinTone}, emojibase's data.json, Unicode's emoji-test.txt or CLDR's annotations.json"
      diagnostics.append(Diagnostic(.dataShape, at: root.location, message))
      return []
    }
    // Each format has a key that the others do not have.
    if entries.contains(where: { $0["hexcode"] != nil }) {
      return entries.compactMap { Emojibase.read($0, reporting: &diagnostics) }
    }
    if entries.contains(where: { $0["emoji"] != nil }) {
      return entries.compactMap { Gemoji.read($0, reporting: &diagnostics) }
    }
    return entries.compactMap { EmojiRawEntry.read($0, reporting: &diagnostics) }
  }
}
