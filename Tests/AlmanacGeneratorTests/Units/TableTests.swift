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
      let type = column.type.swiftName(Settings(), moneyModule: "AlmanacMoney")
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
        "code: String", "size: Int", "share: Double", "isOpen: Bool", "since: Almanac.CalendarDate", "zip: String",
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

  /// Whatever the texts of a key look like, it is a text or an integer.
  @Test func aKeyIsATextOrAnInteger() throws {
    for rows in ["code\n2026-01-31\n", "code\n1.5\n", "code\ntrue\n", "code,x\n,1\nb,1\n"] {
      let columns = try reading("{ data: 'teams.csv', cases: 'none' }", rows).atlas.tables.all.first?.columns
        .filter { $0.name == "code" }
      #expect(columns?.first?.type == .text && columns?.first?.isOptional == false, "\(rows)")
    }
    #expect(try table("{ data: 'teams.csv', cases: 'none' }", "code\n7\n").columns[0].type == .integer)
    for type in ["date", "Country", "[text]", "text?", "number"] {
      let found = try reading("{ data: 'teams.csv', columns: { code: '\(type)' } }", "code\nCH\n")
      #expect(found.problems == ["error config-value 1"], "\(type)")
    }
    let mixed = try reading("'teams.json'", #"[{"code": "a"}, {"code": 2}]"#, "teams.json")
    #expect(Set(mixed.problems) == ["error data-type 1", "error case-name 1"])
  }

  /// Inner objects are columns of their own, and so are columns of CSV with a dot.
  @Test func innerObjectsAreColumns() throws {
    let json = try table("'teams.json'", #"[{"code": "a", "geo": {"lat": 1.5, "at": {"x": true}}}]"#, "teams.json")
    #expect(json.columns.map(\.property) == ["code", "geoLat", "geoAtX"])
    let csv = try table("'teams.csv'", "code,geo.lat,No.,geo.lon\na,1,2,3\n")
    #expect(Set(csv.columns.map(\.name)) == ["code", "geo.lat", "geo.lon", "No."])
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

  @Test func outdatedCodesHaveSuccessors() throws {
    let rows = "code,language,country\na,aam,AN\n"
    let folder = try TemporaryFolder([
      "almanac.json":
        "{ tables: { Team: { data: 'teams.csv', columns: { code: 'text', language: 'Language', country: 'Country' } } } }",
      "teams.csv": rows,
    ])
    let messages = Pipeline.check(Request(folder: folder.path)).diagnostics.map(\.message)
    #expect(
      messages == [
        "'language' of 'a': there is no language 'aam'; it is no longer in use; write 'aas'",
        "'country' of 'a': there is no country 'AN'; it is no longer in use; write 'BQ', 'CW' or 'SX'",
      ]
    )
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
      "teams.json": #"[{"code": "b", "name": "two", "names": {"de": "zwei", "pt_BR": "dois", "fr": "deux"}}]"#,
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

  /// A generated property must hide no other one.
  @Test(arguments: [
    ("{ B: { data: 'b.csv', plural: 'borders', columns: { id: 'text', country: 'Country' } } }", 1),
    ("{ B: { data: 'b.csv', plural: 'languages', columns: { id: 'text', country: 'Country' } } }", 1),
    ("{ B: { data: 'b.csv', plural: 'borders', columns: { id: 'text', country: 'text' } } }", 0),
    ("{ A: 'a.csv', B: { data: 'b.csv', plural: 'codes', columns: { id: 'text', country: 'A' } } }", 0),
    ("{ A: 'a.csv', B: { data: 'b.csv', plural: 'code', columns: { id: 'text', country: 'A' } } }", 1),
    (
      "{ B: { data: 'b.csv', plural: 'x', columns: { id: 'text', country: 'Country' } }, "
        + "C: { data: 'b.csv', plural: 'x', columns: { id: 'text', country: 'Country' } } }", 1
    ),
  ])
  func propertiesHideNoOthers(tables: String, count: Int) throws {
    let reading = try Reading([
      "almanac.json": "{ tables: \(tables) }", "a.csv": "code\nch\n", "b.csv": "id,country\nx,ch\n",
    ])
    #expect(reading.problems == Array(repeating: "error config-value 1", count: count))
  }

  /// A row may be in a file that couldn't be read.
  @Test func whatCouldNotBeReadIsNotMissing() throws {
    let files = [
      "almanac.json": "{ tables: { A: 'a.csv', B: { data: 'b.csv', columns: { id: 'text', a: 'A', c: 'Country' } } } }",
      "b.csv": "id,a,c\nx,y,zz\n",
    ]
    let broken = try Reading(files.merging(["a.csv": "code\n\"y\n", "countries.json": "[{"]) { $1 })
    #expect(broken.problems == ["error data-syntax 2", "error data-syntax 1"])
    let empty = try Reading(files.merging(["a.csv": "code\n", "countries.json": "[]"]) { $1 })
    #expect(empty.problems.contains("error data-empty 1"))
  }

  /// A nested type with the name of its table, and a template of one's own whose cases have any raw values.
  @Test func templatesDeclareAllCases() throws {
    let shipped = try String(contentsOf: Repository.root.appending(path: "Templates/Tables.mustache"), encoding: .utf8)
    let files = [
      "almanac.json": """
      { templates: "Own", tables: { Status: { data: "a.csv", columns: { code: "text", status: { oneOf: ["a: b // c", "d = e"] } } } } }
      """,
      "a.csv": "code,status\nx,d = e\ny,a: b // c\n",
    ]
    #expect(try Generated(files.merging(["Own/Tables.mustache": shipped]) { $1 }).problems == [])
    let other = shipped.replacing("{{>Cases}}", with: "case y, x")
    #expect(try Generated(files.merging(["Own/Tables.mustache": other]) { $1 }).problems == ["error template-cases 1"])
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

  /// Each column takes a place in each row.
  @Test func aTableHasALimitOfColumns() throws {
    let rows = (0..<1100).map { #"{"id": \#($0), "k\#($0)": 1}"# }.joined(separator: ",\n ")
    let wide = try reading("{ data: 'teams.json', cases: 'none' }", "[\(rows)]", "teams.json")
    #expect(wide.problems.first == "error data-size 1024")
    #expect(wide.diagnostics.count <= 51)
  }

  /// More rows than two bytes can count.
  @Test func aTableCanBeLong() throws {
    let rows = "code,size\n" + (0..<70_000).map { "a\($0),\($0)\n" }.joined()
    let table = try table("{ data: 'teams.csv', cases: 'none' }", rows)
    #expect(table.keys.count == 70_000 && table.texts[1].last == "69999")
  }
}
