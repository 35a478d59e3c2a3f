import Almanac
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// The page finds what the generated enums find, in the same order.
@Suite(.runsCommands, .enabled(if: Chromium.isExpected, "Chromium is not installed."))
struct PreviewSearchTests {
  /// The target of the enums.
  private static let target = Repository.root.appending(path: "Sources/Runtime/AlmanacWorld")

  @Test func findsWhatTheEnumsFind() throws {
    let queries = Self.queries
    let folds = try Self.folds()
    let page = try PreviewPage(of: Self.target)
    let lists = ["countries", "emoji", "currencies", "locales", "languages"]
    let report = try page.check(.init(queries: queries, lists: lists, blocks: folds.map(\.block)))
    #expect(report.problems.isEmpty, "\(report.problems)")
    try #require(queries.count > 600 && report.searches.count == queries.count)
    let expected = queries.map { query in
      [
        Country.search(query).map(\.rawValue), Emoji.search(query).map(\.character),
        rows(Currency.search(query)), rows(CurrencyLocale.search(query)), rows(Language.search(query)),
      ]
    }
    #expect(expected.joined().map(\.count).reduce(0, +) > 10_000)
    let different = queries.indices.filter { report.searches[$0] != expected[$0] }.map { queries[$0] }
    #expect(different.isEmpty, "\(different)")
    let wrong = zip(folds, report.folds).filter { $0.hash != $1 }
    #expect(folds.count > 500 && report.folds.count == folds.count && wrong.isEmpty, "\(wrong.map(\.0.block))")
  }

  /// The codes of cases in the order of a table, in which a search hides the others.
  private func rows<Case: TableEnum>(_ found: [Case]) -> [String] {
    let found = Set(found.map(\.rawValue))
    return Case.allCases.map(\.rawValue).filter(found.contains)
  }

  /// Queries with something special, and parts of all kinds of words.
  private static var queries: [String] {
    var generator = SeededGenerator(seed: 41)
    let names = Country.allCases.flatMap { country in
      [country.name, country.officialName, country.capital, country.alpha3].compactMap { $0 } + country.nativeNames
        + ["de", "ja", "ar", "ru"].compactMap { country.name(in: $0) }
    }
    let others = Currency.allCases.map(\.name) + CurrencyLocale.allCases.map(\.name) + Language.allCases.map(\.rawValue)
    let words = names + others + Emoji.all.flatMap { [$0.name] + $0.shortcodes + $0.keywords }
    var queries = [
      "", " ", "\u{200B}", "\u{FEFF} ", "\u{202A}smile\u{202C}", "日月",
      "!", "…", "a", "E", " Face ", "zzz", "flag: ", "é", "CÔTE d’Iv", "cote d'iv",
      "uk", "UK", "756", "004", "4", "sao tome", "São", "d", "pin\u{303}ata", "😀", "_", "o’", "1", "+1", "-1", "\t",
      "ß", "İ", "한국", "日本", "ﷺ", "Å", "\u{301}", "=ch;", "<", ";", "{{data}}", "united  states",
      "guinea bissau", "guinea-bissau", "eu", "978", "de_", "zh-Hant", "2️⃣", "2\u{20E3}", "\u{20E3}", " 👋🏽 ", "😀🏽", "❤",
      "a\u{FE0F}", "👩🏽‍🤝‍👩🏿", "🏽", ":+1:", "::", ":a", "open eyes hand", "thumbs-up", "giraffes", "boxes", "guitra",
      "strawberries", "umbrela", "hert eyes", "as", "qqes", "-", "a-b_c",
    ]
    for round in 0..<600 {
      guard let word = words.randomElement(using: &generator) else { continue }
      let start = word.index(word.startIndex, offsetBy: Int.random(in: 0..<word.count, using: &generator))
      let rest = round.isMultiple(of: 3) ? word[start...] : word[...]
      let part = String(rest.prefix(Int.random(in: 1...9, using: &generator)))
      queries.append(round.isMultiple(of: 2) ? part : part.uppercased())
    }
    return queries
  }

  /// The blocks of 256 characters, and the hash of the folds of each, which `SearchFoldTests` expects of the library.
  private static func folds() throws -> [(block: Int, hash: UInt32)] {
    let text = try String(contentsOf: Repository.root.appending(path: "Tests/Goldens/Folds.tsv"), encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      return (try #require(Int(fields[0])), try #require(UInt32(fields[1])))
    }
  }
}
