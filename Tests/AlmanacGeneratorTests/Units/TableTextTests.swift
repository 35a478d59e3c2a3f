import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Lists written in JSON and in comma-separated values, and drafts of the descriptions of tables.
@Suite struct TableTextTests {
  private func written(_ text: String, _ name: String, _ output: String, _ kind: String = "table") throws
    -> ImportedList
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(name, Array(text.utf8))
    return try #require(ImportedList.make(kind, of: [folder.path(of: name)], for: output))
  }

  @Test(arguments: SectionKind.allCases.filter { $0 != .currencies })
  func sectionsAreTheSameInBoth(kind: SectionKind) throws {
    let path = Repository.root.appending(path: "World/\(kind.rawValue).json").path(percentEncoded: false)
    let json = try #require(ImportedList.make(kind.rawValue, of: [path]))
    let csv = try #require(ImportedList.make(kind.rawValue, of: [path], for: "a.csv"))
    #expect(csv.count == json.count && csv.count > 100)
    let read = try written(try #require(csv.text), kind.fileName.replacing(".json", with: ".csv"), "", kind.rawValue)
    #expect(read.text == json.text && read.diagnostics == [])
  }

  @Test func saysAtTheOutputWhatALongListCannotHave() throws {
    let path = Repository.root.appending(path: "World/currencies.json").path(percentEncoded: false)
    let list = try #require(ImportedList.make("currencies", of: [path], for: "out/a.csv"))
    #expect(list.text == nil && list.diagnostics.map(\.location.path) == ["out/a.csv"])
    #expect(list.diagnostics.first?.message.hasPrefix("'plurals' has objects in objects") == true)
  }

  @Test func tablesAreTheSameInBoth() throws {
    let json = """
      [
      {"id": "a", "name": "A, \\"B\\"", "tags": ["x", "y"], "size": 1, "isOpen": true, "names": {"de": "ä", "fr": " b"}},
      {"id": "007", "name": "c", "tags": ["x", "z"], "size": 0.5, "isOpen": false}
      ]

      """
    let csv = """
      id,name,tags,size,isOpen,names.de,names.fr
      a,"A, ""B\""",x;y,1,true,ä," b"
      007,c,x;z,0.5,false,,

      """
    #expect(try written(json, "a.json", "a.csv").text == csv)
    let tabs = try written(json, "a.json", "a.tsv").text
    #expect(tabs?.hasPrefix("id\tname\t") == true && tabs?.contains("\t\"A, \"\"B\"\"\"\t") == true)
    #expect(try written(csv, "a.csv", "b.csv").text == csv)
    // A list in comma-separated values is a text, because only its description says that it is a list.
    let back = try written(csv, "a.csv", "a.json").text
    #expect(back?.contains(#""tags": "x;y", "size": 1, "isOpen": true, "names": {"de": "ä", "fr": "b"}"#) == true)
    #expect(back?.contains(#"{"id": "007", "name": "c", "#) == true)
  }

  @Test(
    arguments: [
      (#"[{"a": {"b": {"c": 1}, "d": {"e": 2}}}]"#, "'a' has objects in objects"),
      (#"[{"a": ["b;c"]}]"#, "'b;c' can't be an element of a list"), (#"[{"a": [["b"]]}]"#, "can't be an element"),
      ("[]", "there are no rows with values; add at least one"), ("[{}]", "there are no rows with"),
      (#"[{"": 1}]"#, "has no name"),
      (#"[{"a": 1}, {"a": {"b": 2}}]"#, "'a' is an object here, and another value"),
      ("{}", "a table must be a list of objects"),
    ]
  )
  func saysWhatCommasCannotSeparate(json: String, message: String) throws {
    let list = try written(json, "a.json", "a.csv")
    #expect(list.text == nil && list.diagnostics.count == 1)
    #expect(list.diagnostics.first?.message.contains(message) == true)
  }

  @Test func draftsWhatTheDataSays() throws {
    let folder = try TemporaryFolder()
    let kinds = ["new", "on sale", "gone"]
    let rows = (0..<30).map { "k\($0),Name,Namen,\(kinds[$0 % 3]),CH,\($0 == 3 ? "" : "\($0)"),SKU-\($0),no\n" }
    let header = "code,name,name_de,kind,country,size,sku,isOpen\n"
    let csv = header + rows.joined() + "k30,N,N,new,DE,1,,yes\n"
    _ = try folder.write("my-boxes.csv", Array(csv.utf8))
    _ = try folder.write(
      "cities.json",
      Array(#"[{"id": 1, "names": {"fr": "un"}, "name": "one", "tags": ["x"]}]"#.utf8)
    )
    let draft = TableDraft.make(of: ["my-boxes.csv", "cities.json"], in: folder.path)
    #expect(draft.diagnostics == [])
    #expect(
      draft.text == """
        {
          tables: {
            MyBox: {
              data: "my-boxes.csv",
              key: "code",
              columns: {
                code: "text",
                name: "text",
                kind: { oneOf: ["gone", "new", "on sale"] },
                country: "Country",
                size: "integer?",
                sku: { type: "text?", unique: true },
                isOpen: "boolean",
              },
              search: ["name"],
              languages: ["de"],
            },
            City: {
              data: "cities.json",
              key: "id",
              cases: "none",
              columns: {
                id: "integer",
                name: "text",
                tags: "[text]",
              },
              search: ["name"],
              languages: ["fr"],
            },
          },
        }

        """
    )
    _ = try folder.write("almanac.json", Array(#require(draft.text).utf8))
    #expect(Pipeline.check(Request(folder: folder.path)).diagnostics == [])
  }

  /// A key is no country, whatever it contains, and a property of countries must not hide another one.
  @Test func draftsWhatValidates() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("borders.csv", Array("country,side\nCH,yes\nDE,no\n".utf8))
    _ = try folder.write("demonyms.csv", Array("id,country\na,CH\nb,DE\n".utf8))
    let draft = TableDraft.make(of: ["borders.csv", "demonyms.csv"], in: folder.path)
    let text = try #require(draft.text)
    #expect(text.contains("country: \"text\",\n") && text.contains("plural: \"demonymRows\",\n"))
    _ = try folder.write("almanac.json", Array(text.utf8))
    #expect(Pipeline.check(Request(folder: folder.path)).diagnostics == [])
    let twice = TableDraft.make(of: ["borders.csv", "./borders.csv"], in: folder.path)
    #expect(twice.text == nil && twice.diagnostics.map(\.rule) == [.configValue])
  }

  @Test(arguments: [
    ("types.csv", "code\na\n", "cannot name a type"), ("swifts.csv", "code\na\n", "cannot name a type"),
    ("a.csv", "b\nx\nx\n", "different value"),
    ("none.csv", "", "no file"),
  ])
  func draftsNothingOfWrongFiles(name: String, text: String, message: String) throws {
    let folder = try TemporaryFolder()
    if !text.isEmpty { _ = try folder.write(name, Array(text.utf8)) }
    let draft = TableDraft.make(of: [name], in: folder.path)
    #expect(draft.text == nil && draft.diagnostics.count == 1)
    #expect(draft.diagnostics.first?.message.contains(message) == true)
  }
}
