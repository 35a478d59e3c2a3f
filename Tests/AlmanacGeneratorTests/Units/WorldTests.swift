import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What targets get from the lists and flags that Almanac ships. The lists here are short.
@Suite struct WorldTests {
  private static let lists = [
    "countries.json": """
    [{"code": "ch", "name": "Switzerland", "capital": "Bern", "currencies": ["CHF"], "languages": ["de"]},
     {"code": "jp", "name": "Japan", "capital": "Tokyo", "currencies": ["JPY"], "languages": ["ja"]}]
    """,
    "countries.de.json": #"[{"code": "ch", "name": "Schweiz"}, {"code": "jp", "name": "Japan (de)"}]"#,
    "currencies.json": """
    [{"code": "CHF", "name": "Swiss Franc"}, {"code": "JPY", "name": "Japanese Yen", "symbol": "¥"},
     {"code": "JPX", "name": "Japanese Yen"}, {"code": "DEM", "name": "German Mark", "historic": true}]
    """,
    "currencies.de.json": #"[{"code": "CHF", "name": "Schweizer Franken"}]"#,
    "locales.json": #"[{"identifier": "de_CH", "name": "German (Switzerland)"}]"#,
    "languages.json": #"[{"code": "de", "name": "German"}, {"code": "ja", "name": "Japanese"}]"#,
    "languages.de.json": #"[{"code": "de", "name": "Deutsch"}]"#,
    "emoji.json": """
    [{"character": "👋", "name": "waving hand", "category": "People & Body", "shortcodes": ["wave"],
      "keywords": ["hello"]}]
    """,
    "emoji.de.json": #"[{"character": "👋", "name": "winkende Hand", "keywords": ["hallo"]}]"#,
    "sources.json": #"{"countries": {"capital": "a table of capitals"}}"#,
  ]

  /// A folder with these lists as the world.
  private let shipped: TemporaryFolder

  private var almanac: AlmanacFolder { AlmanacFolder(path: shipped.path) }

  init() throws {
    shipped = try TemporaryFolder()
    for (name, text) in Self.lists { try shipped.add("World/\(name)", Data(text.utf8)) }
    for name in ["ch", "jp", "gb-eng", "xx"] { try shipped.addFlag("World/Flags/circle/\(name).png") }
    var rectangle = PNGFileWriter(width: 24, height: 16, color: .gray, depth: 8)
    rectangle.samples = Array(repeating: 0, count: 24 * 16)
    for name in ["jp", "xx"] { try shipped.add("World/Flags/rectangle/\(name).png", Data(rectangle.png)) }
    for name in ["Templates", "World/\(Collations.fileName)", "World/\(OutdatedFacts.fileName)"] {
      try FileManager.default.createSymbolicLink(
        atPath: shipped.path(of: name),
        withDestinationPath: Repository.root.appending(path: name).path
      )
    }
  }

  /// The output for a target with some files and flags.
  private func output(_ files: [String: String] = [:], flags: [String] = []) throws -> Generated {
    let folder = try TemporaryFolder(files)
    for flag in flags { try folder.addFlag(flag) }
    return Generated(folder, almanac: almanac)
  }

  private func output(_ settings: String, flags: [String] = []) throws -> Generated {
    try output(["almanac.json": settings], flags: flags)
  }

