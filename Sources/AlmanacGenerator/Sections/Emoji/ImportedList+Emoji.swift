import Almanac

extension ImportedList {
  /// A list of SwiftEmoji's raw entries.
  ///
  /// - Parameters:
  ///   - paths: The files: gemoji's database, raw entries, emojibase's data, Unicode's `emoji-test.txt`, or CLDR's
  ///     annotations. The first that has a fact counts.
  ///   - language: The language of the names and keywords; that of the lists, or one of the annotations.
  ///   - progress: Told what is being done.
  public static func emoji(
    _ paths: [String],
    language: String? = nil,
    progress: (String) -> Void = { _ in }
  ) -> ImportedList {
    var problems: [Diagnostic] = []
    let data = EmojiData(read(paths, &problems, progress, InputFile.read), languages: [])
    progress("checking \(data.emoji.count) emoji")
    var builder = EmojiBuilder(configuration: EmojiConfiguration())
    let list = builder.list(of: data)
    problems += data.diagnostics + builder.diagnostics
    let language = language.map(LanguageCode.canonical)
    let entries = entries(of: list, in: language)
    if entries.isEmpty, problems.isEmpty, let language, let path = paths.first {
      let known = Spelling.list(["en"] + list.words.map(\.language))
      let message = "no file has words in '\(language)'; there are words in \(known)"
      problems.append(Diagnostic(.dataEmpty, at: SourceLocation(path: path), message))
    }
    return ImportedList(entries, problems)
  }

  private static func entries(of list: EmojiList, in language: String?) -> [JSONLine] {
    if language == nil || language == EmojiConfiguration().language {
      return list.emoji.map { entry($0, name: $0.name, keywords: $0.keywords) }
    }
    let words = list.words.first { $0.language == language }?.texts ?? []
    return zip(list.emoji, words).compactMap { emoji, words in
      words.map { entry(emoji, name: $0.name, keywords: $0.keywords) }
    }
  }

  private static func entry(_ emoji: Emoji, name: String, keywords: [String]) -> JSONLine {
    var line = JSONLine()
    line.add("character", emoji.character)
    line.add("name", name)
    line.add("category", emoji.category.rawValue)
    line.add("shortcodes", emoji.shortcodes)
    line.add("keywords", keywords)
    line.add("supportsSkinTone", emoji.supportsSkinTone)
    return line
  }
}
