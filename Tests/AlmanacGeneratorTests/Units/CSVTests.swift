import TestSupport
import Testing

@testable import AlmanacGenerator

/// Comma-separated values, read as a JSON array of objects.
@Suite struct CSVTests {
  private func root(_ text: String, _ name: String = "list.csv") throws(Diagnostic) -> JSONValue {
    guard let root = try DataFile.parsed(name, text).root else {
      throw Diagnostic(.dataShape, at: SourceLocation(path: name), "this is not a list")
    }
    return root
  }

  private func problem(_ text: String, _ name: String = "list.csv") -> String? {
    do throws(Diagnostic) {
      _ = try root(text, name)
      return nil
    } catch {
      return "\(error.location.line):\(error.location.column) \(error.message)"
    }
  }

  /// The fields of each row by column, in the order of the columns.
  private func rows(_ text: String, _ name: String = "list.csv") throws -> [[String]] {
    try (root(text, name).elements ?? []).map { row in
      (row.members ?? []).map { "\($0.key.value)=\($0.value.text?.value ?? "-")" }
    }
  }

  @Test func readsFields() throws {
    #expect(try rows("a,b\n1,2\n3,4\n") == [["a=1", "b=2"], ["a=3", "b=4"]])
    #expect(try rows("a,b\r\n1,2\r\n3,4") == [["a=1", "b=2"], ["a=3", "b=4"]])
    #expect(try rows("\u{FEFF}a,b\n1,2") == [["a=1", "b=2"]])
    #expect(try rows("a,b\n,2\n1,\n1\n\n,\n") == [["b=2"], ["a=1"], ["a=1"]])
    #expect(try rows("a,b\n é , ü\n") == [["a= é ", "b= ü"]])
    #expect(try rows("a,,b,\n1,2,3,4\n") == [["a=1", "b=3"]])
    #expect(try rows("a,b") == [])
  }

  @Test func readsQuotes() throws {
    #expect(try rows("a,b\n\"x, y\",\"say \"\"hi\"\"\"\n") == [["a=x, y", #"b=say "hi""#]])
    #expect(try rows("a,b\n\"two\nlines\",\"\"\n\"\",z") == [["a=two\nlines"], ["b=z"]])
    #expect(try rows("\"a \"\"x\"\"\",\"b\\\"\n1,2\n") == [[#"a "x"=1"#, #"b\=2"#]])
    #expect(try rows("a,b\n5\" pipe,x\n") == [[#"a=5" pipe"#, "b=x"]])
    #expect(try rows("a\n\"\"\"\"\"\"\n") == [[#"a="""#]])
  }

  @Test func choosesTheSeparator() throws {
    #expect(try rows("a;b;c,d\n1;2;3\n", "list.CSV") == [["a=1", "b=2", "c,d=3"]])
    #expect(try rows("a;b;c\n1;2,5;3\n") == [["a=1", "b=2,5", "c=3"]])
    #expect(try rows("a\tb\n1,2\t3\n", "list.tsv") == [["a=1,2", "b=3"]])
    #expect(try rows("a\tb\n1\t3\n") == [["a=1", "b=3"]])
  }

  @Test func keepsPlaces() throws {
    let root = try root("a,b\n\"x\ny\",z\n\n\"é\",\"w\"\n")
    let places = (root.elements ?? []).map { row in
      [row.location] + (row.members ?? []).map(\.value.location)
    }
    #expect(places.map { $0.map { "\($0.line):\($0.column)" } } == [["2:1", "2:1", "3:4"], ["5:1", "5:1", "5:6"]])
    #expect(
      root.elements?.first?.members?.map { "\($0.key.location.line):\($0.key.location.column)" } == ["1:1", "1:3"]
    )
  }

  @Test func readsOtherTypes() throws {
    let row = try #require(root("n,f,y,l,e,t\n-1.5e3, true,NO,a;b;;c,x,{\n").elements?.first)
    #expect(row["n"]?.number == -1500 && row["f"]?.boolean == true && row["y"]?.boolean == false)
    #expect(row["l"]?.elements?.compactMap(\.text?.value) == ["a", "b", "c"])
    #expect(row["l"]?.elements?.map(\.location.column) == [17, 19, 22])
    #expect(row["e"]?.elements?.compactMap(\.text?.value) == ["x"])
    #expect(row["t"]?["t"] == nil && row["t"]?.members == nil && row["x"] == nil)
    let semicolons = try #require(root("a;b;c\nx|y;\"1;2\";3\n").elements?.first)
    #expect(semicolons["a"]?.elements?.count == 2 && semicolons["b"]?.elements?.count == 1)
  }

  @Test func groupsNames() throws {
    let rows = try #require(root("names.de,code,names.fr\nBern,BE,Berne\n,ZH,Zurich\nUri,,\n").elements)
    #expect(rows.map { $0["names"]?.members?.map(\.value.text?.value) } == [["Bern", "Berne"], ["Zurich"], ["Uri"]])
    #expect(rows.map { $0["code"]?.text?.value } == ["BE", "ZH", nil])
  }

  @Test func reportsWhatItCannotRead() {
    #expect(
      problem("a,b\n1,2,3\n")
        == "2:5 this row has more fields than the header; name the column there, or remove the field"
    )
    #expect(problem("a\n\"x\n\n") == "2:1 the quotes of this field are not closed; end it with '\"'")
    let quotes = "expected a separator after the closing quote; to write a quote inside a field, double it; found 'y'"
    #expect(problem("a,b\nz,\"x\"y\n") == "2:6 \(quotes)")
    #expect(problem("a,b,a\n")?.hasPrefix("1:5 duplicate column 'a'") == true)
    #expect(problem("")?.hasPrefix("1:1 the first line must contain") == true)
    #expect(problem("a\0\n")?.hasPrefix("1:2 this byte is zero") == true)
    let header = (0...1024).map { "c\($0)" }.joined(separator: ",")
    #expect(problem(header)?.hasSuffix(" a table can have 1024 columns; remove those that you do not need") == true)
    let line = "this line ends with a carriage return only; save the file with line feeds"
    #expect(problem("code,name\rCH,Switzerland\r") == "1:10 \(line)")
  }

  /// Random texts of few characters, compared with a reader that is written for nothing but clarity.
  @Test(arguments: 0..<40) func agreesWithASimpleReader(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let table = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (0..<3).map { _ in
          String(
            (0..<Int.random(in: 0...4, using: &random)).map { _ in "ab\",;\n é".randomElement(using: &random) ?? "a" }
          )
        }
      }
      let text = "x,y,z\n" + table.map { $0.map(Self.written).joined(separator: ",") + "\n" }.joined()
      let expected = table.map { row in zip(["x", "y", "z"], row).filter { !$1.isEmpty }.map { "\($0)=\($1)" } }
        .filter { !$0.isEmpty }
      #expect(try rows(text) == expected, "\(text)")
    }
  }

  /// Whatever bytes a file has, it is read or an error is reported in it.
  @Test(arguments: 0..<20) func readsAnyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Array("a,;\"\n\r\t|.".utf8).randomElement(using: &random) ?? 0
      }
      let text = SourceText(path: "a.csv", bytes: bytes)
      let result = Result { () throws(Diagnostic) in try CSVParser.parse(text) }
      if case .success(let root) = result { #expect(root.elements?.allSatisfy { $0.kind == .object } == true) }
    }
  }

  private static func written(_ field: String) -> String {
    let isPlain = !field.contains { "\",\n".contains($0) } && !field.isEmpty
    return isPlain
      ? field : "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
