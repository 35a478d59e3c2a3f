import Testing

@testable import AlmanacGenerator

/// The settings of every section in almanac.json.
@Suite struct SettingsTests {
  /// Three entries of a section, and their keys in the settings.
  struct Section: Sendable, CustomTestStringConvertible {
    let kind: SectionKind
    let entries: String
    let keys: [String]
    var testDescription: String { kind.rawValue }

    /// The keys of the entries in use, and of the other entries.
    func reading(_ settings: String) throws -> (keys: [String], lines: [String], problems: [String]) {
      let reading = try Reading([kind.fileName: entries, "almanac.json": "{ \(kind.rawValue): { \(settings) } }"])
      let lines = reading.atlas.sections.first?.lines(ImportedList.Options()).map(\.text) ?? []
      let known = keys.filter { key in lines.contains { $0.lowercased().contains("\": \"\(key.lowercased())\"") } }
      return (known, lines, reading.problems)
    }
  }

  static let sections = [
    Section(
      kind: .countries,
      entries: #"[{"code": "CH", "name": "a"}, {"code": "DE", "name": "b"}, {"code": "FR", "name": "c"}]"#,
      keys: ["ch", "de", "fr"]
    ),
    Section(
      kind: .currencies,
      entries: #"[{"code": "CHF", "name": "a"}, {"code": "EUR", "name": "b"}, {"code": "USD", "name": "c"}]"#,
      keys: ["CHF", "EUR", "USD"]
    ),
    Section(
      kind: .locales,
      entries:
        #"[{"identifier": "de", "name": "a"}, {"identifier": "fr", "name": "b"}, {"identifier": "it", "name": "c"}]"#,
      keys: ["de", "fr", "it"]
    ),
    Section(
      kind: .languages,
      entries: #"[{"code": "de", "name": "a"}, {"code": "fr", "name": "b"}, {"code": "it", "name": "c"}]"#,
      keys: ["de", "fr", "it"]
    ),
    Section(
      kind: .emoji,
      entries: """
        [{"character": "😀", "name": "a", "category": "Symbols"}, {"character": "😃", "name": "b", "category": "Symbols"},
         {"character": "😄", "name": "c", "category": "Symbols"}]
        """,
      keys: ["😀", "😃", "😄"]
    ),
  ]

  @Test(arguments: sections)
  func choosesEntries(section: Section) throws {
    let keys = section.keys
    #expect(try section.reading("").keys == keys)
    let included = try section.reading("include: ['\(keys[0])', '\(keys[2])']")
    #expect(included.keys == [keys[0], keys[2]] && included.problems == [])
    let excluded = try section.reading("exclude: ['\(keys[0])']")
    #expect(excluded.keys == [keys[1], keys[2]] && excluded.problems == [])
    let both = try section.reading("include: ['\(keys[0])', '\(keys[1])'], exclude: ['\(keys[1])']")
    #expect(both.keys == [keys[0]] && both.problems == [])
  }

  @Test(arguments: sections)
  func replacesNames(section: Section) throws {
    let reading = try section.reading("names: { '\(section.keys[1])': 'New Name' }")
    #expect(reading.problems == [])
    #expect(reading.lines.map { $0.contains("\"name\": \"New Name\"") } == [false, true, false])
    let blank = try section.reading("names: { '\(section.keys[1])': ' ' }")
    #expect(blank.problems.contains("error config-value 1"))
  }

  @Test(arguments: sections)
  func reportsEntriesThatDoNotExist(section: Section) throws {
    let settings = [
      "include: ['\(section.keys[0])', 'zz']", "exclude: ['zz']", "exclude: ['CN-TW']", "names: { zz: 'a' }",
      "aliases: { zz: ['other'] }",
    ]
    for setting in settings {
      #expect(try section.reading(setting).problems == ["error entry-unknown 1"], "\(setting)")
    }
  }

