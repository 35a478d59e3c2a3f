/// What one file says of a language.
struct LanguageRecord: Sendable {
  /// The kind of file that a record is from.
  enum Source: Comparable, Sendable {
    /// A file of Almanac's own format: the user's decision.
    case own

    /// A list of other people's, which says which languages there are.
    case list

    /// A dictionary of names, which counts as the list where there is none.
    case dictionary

    /// More facts about languages that are listed elsewhere.
    case supplement
  }

  let code: Located<String>
  var source: Source
  var nativeName: Located<String>?
  var script: Located<String>?
  var isRightToLeft: Located<Bool>?

  /// The names by their languages.
  var names: [String: Located<String>] = [:]
  var aliases: [Located<String>] = []

  /// The raw value of the case: the code in the form of BCP 47, with two letters where ISO 639-1 has them.
  var key: String { LanguageCode.canonical(LanguageCode.shortest(code).value) }

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: LanguageRecord) {
    source = min(source, other.source)
    nativeName = nativeName ?? other.nativeName
    script = script ?? other.script
    isRightToLeft = isRightToLeft ?? other.isRightToLeft
    names.merge(other.names) { mine, _ in mine }
    aliases += other.aliases
  }
}

/// What the files of the section `languages` say.
struct LanguageData: Sendable {
  /// The formats of the files.
  static var formats: [Format<LanguageData>] {
    [CLDRLanguageNames.format, CLDRLikelySubtags.format, ISO639.format, LanguageList.format]
  }

  /// The language of names whose file does not say it.
  let mainLanguage: String
  var records: [LanguageRecord] = []
}
