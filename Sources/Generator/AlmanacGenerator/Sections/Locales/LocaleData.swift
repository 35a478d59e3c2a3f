/// The facts about a locale in one file.
struct LocaleRecord: Sendable {
  /// The identifier.
  let code: Located<String>

  /// The parts of the identifier, once it is known to be valid.
  var parts: LanguageTag?

  /// The names of the parts that form the name, if no file contains a name for the whole identifier.
  var partNames: [Located<String>] = []

  var isOwn = false
  var facts: [LocaleFact: [Located<String>]] = [:]
  var names: [String: Located<String>] = [:]
  var hasInvalidName = false
  var aliases: [Located<String>] = []

  /// Fills in missing facts from another record.
  mutating func complete(with other: LocaleRecord) {
    isOwn = isOwn || other.isOwn
    fill(from: other)
  }
}

/// A fact about a locale.
enum LocaleFact: String, EntryFact {
  case name

  var properties: FactProperties<LocaleColumn> { .init("name", .text, .name) }
}

extension LocaleRecord: FactRecord {
  static var entryName: String { "this locale" }
  static var codeKey: String { "identifier" }

  init(own code: Located<String>) { self.init(code: code, isOwn: true) }

  mutating func adapt(to file: NamedFile, main: String) { isOwn = false }
}

/// The content of the files of the section `locales`.
struct LocaleData: SectionData {
  static let expected =
    #"a list such as [{"identifier": "en_US", "name": "English (United States)"}], or an unchanged file of CLDR"#

  static var formats: [Format<LocaleData>] {
    [CLDRLocaleIdentifiers.format, CLDRDisplayNames.format, .own(hasNames: false)]
  }

  var records: [LocaleRecord] = []

  /// The display names of languages, scripts, territories and variants by their codes, of which the first file's count.
  var names: [String: Located<String>] = [:]
}
