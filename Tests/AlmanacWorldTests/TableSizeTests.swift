import AlmanacWorld
import Foundation
import TestSupport
import Testing

@testable import Almanac

/// The bytes of each table of the world, in a file whose changes show in reviews.
@Suite struct TableSizeTests {
  private static let file = Repository.root.appending(path: "Tests/Goldens/TableSizes.tsv")

  @Test func areRecorded() throws {
    let folder = Repository.root.appendingPathComponent("Sources/Runtime/AlmanacWorld/Generated", isDirectory: true)
    var lines = ["table\tbytes"]
    for name in Repository.folders(in: folder) {
      let source = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      lines += Self.tables(in: source).map { "\(name.dropLast(".swift".count))\($0.name)\t\($0.byteCount)" }
    }
    lines += Self.names(Country.self) + Self.names(Currency.self) + Self.names(Language.self)
    #expect(lines.count > 80)
    let text = lines.map { $0 + "\n" }.joined()
    #expect(try Repository.matches(text, reference: Self.file), "Scripts/test --record writes the sizes again")
  }

  /// What each language has of a table of names.
  private static func names<Named: NamedEnum>(_ type: Named.Type) -> [String] {
    let table = Named._nameTable
    return (0..<table.columnCount).map { column in
      let byteCount = (0..<table.rowCount).reduce(0) { $0 + table.offsetDigits + table.bytes($1, column).count }
      return "Almanac\(type)._nameTable.\(table[0, column])\t\(byteCount)"
    }
  }

  /// The literals of generated Swift: the property and the label of each, the language of emoji, and its bytes.
  private static func tables(in source: String) -> [(name: String, byteCount: Int)] {
    var tables: [(name: String, byteCount: Int)] = []
    var (property, language, label) = ("", "", "")
    var literal: [Substring]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = literal {
        literal = lines + [line]
        guard line.hasPrefix("\"\"\"") else { continue }
        tables.append((property + language + label, byteCount(of: lines)))
        literal = nil
        label = ""
      } else if let match = line.firstMatch(of: /static var (\w+)/) {
        (property, language, label) = (".\(match.1)", "", "")
      } else if let match = line.firstMatch(of: /^ +"([A-Za-z-]+)",$/) {
        language = "." + match.1
      } else if let match = line.firstMatch(of: /^ +(\w+):\s/) {
        label = ".\(match.1)"
      }
      if literal == nil, line.hasSuffix("\"\"\""), !line.hasPrefix("\"\"\"") { literal = [] }
    }
    return tables
  }

  /// The bytes of the text that lines of a literal have. Each escape stands for one character, and a backslash at an
  /// end joins two lines.
  private static func byteCount(of lines: [Substring]) -> Int {
    let text = lines.joined(separator: "\n").replacing("\\\n", with: "")
    var count = 0
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        count += character.utf8.count
        continue
      }
      guard rest.popFirst() == "u" else {
        count += 1
        continue
      }
      let digits = rest.dropFirst().prefix { $0 != "}" }
      rest = rest[digits.endIndex...].dropFirst()
      count += UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { UTF8.width($0) } ?? 0
    }
    return count
  }
}
