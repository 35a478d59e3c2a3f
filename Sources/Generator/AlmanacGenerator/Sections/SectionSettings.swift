/// The settings that every section has in `almanac.json`.
struct SectionSettings: Sendable {
  /// The keys of every section.
  static let commonKeys = ["data", "type", "include", "exclude", "names", "aliases"]

  /// The keys of a section that becomes an enum.
  static let enumKeys = commonKeys + ["cases"]

  /// The keys of a section that becomes an enum and has relations to other sections.
  static let listKeys = enumKeys + ["allow"]

  /// The key of a section whose entries have names besides those by language.
  static let nameKeys = ["withoutNames"]

  /// The advice for an entry that doesn't exist, and for an excluded one.
  static let entryRemedy = "add it to the data, or remove it here"
  static let exclusionRemedy = "remove it from 'exclude'"

  let kind: SectionKind

  /// The keys that the section can have.
  let keys: [String]

  /// The location of the section in almanac.json, if it is there.
  var location: SourceLocation?

  /// The files of the section, or `nil` for the default file.
  var data: [Located<String>]?

  /// The name of the generated type.
  var type: String
  var typeLocation: SourceLocation?

  /// The languages of the names. Locales only have English ones.
  var languages = NameLanguages()

  var cases: CaseStyle
  var casesLocation: SourceLocation?

  /// The aliases for each code.
  var aliases = KeyedSettings<[Located<String>]>()

  /// The sets of aliases to add.
  var aliasSets: [Located<AliasSet>] = []

  /// The entries to use, or all if it is empty.
  var include = LocatedTexts()

  /// The entries not to use.
  var exclude = LocatedTexts()

  /// Names that replace the names of the data.
  var names = KeyedSettings<Located<String>>()

  /// Names in the data that the program must not contain, by code.
  var withoutNames = KeyedSettings<[Located<String>]>()

  /// Codes that other sections can use although there is no such entry.
  var allow = LocatedTexts()

  init(_ kind: SectionKind, keys: [String] = enumKeys) {
    self.kind = kind
    self.keys = keys
    type = kind.typeName
    cases = kind == .countries ? .code : .name
  }

  mutating func read(_ object: JSONObject) {
    // A section of the wrong type is already an error, and requires no file.
    location = object.isObject ? object.location : nil
    data = object.paths("data", of: "file")
    readType(object)
    languages.read(object)
    cases = object.choice("cases", of: CaseStyle.self) ?? cases
    casesLocation = object.value("cases")?.location
    readAliases(object)
    include.add((object.strings("include") ?? []).map(canonical))
    exclude.add((object.strings("exclude") ?? []).map(canonical))
    names = keyed(object.texts("names"), object)
    for name in names.entries where name.value.value.isBlank {
      object.report(
        .configValue,
        at: name.value.location,
        "the name of '\(name.key.value)' is empty; fill it in, or remove it"
      )
    }
    withoutNames = keyed(object.value("withoutNames").map { object.lists($0, of: "'withoutNames'") } ?? [], object)
    allow.add(object.strings("allow") ?? [])
  }

  /// Returns the code of an entry as the section writes it, because people write codes in any case. Emoji are looked up
  /// by their characters, whatever they are called.
  private func canonical(_ code: Located<String>) -> Located<String> { code.map(canonical) }

  /// Returns settings for single entries by their codes, and reports an entry that is there in two spellings.
  func keyed<Value>(
    _ entries: [(key: Located<String>, value: Value)],
    _ object: JSONObject
  ) -> KeyedSettings<Value> {
    var spellings: [String: String] = [:]
    for (key, _) in entries {
      // The same spelling twice is an error of JSON already.
      if let other = spellings.updateValue(key.value, forKey: canonical(key.value)), other != key.value {
        object.report(.configKey, at: key.location, "'\(key.value)' is the same entry as '\(other)'; write it once")
      }
    }
    return KeyedSettings(entries.map { (canonical($0.key), $0.value) })
  }

  func canonical(_ code: String) -> String {
    switch kind {
    // Other names are file names.
    case .countries: code.isCode(of: .letters, count: 2...2) ? code.lowercased() : code
    case .subdivisions: code.utf8.count == 2 ? code.lowercased() : SubdivisionRecord.key(code) ?? code
    case .currencies: code.uppercased()
    case .languages: LanguageTag.canonical(code)
    case .locales: LanguageTag(code)?.parts.joined(separator: "_") ?? code
    case .emoji: code
    }
  }