  @Test(arguments: ["{}", #"{ access: "public" }"#, "{ countries: {}, currencies: {}, emoji: {} }"])
  func areForTargetsWithoutInput(settings: String) throws {
    let output = try output(settings)
    #expect(output.diagnostics.isEmpty, "\(output.problems)")
    #expect(Set(output.files.keys) == Set(almanac.templateNames).subtracting(["Subdivision", "Tables"]))
    #expect(output.cases("Country") == ["ch", "jp", "xx"])
    #expect(output.text("CountryFacts").contains("Tokyo"))
    #expect(output.cases("Currency") == ["swissFranc", "japaneseYenJPX", "japaneseYen"])
    #expect(output.text("Emoji").contains("waving hand") && !output.text("Emoji").contains("winkende"))
    #expect(!output.text("CountryFacts").contains("Schweiz"))
  }

  @Test func areNotForTargetsWithInput() throws {
    #expect(try output(["locales.json": #"[{"identifier": "fr_FR", "name": "French"}]"#]).files.count == 1)
    #expect(try Set(output(flags: ["Flags/fr.png", "Flags/xx.png"]).files.keys) == ["Country", "CountryFlags"])
    let missing = try output("{ currencies: { data: \"mine.json\" } }")
    #expect(missing.problems == ["error config-path 1"])
  }

  @Test func areUsedWhereTheSettingsAskForThem() throws {
    let flags = try output("{ countries: { flags: 'world' } }")
    #expect(flags.diagnostics.isEmpty && Set(flags.files.keys) == ["Country", "CountryFlags"])
    let facts = try output("{ countries: { data: 'world' } }")
    #expect(facts.diagnostics.isEmpty && Set(facts.files.keys) == ["Country", "CountryFacts"])
    #expect(facts.cases("Country") == ["ch", "jp"])
    let emoji = try output("{ emoji: { data: 'world', include: ['👋'] } }")
    #expect(emoji.diagnostics.isEmpty && Set(emoji.files.keys) == ["Emoji", "EmojiCategory"])
  }

  @Test func haveNamesInTheLanguagesOfTheSettings() throws {
    let all = try output("{ nameLanguages: ['de'], currencies: { languages: [] } }")
    #expect(all.diagnostics.isEmpty, "\(all.problems)")
    for (file, name) in [("CountryFacts", "Schweiz"), ("Language", "Deutsch"), ("Emoji", "winkende Hand")] {
      #expect(all.text(file).contains(name), "\(name)")
    }
    #expect(!all.text("Currency").contains("Franken"))
    for settings in ["nameLanguages: ['de'], emoji: { language: 'de' }", "nameLanguages: ['de', 'de']"] {
      let twice = try output("{ \(settings) }")
      #expect(twice.diagnostics.isEmpty, "\(twice.problems.prefix(3))")
    }
    let unknown = try output("{ currencies: { data: 'world', languages: ['da'] } }")
    #expect(
      unknown.diagnostics.map(\.message) == [
        "no currency has a name in 'da'; add 'names' to the entries, or CLDR's file of that language to 'data'"
      ]
    )
  }

  /// The main language need not be English.
  @Test func areNamedInTheMainLanguage() throws {
    let section = "{ data: 'world', language: 'de', languages: ['en'] }"
    let output = try output(
      "{ relations: 'off', countries: \(section), currencies: \(section), languages: \(section), emoji: \(section) }"
    )
    #expect(output.problems.allSatisfy { $0.hasPrefix("warning") }, "\(output.problems)")
    #expect(output.text("CountryFacts").contains("Schweiz") && output.text("CountryFacts").contains("Switzerland"))
    #expect(output.cases("Currency").contains("schweizerFranken"))
    #expect(output.cases("Language").contains("deutsch"))
    let words = output.text("Emoji")
    #expect(words.contains("winkende Hand") && words.contains("hallo") && words.contains("waving hand"))
  }

  @Test func completeListsOfTheUser() throws {
    let output = try output([
      "almanac.json": """
      { countries: { data: ['mine.json', 'world'], names: { jp: 'Nippon' } },
        currencies: { data: ['money.json', 'world'], exclude: ['JPX'] } }
      """,
      "mine.json": #"[{"code": "ch", "name": "Helvetia"}, {"code": "zz", "name": "Utopia", "currencies": ["CHF"]}]"#,
      "money.json": #"[{"code": "XYZ", "name": "Swiss Franc"}]"#,
    ])
    #expect(output.diagnostics.isEmpty, "\(output.problems)")
    #expect(output.cases("Country") == ["ch", "jp", "zz"])
    for text in ["Helvetia", "Bern", "switzerland", "Nippon", "Tokyo"] {
      #expect(output.text("CountryFacts").contains(text), "\(text)")
    }
    #expect(output.cases("Currency") == ["swissFrancCHF", "japaneseYen", "swissFranc"])
  }

  @Test func completeFlagsOfTheUser() throws {
    let output = try output("{ countries: { flags: ['Mine', 'world'] } }", flags: ["Mine/ch.png", "Mine/de.png"])
    #expect(output.diagnostics.isEmpty, "\(output.problems)")
    #expect(output.cases("Country") == ["ch", "de", "jp", "xx"])
    let keys = try self.output("{ countries: { flags: 'world', naming: 'key', exclude: ['jp'] } }")
    #expect(keys.diagnostics.isEmpty && keys.cases("Country") == ["ch", "gbEng", "xx"])
  }

  @Test func flagsHaveTheShape() throws {
    let output = try output("{ countries: { flags: ['Mine', 'world'], shape: 'rectangle' } }", flags: ["Mine/ch.png"])
    #expect(output.diagnostics.isEmpty, "\(output.problems)")
    #expect(output.cases("Country") == ["ch", "jp", "xx"])
    let missing = try self.output("{ countries: { flags: 'world', shape: '4:3' } }")
    #expect(missing.problems.first?.hasPrefix("error") == true, "\(missing.problems)")
  }

  /// Users cannot correct Almanac's files, and know what they exclude.
  @Test func giveNoWarnings() throws {
    let few = try output([
      "almanac.json": """
      { countries: { data: 'world', flags: 'world', include: ['ch'] }, locales: { data: 'world' },
        languages: { data: 'world', exclude: ['de'] } }
      """,
      "currencies.json": #"[{"code": "EUR", "name": "Euro"}]"#,
    ])
    #expect(few.diagnostics.isEmpty, "\(few.problems)")
    #expect(few.cases("Country") == ["ch", "xx"])
  }

  @Test func areMissedWithAMessage() throws {
    for settings in ["{}", "{ emoji: { data: 'world' } }", "{ countries: { flags: 'world' } }"] {
      let folder = try TemporaryFolder(["almanac.json": settings])
      let output = Generated(folder, almanac: AlmanacFolder(path: "/nowhere"))
      #expect(output.problems == ["error input-missing 1"] && output.files.isEmpty)
      #expect(output.diagnostics.first?.location.path == "/nowhere")
      #expect(output.diagnostics.first?.message.hasPrefix("Almanac's 'Templates' and 'World' are missing here") == true)
    }
    try FileManager.default.removeItem(atPath: shipped.path(of: "Templates"))
    #expect(try output().diagnostics.first?.message.hasPrefix("Almanac's 'Templates' is missing here") == true)
  }

  /// Users make mistakes with Almanac's files, too.
  @Test(arguments: [
    ("countries: { data: ['world', 'world'] }", "duplicate file 'world'; name it once"),
    ("countries: { include: ['CHE'] }", "there is no flag 'CHE'; write 'ch'"),
    ("templates: 'worl'", "create it, or remove 'templates'"),
    ("countries: { include: ['ch', 'utopia'] }", "there is no flag 'utopia'; write a code such as 'ch'"),
    ("countries: { exclude: ['CN-TW'] }", "there is no flag 'CN-TW'; remove it from 'exclude'"),
    ("currencies: { data: 'world', exclude: ['QQQ'] }", "there is no entry 'QQQ'; remove it from 'exclude'"),
    ("countries: { exclude: ['xx'] }", "'xx' is the fallback; keep it, or name another flag as 'fallback'"),
    ("countries: { flags: 'World' }", "did you mean 'world'?"),
    ("locales: {}, currencies: { data: 'no.json' }", "add it, or set 'data' to \"world\""),
    (
      "currencies: { include: ['DEM'] }",
      "'DEM' is not in use today; to include such currencies, set 'historic: true'"
    ),
    ("currencies: { formatterAccess: 'public' }", "'formatterAccess' must not be wider than 'access'"),
    ("nameLanguages: ['!']", "'!' is not a BCP 47 language code"),
  ])
  func haveClearMessages(settings: String, message: String) throws {
    let errors = try output("{ \(settings) }").diagnostics.filter { $0.severity == .error }
    #expect(errors.contains { $0.message.contains(message) }, "\(errors)")
    #expect(errors.allSatisfy { !$0.location.path.hasPrefix(shipped.path) })
  }

  @Test func keepTheirCodes() throws {
    let folder = try TemporaryFolder([
      "almanac.json": "{ countries: { data: ['world', 'mine.json'] } }",
      "mine.json": #"[{"code": "at", "name": "Austria", "alpha3": "CHE"}]"#,
    ])
    let problems = Pipeline.check(Request(folder: folder.path)).diagnostics
    #expect(problems.map(\.summary) == ["error entry-duplicate 1"])
    #expect(problems.first?.location.path == folder.path(of: "mine.json"))
    #expect(problems.first?.message.contains("(in Almanac's list); correct it") == true)
  }

  @Test func areExplainedByTheirSources() throws {
    let folder = try TemporaryFolder([
      "almanac.json": "{ countries: { data: ['mine.json', 'world'] } }",
      "mine.json": #"[{"code": "jp", "name": "Nippon"}]"#,
    ])
    let request = Request(folder: folder.path, almanac: almanac)
    let text = try #require(Explanation.of("jp", in: request).text)
    #expect(text.contains("capital      Tokyo  (a table of capitals)\n"), "\(text)")
    #expect(text.contains("name         Nippon  (\(folder.path)/mine.json:1:25)\n"), "\(text)")
  }
}