  @Test(arguments: sections.filter { $0.kind != .emoji })
  func takesCodesInAnyCase(section: Section) throws {
    let keys = section.keys
    for key in [keys[1].lowercased(), keys[1].uppercased()] {
      #expect(try section.reading("include: ['\(key)']").keys == [keys[1]])
      #expect(try section.reading("exclude: ['\(key)']").keys == [keys[0], keys[2]])
      let named = try section.reading("names: { '\(key)': 'New Name' }")
      #expect(named.problems == [] && named.lines[1].contains("New Name"))
      #expect(try section.reading("aliases: { '\(key)': ['other'] }").problems == [])
    }
    // Which of two would count, nobody could tell.
    let (lower, upper) = (keys[1].lowercased(), keys[1].uppercased())
    let twice = [
      "names: { '\(lower)': 'b', '\(upper)': 'c' }", "aliases: { '\(lower)': ['other'], '\(upper)': ['another'] }",
    ]
    for setting in twice { #expect(try section.reading(setting).problems == ["error config-key 1"], "\(setting)") }
  }

  @Test(arguments: sections.filter { $0.kind != .emoji })
  func namesCases(section: Section) throws {
    for (cases, expected) in [("code", section.keys.map { $0.lowercased() }), ("name", ["a", "b", "c"])] {
      let settings = "{ \(section.kind.rawValue): { cases: '\(cases)' } }"
      let generated = try Generated([section.kind.fileName: section.entries, "almanac.json": settings])
      let name = try #require(
        ["Country", "Currency", "CurrencyLocale", "Language"].first { generated.files[$0] != nil }
      )
      let declared = generated.cases(name).filter { !["current", "autoUpdating"].contains($0) }
      #expect(declared == expected)
    }
  }

  /// It has no effect, and it is harmless.
  @Test(arguments: sections.filter { $0.kind != .emoji })
  func takesAnAliasThatIsTheCase(section: Section) throws {
    let settings = "{ \(section.kind.rawValue): { cases: 'name', aliases: { '\(section.keys[0])': ['a', 'first'] } } }"
    let generated = try Generated([section.kind.fileName: section.entries, "almanac.json": settings])
    #expect(generated.problems == [])
    let text = generated.files.values.joined()
    #expect(text.contains("static var first:") && !text.contains("static var a:"))
    let other = "{ \(section.kind.rawValue): { cases: 'name', aliases: { '\(section.keys[0])': ['b'] } } }"
    let clash = try Generated([section.kind.fileName: section.entries, "almanac.json": other])
    #expect(clash.problems == ["error case-duplicate 1"])
  }

  @Test(arguments: [
    ("fr: 'Drapeau : {name}', pt_br: 'Bandeira: {name}'", []), ("fr: 'Drapeau'", ["error config-value 1"]),
    ("'x y': '{name}'", ["error config-value 1"]), ("fr: 1", ["error config-type 1"]),
    ("fr: 'a\\t{name}'", ["error config-value 1"]),
  ])
  func readsPatternsOfLabels(patterns: String, problems: [String]) throws {
    let settings = "{ countries: { languages: ['fr', 'pt-BR'], accessibilityLabel: { \(patterns) } } }"
    let country = #"[{"code": "CH", "name": "a", "names": {"fr": "b", "pt-BR": "c"}}]"#
    let generated = try Generated(["countries.json": country, "almanac.json": settings])
    #expect(generated.problems == problems)
    let facts = generated.text("CountryFacts")
    #expect(["Drapeau", "Bandeira"].allSatisfy(facts.contains) == problems.isEmpty)
  }

  @Test(arguments: [
    "ID", "RawValue", "AllCases", "Category", "String", "Int", "Array", "Optional", "Identifiable", "Never", "UInt16",
    "Flag", "CountryEnum", "EmojiGroup", "SkinTone", "EmojiCategory", "Self", "class",
  ])
  func refusesTypesThatAreTaken(type: String) throws {
    for section in Self.sections {
      #expect(try section.reading("type: '\(type)'").problems.contains("error config-value 1"), "\(section)")
    }
  }

  @Test(arguments: ["Nation", "Money", "IDs", "Land", "Category2"])
  func takesOtherTypes(type: String) throws {
    for section in Self.sections { #expect(try section.reading("type: '\(type)'").problems == []) }
  }
}
