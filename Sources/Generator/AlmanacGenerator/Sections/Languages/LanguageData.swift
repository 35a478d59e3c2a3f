/// The facts about a language in one file.
struct LanguageRecord: Sendable {
  let code: Located<String>
  var source: ListSource
  var facts: [LanguageFact: [Located<String>]] = [:]
  var names: [String: Located<String>] = [:]
  var aliases: [Located<String>] = []
  var hasInvalidName = false

  /// The English name in Almanac's own list, for languages without a name in the main language.
  var fallbackName: Located<String>?

  /// The raw value of the case: the BCP 47 code, with two letters if ISO 639-1 contains such a code.
  var key: String { LanguageTag.canonical(LanguageCode.shortest(code.value)) }

  /// Whether the language is written from right to left; `nil` if neither the data nor the script is known.
  var isRightToLeft: Bool? {
    self[.isRightToLeft].map { $0.value == true.description }
      ?? self[.script].map { ScriptCode.isRightToLeft(script: $0.value) }
  }

  /// Fills in missing facts from another record.
  mutating func complete(with other: LanguageRecord) {
    source = min(source, other.source)
    fallbackName = fallbackName ?? other.fallbackName
    fill(from: other)
  }
}

/// A fact about a language.
enum LanguageFact: String, EntryFact {
  case name, nativeName

  /// The script (ISO 15924).
  case script
  case isRightToLeft

  var properties: FactProperties<LanguageColumn> {
    switch self {
    case .name: .init("name", .text)
    case .nativeName: .init("native name", .text, .nativeName)
    case .script: .init("script", .text, .script)
    case .isRightToLeft: .init("written", .flag)
    }
  }
}

extension LanguageRecord: FactRecord {
  static var entryName: String { "this language" }

  init(own code: Located<String>) { self.init(code: code, source: .own) }

  var isOwn: Bool { source == .own }

  mutating func adapt(to file: NamedFile, main: String) {
    source = file.language == nil ? .list : .supplement
    useName(.name, in: file.language ?? World.language)
    fallbackName = names[World.language]
  }
}

/// The content of the files of the section `languages`.
struct LanguageData: SectionData {
  static let expected =
    #"a list such as [{"code": "de", "name": "German"}], or an unchanged file of iso-codes or CLDR"#

  static var formats: [Format<LanguageData>] {
    [CLDRLanguageNames.format, CLDRLikelySubtags.format, ISO639.format, .own()]
  }

  var records: [LanguageRecord] = []
}
