import Almanac
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// Compiles all names of CurrencyText with CLDR's lists, and compares their raw values with the article about them.
@Suite(.runsCommands) struct CurrencyTextNameTests {
  /// A name of CurrencyText and its raw value.
  private struct Name: Hashable {
    let type: String
    let name: String
    let rawValue: String
  }

  /// A folder with `cldr` and `currencytext`. This data is not part of the repository, because it belongs to others.
  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  /// The names that belong to the case of another locale, and the raw value of that.
  private static let taken = ["tachelhit": "shi", "uzbek": "uz"]

  @Test(.enabled(if: corpora != nil), arguments: ["name", "code"])
  func allNamesCompile(cases: String) throws {
    let corpora = try #require(Self.corpora)
    let article = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/MigratingFromCurrencyText.md").text
    let (missing, renamed) = (Self.table("write instead", of: article), Self.table("raw value here", of: article))
    let names = try Self.names(corpora).filter { missing[$0.name] == nil || Self.taken[$0.name] != nil }
    #expect(names.count == 162 + 704)
    let settings = Self.configuration(corpora, cases)
    let output = try GeneratedProgram(Self.program(names), files: ["almanac.json": settings]).run()
    var expected = renamed.merging(Self.taken) { $1 }
    // With cases named by code, no case takes these names.
    let kept = ["azerbaijani", "bosnian", "kazakh", "kazakhKazakhstan", "punjabi", "serbian"] + Self.taken.keys
    if cases == "code" { kept.forEach { expected[$0] = nil } }
    expected["none"] = "XXX"
    let lines = expected.map { "\($0) \($1)" }.sorted()
    // The warnings of the generator come first.
    let printed = output.split(separator: "\n").drop { $0 != "307 currencies" }.map(String.init)
    #expect(printed.dropFirst() == lines[...], "\(output.suffix(4000))")
  }

  /// Besides the names that CLDR's lists do not have.
  @Test func theGuideListsWhatAlmanacWorldLacks() throws {
    let article = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/MigratingFromCurrencyText.md").text
    let missing = Self.table("write instead", of: article)
    let table = try #require(MarkdownTable.tables(in: article).first { $0.header.last == "code or identifier" })
    let listed = table.rows.map { $0.codes(in: 0) + $0.codes(in: 1) }
    let file = try Data(contentsOf: Repository.root.appending(path: "World/aliases.currencytext.json"))
    let aliases = try JSONDecoder().decode([String: [String: [String]]].self, from: file)
    let lacks = { (kind: String, type: String, isThere: (String) -> Bool) in
      (aliases[kind] ?? [:]).sorted { ($0.value[0], $0.key) < ($1.value[0], $1.key) }
        .filter { missing[$0.key] == nil && !$0.value.contains(where: isThere) }
        .map { ["\(type).\($0.key)", $0.value[0]] }
    }
    let currencies = lacks("currencies", "Currency") { AlmanacWorld.Currency(rawValue: $0) != nil }
    let locales = lacks("locales", "CurrencyLocale") { AlmanacWorld.CurrencyLocale(rawValue: $0) != nil }
    #expect(currencies.count == 7 && locales.count == 3)
    #expect(listed == currencies + locales)
  }

  /// The names in the table of the corpora.
  private static func names(_ corpora: String) throws -> [Name] {
    let table = try String(contentsOfFile: "\(corpora)/currencytext/cases.tsv", encoding: .utf8)
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Name(type: fields[0], name: fields[1], rawValue: fields[2])
    }
  }

  /// The last column of a table in the article, by the first column.
  private static func table(_ header: String, of article: String) -> [String: String] {
    let rows = MarkdownTable.tables(in: article).first { $0.header.last == header }?.rows ?? []
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.codes(in: 0)[0], $0.codes(in: 2)[0]) })
  }

  /// All currencies of CLDR and all its locales.
  private static func configuration(_ corpora: String, _ cases: String) -> String {
    let english = "\(corpora)/cldr/main/en"
    let names = ["languages", "scripts", "territories", "variants"].map { "\"\(english)/\($0).json\"" }
    return """
      {
        currencies: {
          data: ["\(english)/currencies.json", "\(corpora)/cldr/supplemental/currencyData.json"],
          historic: true,
          cases: "\(cases)",
          aliases: "currencytext",
        },
        locales: {
          data: [
            "\(corpora)/cldr/availableLocales.json", "\(corpora)/cldr/defaultContent.json",
            \(names.joined(separator: ", ")),
          ],
          cases: "\(cases)",
          aliases: "currencytext",
        },
      }
      """
  }

  /// A program that prints the names whose raw value is not that of CurrencyText.
  private static func program(_ names: [Name]) -> String {
    let rows = names.map { "  (\"\($0.name)\", \($0.type).\($0.name).rawValue, \"\($0.rawValue)\"),\n" }.joined()
    return """
      import Almanac

      let names: [(name: String, rawValue: String, expected: String)] = [
      \(rows)]

      @main struct Program {
        static func main() {
          print("\\(Currency.allCases.count) currencies")
          let others = names.filter { $0.rawValue != $0.expected }
          for line in others.map({ "\\($0.name) \\($0.rawValue)" }).sorted() { print(line) }
        }
      }

      """
  }
}
