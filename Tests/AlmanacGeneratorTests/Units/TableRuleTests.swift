import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What the description and the rows of a table can't contain, because no valid Swift would come of it.
@Suite struct TableRuleTests {
  private func reading(_ table: String, _ data: String, _ name: String = "teams.csv") throws
    -> Reading
  {
    try Reading(["almanac.json": "{ tables: { Team: \(table) } }", name: data])
  }

  @Test(arguments: ["text?", "[text]"])
  func everyCaseNeedsAName(type: String) throws {
    let settings =
      "{ data: 'teams.csv', cases: 'name', columns: { code: 'text', name: '\(type)' } }"
    let reading = try reading(settings, "code,name\nZRH,Zurich\nGVA,\n")
    #expect(reading.problems == ["error case-name 3"])
  }

  /// A description that is wrong is one error, even if the key is the column that it describes.
  @Test(arguments: ["key: 'iata'", "cases: 'iata'", "search: 'iata'"])
  func aWrongColumnIsOneError(setting: String) throws {
    let columns = "columns: { iata: 'string', icao: 'text' }"
    let reading = try reading(
      "{ data: 'teams.csv', \(setting), \(columns) }",
      "iata,icao\nZRH,LSZH\n"
    )
    #expect(reading.problems == ["error config-value 1"])
    let ignored = "{ data: 'teams.csv', \(setting), ignore: ['iata'] }"
    #expect(try self.reading(ignored, "iata,icao\nZRH,LSZH\n").problems == ["error config-value 1"])
  }

  @Test(arguments: [
    "{ type: 'integer', pattern: '^[0-9]$' }", "{ oneOf: ['5'], pattern: '5' }",
    "{ type: 'text', minimum: 5 }",
    "{ type: 'boolean', maximum: 5 }",
  ])
  func limitsBelongToTypes(column: String) throws {
    let reading = try reading(
      "{ data: 'teams.csv', columns: { code: 'text', a: \(column) } }",
      "code,a\nx,5\n"
    )
    #expect(reading.problems.contains("error config-value 1"))
  }

