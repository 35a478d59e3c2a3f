/// The settings of every section in `almanac.json`.
struct SectionSettings: Sendable {
  /// The keys of every section.
  static let commonKeys = ["data", "type", "include", "exclude", "names", "aliases"]

  /// The keys of a section that becomes an enum.
  static let enumKeys = commonKeys + ["cases"]

  /// The keys of a section that becomes an enum and has relations to other sections.
  static let listKeys = enumKeys + ["allow"]

  let kind: SectionKind

  /// The location of the section in almanac.json, if it has the section.
  var location: SourceLocation?

  /// The files of the section, or `nil` for the default file.
  var data: [Located<String>]?

  /// The name of the generated type.
  var type: String
  var typeLocation: SourceLocation?

  var cases: CaseStyle
  var casesLocation: SourceLocation?

  /// The aliases for each code.
  var aliases: [(key: Located<String>, values: [Located<String>])] = []

  /// The entries to use. Empty means all.
  var include: [Located<String>] = [] { didSet { included = Set(include.map(\.value)) } }
  private var included: Set<String> = []

  /// The entries to leave out.
  var exclude: [Located<String>] = [] { didSet { excluded = Set(exclude.map(\.value)) } }
  private var excluded: Set<String> = []

  /// Names that replace the names of the data.
  var names: [(key: Located<String>, value: Located<String>)] = [] {
    didSet { namesByKey = Dictionary(names.map { ($0.key.value, $0.value) }) { first, _ in first } }
  }
  private var namesByKey: [String: Located<String>] = [:]

  /// Codes that other sections can use although there is no such entry.
  var allow: [Located<String>] = [] { didSet { allowed = Set(allow.map(\.value)) } }
  private var allowed: Set<String> = []

  init(_ kind: SectionKind) {
    self.kind = kind
    type = kind.typeName
    cases = kind == .countries ? .code : .name
  }

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    // A section of the wrong type is already an error, and requires no file.
    location = object.isObject ? object.location : nil
    data = object.stringOrStrings("data")
    if data?.isEmpty == true, let location = object.value("data")?.location {
      object.report(.configValue, at: location, "'data' must name a file")
    }
    var files: Set<String> = []
    for file in data ?? [] where !files.insert(file.value).inserted {
      object.report(.configValue, at: file.location, "duplicate file '\(file.value)'; name it once")
    }
    readType(object)
    cases = object.choice("cases", of: CaseStyle.self) ?? cases
    casesLocation = object.value("cases")?.location
    aliases = object.lists("aliases")
    include = object.strings("include") ?? []
    exclude = object.strings("exclude") ?? []
    names = object.texts("names")
    for name in names where name.value.value.isBlank {
      object.report(.configValue, at: name.value.location, "the name of '\(name.key.value)' is empty; write a name")
    }
    allow = object.strings("allow") ?? []
  }

  private mutating func readType(_ object: JSONObject) {
    guard let type = object.string("type") else { return }
    typeLocation = type.location
    if SwiftIdentifier.isTypeName(type.value) {
      self.type = type.value
    } else {
      let message =
        "'\(type.value)' cannot be the name of the type; choose a Swift name that neither Swift nor Almanac uses"
      object.report(.configValue, at: type.location, message)
    }
  }

  /// Whether to use an entry.
  func uses(_ key: String) -> Bool {
    (included.isEmpty || included.contains(key)) && !excluded.contains(key)
  }

  /// The name that replaces the name of the data.
  func name(of key: String) -> Located<String>? { namesByKey[key] }

  /// Whether other sections can use a code although there is no such entry.
  func allows(_ code: String) -> Bool { allowed.contains(code) }

  /// Whether an entry is left out.
  func excludes(_ key: String) -> Bool { excluded.contains(key) }

  /// Reports settings for individual entries that do not exist.
  ///
  /// - Parameter known: The keys of all entries, including unused ones.
  func reportUnknownEntries(among known: Set<String>, _ problems: Problems) {
    let keys = include + aliases.map(\.key) + names.map(\.key)
    for key in keys where !known.contains(key.value) {
      problems.report(.entryUnknown, at: key.location, unknown(key.value, among: known))
    }
  }

  private func unknown(_ key: String, among known: Set<String>) -> String {
    let nearest = Spelling.nearest(to: key, among: known.sortedByBytes)
    return "there is no entry '\(key)'; \(nearest.map { "did you mean '\($0)'?" } ?? "add it to the data")"
  }
}

/// The source of the case names of an enum.
enum CaseStyle: String, CaseIterable {
  /// The code: `.us`, `.eur`.
  case code

  /// The display name: `.euro`.
  case name
}

/// The languages of names.
struct NameLanguages: Sendable {
  static let keys = ["language", "languages"]

  /// The language of `name` (BCP 47).
  var main = "en"

  /// Other languages of names.
  var others: [Located<String>] = []

  init() {}

  /// The languages for an import.
  init(_ options: ImportedList.Options) {
    main = options.language
    others = options.languages.map {
      Located(value: $0, location: SourceLocation(path: "--names"))
    }
  }

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    main = object.string("language").map { Self.canonical($0, object).value } ?? main
    others = (object.stringOrStrings("languages") ?? []).map { Self.canonical($0, object) }
  }

  /// The code of a language in the configuration. Reports an invalid code.
  static func canonical(_ language: Located<String>, _ object: JSONObject) -> Located<String> {
    if LocaleIdentifier(language.value) == nil {
      let message = "'\(language.value)' is not a language of BCP 47, such as 'en' or 'pt-BR'"
      object.report(.configValue, at: language.location, message)
    }
    return Located(value: LanguageCode.canonical(language.value), location: language.location)
  }

  /// All languages, the main one first.
  var all: [String] { [main] + others.map(\.value) }

  /// Reports languages that no file has names in.
  func reportUnknown(known: Set<String>, _ problems: Problems) {
    for language in others where !known.contains(language.value) {
      let message = "no file has names in '\(language.value)'; add CLDR's file of that language to 'data'"
      problems.report(.nameMissing, at: language.location, message)
    }
  }
}
