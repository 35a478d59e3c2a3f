/// The facts about a language in one file.
struct LanguageRecord: Sendable {
  /// The kind of file that a record is from.
  enum Source: Comparable, Sendable {
    /// A file in Almanac's own format, which has precedence.
    case own

    /// A third-party list, which decides which languages to include.
    case list

    /// A dictionary of names. If there is no list, it is the list.
    case dictionary

    /// Additional facts about languages in other files.
    case supplement
  }

  let code: Located<String>
  var source: Source
  var nativeName: Located<String>?
  var script: Located<String>?
  var isRightToLeft: Located<Bool>?

  /// The names by language.
  var names: [String: Located<String>] = [:]
  var aliases: [Located<String>] = []

  /// Whether the file has a name of a wrong type, which is reported. Then the language does not lack a name.
  var hasInvalidName = false

  /// The English name in Almanac's own list, for languages without a name in the main language.
  var fallbackName: Located<String>?

  /// The raw value of the case: the BCP 47 code, with two letters if ISO 639-1 has such a code.
  var key: String { LanguageCode.canonical(LanguageCode.shortest(code).value) }

  /// Fills in missing facts from another record.
  mutating func complete(with other: LanguageRecord) {
    source = min(source, other.source)
    nativeName = nativeName ?? other.nativeName
    script = script ?? other.script
    isRightToLeft = isRightToLeft ?? other.isRightToLeft
    names.merge(other.names) { mine, _ in mine }
    hasInvalidName = hasInvalidName || other.hasInvalidName
    fallbackName = fallbackName ?? other.fallbackName
    aliases += other.aliases
  }
}

extension LanguageRecord: FileRecord {
  mutating func adapt(to file: NamedFile, main: String) {
    source = file.language == nil ? .list : .supplement
    let language = file.language ?? World.language
    if language != main { names[language] = names.removeValue(forKey: main) }
    fallbackName = names[World.language]
  }
}

/// The content of the files of the section `languages`.
struct LanguageData: SectionData {
  static var formats: [Format<LanguageData>] {
    [CLDRLanguageNames.format, CLDRLikelySubtags.format, ISO639.format, LanguageList.format]
  }

  /// The language of names if their file does not state it.
  let mainLanguage: String
  var records: [LanguageRecord] = []
}