  /// `\d` is a digit everywhere, unless the backslash belongs to another one before it.
  @Test(arguments: [
    (#"^[A-Z\\d]{3}$"#, "A1B", "A-B"), (#"^\\d[^\\d]$"#, "1a", "11"), (#"^[]\\d]+$"#, "]1", "a"),
    (#"^[[:upper:]\\d]+$"#, "A1", "a"), (#"^\\\\d$"#, #"\d"#, "1"),
    (#"^\\d[a[]\\d$"#, "1[1", "1b1"),
  ])
  func digitsOfPatterns(pattern: String, valid: String, invalid: String) throws {
    let settings =
      "{ data: 'teams.json', cases: 'none', columns: { code: { type: 'text', pattern: '\(pattern)' } } }"
    let rows = "[{\"code\": \(JSONLine.quoted(valid))}, \n{\"code\": \(JSONLine.quoted(invalid))}]"
    let reading = try Reading([
      "almanac.json": "{ tables: { Team: \(settings) } }", "teams.json": rows,
    ])
    #expect(reading.problems == ["error data-value 2"])
  }

  @Test func numbersAreFinite() throws {
    let columns = "{ data: 'teams.csv', columns: { code: 'text', n: 'number' } }"
    #expect(try reading(columns, "code,n\na,.5e999\n").problems == ["error data-type 2"])
  }

  /// JSON5 writes numbers in more ways than the runtime reads.
  @Test func numbersOfJSON5() throws {
    let rows = "[{id: 'a', n: +5}, {id: 'b', n: 0x10}, {id: 'c', n: 5.}, {id: 'd', n: 1.5}]"
    let reading = try reading("'teams.json5'", rows, "teams.json5")
    #expect(
      reading.problems == [] && reading.atlas.tables.all.first?.texts[1] == ["5", "16", "5", "1.5"]
    )
  }

  /// Strings in another normal form are equal, but their bytes aren't, and the program compares bytes.
  @Test func linksAreWrittenAsTheKey() throws {
    let reading = try Reading([
      "almanac.json": """
      { tables: { City: { data: "c.csv", cases: "none" },
        Way: { data: "w.csv", cases: "none", columns: { id: "text", to: "City" } } } }
      """,
      "c.csv": "code\nS\u{E3}o\n", "w.csv": "id,to\n1st,Sa\u{303}o\n",
    ])
    #expect(reading.problems == [])
    #expect(reading.atlas.tables.all[1].texts[1].map { Array($0.utf8) } == [Array("S\u{E3}o".utf8)])
  }

  @Test func aPluralCanBeAnyProperty() throws {
    let generated = try Generated([
      "almanac.json": """
      { tables: { Section: { data: "a.csv", columns: { code: "text", c: "Currency" } },
        B: { data: "a.csv", plural: "in", columns: { code: "text", c: "Currency" } } } }
      """,
      "a.csv": "code,c\nx,CHF\n",
    ])
    #expect(generated.problems == [])
    #expect(generated.text("Tables").contains("var sections: [Section]"))
    #expect(generated.text("Tables").contains("var `in`: [B]"))
  }

  private func texts(in folder: String, _ suffix: String) throws -> [String] {
    let root = Repository.root.appending(path: folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter {
      $0.hasSuffix(suffix)
    }
    return try files.map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
  }

  /// A reverse link would hide any of these.
  @Test func knowsThePropertiesOfEntries() throws {
    var names: Set<String> = []
    let protocols = [
      "Country", "Currency", "Locale", "Language", "Subdivision", "Named", "Indexed",
    ].map { $0 + "Enum" }
    for text in try texts(in: "Sources/Runtime/Almanac", ".swift") {
      var isEntry = false
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /^(?:public )?(?:extension|protocol) (\w+)/) {
          isEntry = protocols.contains(String(match.1)) || match.1 == "EmojiValue"
        } else if line.hasPrefix("}") {
          isEntry = false
        }
        if isEntry, let match = line.firstMatch(of: /^  (?:public )?var ([a-z]\w*)/) {
          names.insert(String(match.1))
        }
      }
    }
    for text in try texts(in: "Templates", ".mustache") where !text.contains("TableEnum") {
      for match in text.matches(of: /\{\{access\}\} var ([a-z]\w*)/) {
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 40 && names.contains("memberships"))
    // It is a property of emoji categories.
    #expect(names.subtracting(ReverseLink.entryProperties).subtracting(["emojis"]) == [])
  }

  @Test(arguments: [
    "Membership", "Sequence", "TableLayout", "Almanac", "CurrencyFormat", "Flag", "Swift",
  ])
  func typesThatGeneratedCodeUsesAreTaken(name: String) throws {
    let reading = try Reading([
      "almanac.json": "{ tables: { \(name): 'a.csv' } }", "a.csv": "code\nx\n",
    ])
    #expect(reading.problems == ["error config-value 1"])
  }

  @Test func aNameCanBeUniqueAndSearched() throws {
    let generated = try Generated([
      "almanac.json": """
      { tables: { Team: { data: "a.csv", columns: { code: "text", name: { type: "text", unique: true } }, search: "name" } } }
      """,
      "a.csv": "code,name\nx,y\n",
    ])
    let text = generated.text("Tables")
    #expect(generated.problems == [])
    for name in ["_nameIndex", "_nameColumnIndex"] {
      #expect(text.matches(of: try Regex("var \(name):")).count == 1, "\(name)")
    }
    #expect(try reading("'teams.csv'", "code,named\nx,y\n").problems == ["error case-name 1"])
  }

  @Test func rowsHaveALimit() throws {
    let rows = "[" + String(repeating: "{},", count: 1_000_000) + "{}]"
    let long = try reading("{ data: 'teams.json', cases: 'none' }", rows, "teams.json")
    #expect(long.problems == ["error data-size 1"])
  }
}