  private mutating func readType(_ object: JSONObject) {
    guard let type = object.string("type") else { return }
    typeLocation = type.location
    if SwiftIdentifier.isTypeName(type.value) {
      self.type = type.value
    } else {
      let message =
        "'type' must be a Swift name that neither Swift nor Almanac uses, not '\(type.value)'"
      object.report(.configValue, at: type.location, message)
    }
  }

  /// The keys of settings for single entries that must exist.
  var entryKeys: [Located<String>] {
    include.located + aliases.entries.map(\.key) + names.entries.map(\.key) + withoutNames.entries.map(\.key)
  }

  func uses(_ key: String) -> Bool {
    (include.values.isEmpty || include.values.contains(key)) && !exclude.values.contains(key)
  }

  /// Reports settings for individual entries that don't exist, not even among unused ones, and that are not already
  /// reported. `keys` are from settings that only this section has.
  func reportUnknownEntries(
    _ keys: [Located<String>] = [],
    among known: Set<String>,
    besides reported: Set<String> = [],
    _ problems: Problems
  ) {
    lazy var candidates = known.sortedByBytes
    for (keys, remedy) in [(entryKeys + keys, Self.entryRemedy), (exclude.located, Self.exclusionRemedy)] {
      for key in keys where !known.contains(key.value) && !reported.contains(key.value) {
        // Only for messages that are shown, because it takes long among thousands of entries.
        lazy var hint =
          kind == .countries
          ? Alpha3Code.hint(for: key.value, among: known, or: remedy)
          : Spelling.hint(for: key.value, among: candidates, or: remedy)
        problems.report(.entryUnknown, at: key.location, "there is no entry '\(key.value)'; \(hint)")
      }
    }
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

  /// Whether the section itself names the other languages, instead of `nameLanguages` for all sections.
  private(set) var isOfSection = false

  init() {}

  /// Creates settings with English, and other languages.
  init(_ others: [Located<String>], _ object: JSONObject) { self.others = others.map { Self.canonical($0, object) } }

  /// Creates the languages for an import.
  init(_ options: ImportedList.Options, at location: SourceLocation) {
    main = options.language
    others = options.languages.map { Located(value: $0, location: location) }
  }

  mutating func read(_ object: JSONObject) {
    main = object.string("language").map { Self.canonical($0, object).value } ?? main
    guard let names = object.stringOrStrings("languages") else { return }
    others = names.map { Self.canonical($0, object) }
    isOfSection = true
  }

  /// Returns the code of a language in the configuration, and reports an invalid one.
  static func canonical(_ language: Located<String>, _ object: JSONObject) -> Located<String> {
    if LanguageTag(language.value) == nil {
      let message = "'\(language.value)' is not a BCP 47 language code, such as 'en' or 'pt-BR'"
      object.report(.configValue, at: language.location, message)
    }
    return language.map(LanguageTag.canonical)
  }

  /// All languages, the main one first.
  var all: [String] { [main] + others.map(\.value).unique }

  /// Reports languages of names that are in no file of a section.
  func reportUnknown(in kind: SectionKind, _ files: SectionFiles, known: [String], _ problems: Problems) {
    guard files.isComplete else { return }
    let known = Set(known).union([main])
    for language in others where !known.contains(language.value) {
      let own = kind == .emoji ? "'emoji.\(language.value).json'" : "'names' to the entries"
      let message =
        "no \(kind.singular) has a name in '\(language.value)'; add \(own), or CLDR's file of that language to 'data'"
      problems.report(.nameMissing, at: language.location, message)
    }
  }
}

/// Strings in almanac.json that are looked up for every entry.
struct LocatedTexts: Sendable {
  private(set) var located: [Located<String>] = []

  /// The strings without their locations.
  private(set) var values: Set<String> = []

  init(_ texts: [Located<String>] = []) { add(texts) }

  mutating func add(_ texts: [Located<String>]) {
    located += texts
    values.formUnion(texts.map(\.value))
  }
}

/// Settings for individual entries, which are looked up for every entry.
struct KeyedSettings<Value: Sendable>: Sendable {
  let entries: [(key: Located<String>, value: Value)]
  private let values: [String: Value]

  init(
    _ entries: [(key: Located<String>, value: Value)] = [],
    // A duplicate key is already an error.
    uniquingKeysWith combine: (Value, Value) -> Value = { first, _ in first }
  ) {
    self.entries = entries
    values = Dictionary(entries.map { ($0.key.value, $0.value) }, uniquingKeysWith: combine)
  }

  subscript(key: String) -> Value? { values[key] }
}
