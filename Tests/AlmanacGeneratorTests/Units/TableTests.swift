import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Tables of the user's own: their columns, and what becomes of each value.
@Suite struct TableTests {
  private func reading(_ table: String, _ data: String, _ name: String = "teams.csv") throws -> Reading {
    try Reading([
      "almanac.json": "{ tables: { Team: \(table) } }", name: data,
      "countries.json": #"[{"code": "CH", "name": "Switzerland", "alpha3": "CHE"}, {"code": "DE", "name": "Germany"}]"#,
    ])
  }

  private func table(_ table: String, _ data: String, _ name: String = "teams.csv") throws -> Table {
    let reading = try reading(table, data, name)
    #expect(reading.problems == [])
    return try #require(reading.atlas.tables.all.first)
  }

  private func types(_ table: Table) -> [String] {
    table.columns.map { column in
      let type = column.type.swiftName(Settings())
      return "\(column.name): \(column.isList ? "[\(type)]" : type)\(column.isOptional ? "?" : "")"
    }
  }

  @Test func typesFollowFromTheData() throws {
    let csv = try table(
      "'teams.csv'",
      "code,size,share,isOpen,since,zip,phone,note,half\na,1,1.5,true,2026-01-31,0300,+41,x,.5\nb,-20,2,FALSE,2026-02-01,3600,+42,,1\n"
    )
    #expect(
      types(csv) == [
        "code: String", "size: Int", "share: Double", "isOpen: Bool", "since: CalendarDate", "zip: String",
        "phone: String", "note: String?", "half: Double",
      ]
    )
    #expect(
      csv.texts.map { $0.joined(separator: " ") }.prefix(5) == [
        "a b", "1 -20", "1.5 2", "1 0", "2026-01-31 2026-02-01",
      ]
    )
    let json = try table(
      "'teams.json'",
      """
      [{"key": "a", "n": 1, "x": 1.5, "f": true, "tags": ["u", "v"], "sizes": [1, 2], "maybe": null},
       {"key": "b", "n": 2, "x": 1e2, "f": false, "tags": [], "sizes": [3], "maybe": 4}]
      """,
      "teams.json"
    )
    #expect(
      types(json) == [
        "key: String", "n: Int", "x: Double", "f: Bool", "tags: [String]", "sizes: [Int]", "maybe: Int?",
      ]
    )
    #expect(json.texts[4] == ["u\u{1F}v", ""] && json.keys == ["a", "b"])
  }

  @Test func theKeyIsTheFirstColumnThatCanBeIt() throws {
    #expect(try table("'teams.csv'", "kind,label\nx,a\nx,b\n").keys == ["a", "b"])
    #expect(try table("'teams.csv'", "name,id\nx,a\ny,b\n").keys == ["a", "b"])
    #expect(try table("{ data: 'teams.csv', key: 'name' }", "code,name\nx,a\ny,b\n").keys == ["a", "b"])
    let other = "{ data: 'teams.csv', key: 'name'"
    #expect(try reading("\(other) }", "name,id\nx,a\n").problems == ["error case-name 1"])
    #expect(try table("\(other), ignore: ['id'] }", "name,id\nx,a\n").keys == ["x"])
    #expect(try reading("'teams.csv'", "kind\nx\nx\n").problems == ["error data-field 2"])
  }

  @Test func casesAreNamedAfterAColumn() throws {
    let rows = "code,name\nZRH,Zurich Airport\nlarge_hub,Die Höfe\n"
    #expect(try table("'teams.csv'", rows).cases == ["zrh", "largeHub"])
    #expect(try table("{ data: 'teams.csv', cases: 'name' }", rows).cases == ["zurichAirport", "dieHöfe"])
    #expect(try table("{ data: 'teams.csv', cases: 'none' }", rows).cases == [])
    #expect(try table("{ data: 'teams.csv', cases: 'none' }", "code\n1st\n").keys == ["1st"])
    #expect(try reading("'teams.csv'", "code\n1st\n").problems == ["error case-name 2"])
  }

  /// A type with `Type` in it could not be written.
  @Test func choicesBecomeAnEnum() throws {
    let generated = try Generated([
      "almanac.json":
        "{ tables: { Team: { data: 'a.csv', columns: { code: 'text', type: { oneOf: ['first class', 'b'] } } } } }",
      "a.csv": "code,type\nx,b\n",
    ])
    #expect(generated.problems == [])
    let text = generated.text("Tables")
    #expect(text.contains("enum TypeValue: String") && text.contains("case firstClass = \"first class\""))
    #expect(text.contains("var type: Team.TypeValue {"))
  }

  @Test func linksAreFoundByAnyCode() throws {
    let columns = "{ code: 'text', country: 'Country', others: '[Country]', next: 'Team?' }"
    let table = try table(
      "{ data: 'teams.csv', columns: \(columns) }",
      "code,country,others,next\na,CH,de;CHE,b\nb,che,,\n"
    )
    #expect(table.texts[1...] == [["ch", "ch"], ["de\u{1F}ch", ""], ["b", ""]])
    let wrong = try reading("{ data: 'teams.csv', columns: \(columns) }", "code,country,others,next\na,XX,de;fr,c\n")
    #expect(wrong.problems == ["error relation-row 2", "error relation-row 2", "error relation-row 2"])
  }

  /// A target with tables gets the world's lists that these link to, and nothing else.
  @Test func theWorldIsThereForLinks() throws {
    let generated = try Generated([
      "almanac.json": "{ tables: { Team: { data: 'a.csv', columns: { code: 'text', currency: 'Currency' } } } }",
      "a.csv": "code,currency\nx,chf\n",
    ])
    #expect(generated.problems == [] && generated.files.keys.sorted() == ["Currency", "Tables"])
    #expect(generated.text("Tables").contains("var teams: [Team]"))
    let alone = try Generated(["almanac.json": "{ tables: { Team: 'a.csv' } }", "a.csv": "code\nx\n"])
    #expect(alone.problems == [] && alone.files.keys.sorted() == ["Tables"])
  }

  @Test func namesOtherLanguages() throws {
    let settings = "{ data: ['teams.csv', 'teams.json'], languages: ['de', 'pt-BR'] }"
    let reading = try Reading([
      "almanac.json": "{ tables: { Team: \(settings) } }",
      "teams.csv": "code,name,name_de,names.pt-BR\na,one,eins,um\n",
      "teams.json": #"[{"code": "b", "name": "two", "names": {"de": "zwei", "pt_BR": "dois"}}]"#,
    ])
    #expect(reading.problems == [])
    let table = try #require(reading.atlas.tables.all.first)
    #expect(
      table.translations == [["eins", "zwei"], ["um", "dois"]] && table.columns.map(\.name) == ["code", "name"]
    )
  }

  @Test func severalColumnsCanReferToOneList() throws {
    let generated = try Generated([
      "almanac.json":
        "{ tables: { City: 'c.csv', Way: { data: 'w.csv', columns: { id: 'text', from: 'City', to: 'City' } } } }",
      "c.csv": "code\nx\ny\n", "w.csv": "id,from,to\nw,x,y\n",
    ])
    #expect(generated.problems == [])
    #expect(generated.text("Tables").contains("var waysByFrom: [Way]"))
    #expect(generated.text("Tables").contains("var waysByTo: [Way]"))
  }

  @Test(arguments: ["Airport": "airports", "City": "cities", "Day": "days", "Box": "boxes", "VATRate": "vATRates"])
  func pluralsAreThoseOfEnglish(type: String, plural: String) throws {
    let reading = try Reading(["almanac.json": "{ tables: { \(type): 'a.csv' } }", "a.csv": "code\nx\n"])
    #expect(reading.atlas.tables.all.first?.schema.plural == plural)
  }

  /// Numbers are in the form that the runtime reads, with all their digits.
  @Test(arguments: [
    ("5", "5", "5"), ("-0", "0", "-0"), ("007", "7", "007"), ("-12", "-12", "-12"), ("1e3", "1000", "1e3"),
    ("9223372036854775807", "9223372036854775807", "9223372036854775807"), (" 8 ", "8", "8"), ("+4", "4", nil),
    (".5", nil, "0.5"), ("-.25", nil, "-0.25"), ("1.10", nil, "1.10"), ("2.5E-3", nil, "2.5E-3"), ("5.", nil, nil),
    ("1e999", nil, nil), ("0x10", nil, nil), ("1,5", nil, nil), ("-", nil, nil), ("e5", nil, nil), ("NaN", nil, nil),
    ("9223372036854775808", nil, "9223372036854775808"), ("1.5.2", nil, nil), ("2e", nil, nil), (".", nil, nil),
  ])
  func numbersKeepTheirDigits(written: String, integer: String?, number: String?) throws {
    for (type, expected) in [("integer", integer), ("number", number)] {
      let reading = try reading(
        "{ data: 'teams.csv', columns: { id: 'text', n: '\(type)' } }",
        "id,n\na,\"\(written)\"\n"
      )
      #expect(reading.problems == (expected == nil ? ["error data-type 2"] : []), "\(type)")
      if let expected { #expect(reading.atlas.tables.all.first?.texts[1] == [expected]) }
    }
  }

  @Test func languagesNeedNames() throws {
    let reading = try reading("{ data: 'teams.csv', languages: ['de'] }", "code,name_de\na,b\n")
    #expect(reading.problems == ["error config-value 1"])
  }

  @Test func explainsRows() throws {
    let folder = try TemporaryFolder([
      "almanac.json":
        "{ tables: { Team: { data: 'a.csv', columns: { code: 'text', tags: '[text]', isOpen: 'boolean' } } } }",
      "a.csv": "code,tags,isOpen\nx,u;v,no\n",
    ])
    let text = Explanation.of("x", in: Request(folder: folder.path)).text ?? ""
    let lines = text.split(separator: "\n").map { line in line.split(separator: "(")[0].split(separator: " ") }
    #expect(lines == [["Team.x"], ["code", "x"], ["tags", "u"], ["tags", "v"], ["isOpen", "no"]])
    #expect(Explanation.of("y", in: Request(folder: folder.path)).diagnostics.map(\.rule) == [.entryUnknown])
  }

  @Test func listsHaveLimits() throws {
    let rows = "code\n" + (0..<20_001).map { "a\($0)\n" }.joined()
    let long = try reading("'teams.csv'", rows)
    #expect(long.problems == ["error data-size 1"])
    #expect(long.diagnostics.first?.message.hasSuffix(#"set 'cases' to "none""#) == true)
    #expect(
      try reading("'teams.csv'", "code\n\(String(repeating: "a", count: 65))\n").problems == ["error data-value 2"]
    )
  }

  /// More rows than two bytes can count.
  @Test func aTableCanBeLong() throws {
    let rows = "code,size\n" + (0..<70_000).map { "a\($0),\($0)\n" }.joined()
    let table = try table("{ data: 'teams.csv', cases: 'none' }", rows)
    #expect(table.keys.count == 70_000 && table.texts[1].last == "69999")
  }
}
