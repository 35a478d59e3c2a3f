import Foundation
import TestSupport
import Testing

@testable import AlmanacBenchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Tests what the benchmarks make of their results, and that the pages have the figures of the last run. Nothing is
/// measured here.
@Suite struct FigureTests {
  private static let folder = Repository.root.appending(path: "Benchmarks/Results")

  private let results: Results

  init() throws {
    results = try Results(file: Self.folder.appending(path: "results.json"))
  }

  @Test func tablesOfPagesAreThoseOfTheResults() throws {
    for page in try MarkdownDocument.all() {
      let new = try FigureRegions(results).rewrite(page.text, path: page.path)
      #expect(new == page.text, "\(page.path): run 'AlmanacBenchmarks report --pages'")
    }
  }

  @Test func resultsHaveATableForEachCommand() throws {
    let page = try MarkdownDocument(path: "Benchmarks/Results/results.md").text
    #expect(results.runs.allSatisfy { $0.failure == nil && !results.rows(of: $0.command).isEmpty })
    for run in results.runs { #expect(page.contains("\n## \(run.command)\n"), "\(run.command)") }
  }

  @Test func pageAndChartAreThoseOfTheResults() throws {
    func file(_ name: String) throws -> String {
      try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
    }
    #expect(try file("results.json") == String(decoding: results.json(), as: UTF8.self))
    #expect(try file("results.md") == ResultsPage(results: results).text)
    #expect(try file("chart.svg") == Chart(results: results).svg)
  }

  @Test func summaryHasEveryRow() {
    for pick in Summary.picks { #expect(results.row(pick) != nil, "\(pick.text)") }
    #expect(Summary(results: results).highlights != nil)
  }

  @Test func resultsHaveNoPaths() throws {
    let text = try String(decoding: results.json(), as: UTF8.self)
    for path in ["/home", "/root", "/tmp", "/Users", "/work", "/var"] { #expect(!text.contains(path)) }
  }
}

/// Tests of made-up results.
@Suite struct MadeUpFigureTests {
  private static func row(_ command: String, _ name: String, _ figures: [(String, Double, Double)]) -> FigureRow {
    FigureRow(
      command: command,
      report: "3 flags; rounds: 1",
      section: "Time",
      name: name,
      unit: .seconds,
      baseline: 0,
      figures: figures.map { FigureRow.Figure(title: $0.0, figure: $0.1, ratio: $0.2) }
    )
  }

  private static func run(_ command: String, failure: String? = nil) -> Results.Run {
    Results.Run(command: command, arguments: ["--rounds", "1"], date: "2026-01-02", seconds: 3, failure: failure)
  }

  private static let machine = Machine(processor: "P & Q", cores: 2, gigabytes: 8, system: "S", swift: "Swift 6")

  private static var results: Results {
    var results = Results(machine: machine)
    results.replace(
      run("flags"),
      [
        row("flags", "first", [("Almanac", 0.001, 1), ("bundle", 0.05, 50), ("no tool", .nan, .nan)]),
        row("flags", "again", [("Almanac", 0.002, 1)]),
      ]
    )
    return results
  }

  @Test func tableHasRatiosAndFigures() throws {
    let lines = FigureTable(rows: Self.results.rows).lines
    #expect(lines[0] == "| | Almanac | bundle | no tool |")
    #expect(lines[1] == "|---|---|---|---|")
    #expect(lines[2] == "| **Time** | | | |")
    #expect(lines[3] == "| first | 1.00 (1.00 ms) | 50.0 (50.0 ms) | |")
    #expect(lines[4] == "| again | 1.00 (2.00 ms) | | |")
    #expect(lines.count == 5)
  }

  private static let regions = FigureRegions(texts: ["flags": "new", "emoji": nil])

  @Test func regionsOfAPageAreRewritten() throws {
    let page = "# A\n\n<!-- figures: flags -->\n\nold\n\n<!-- figures: end -->\n\nEnd.\n"
    let new = try Self.regions.rewrite(page, path: "A.md")
    #expect(new == "# A\n\n<!-- figures: flags -->\n\nnew\n\n<!-- figures: end -->\n\nEnd.\n")
    #expect(try Self.regions.rewrite(new, path: "A.md") == new)
    #expect(try Self.regions.rewrite("No figures.\n", path: "A.md") == "No figures.\n")
  }

  @Test(arguments: [
    ("a\n<!-- figures: flags -->\n", "A.md:2:1: error: The region 'flags' has no end. Write <!-- figures: end -->."),
    ("<!-- figures: end -->\n", "A.md:1:1: error: No region of figures ends here."),
    (
      "<!-- figures: flags -->\n<!-- figures: flags -->\n",
      "A.md:2:1: error: The region before has no end. Write <!-- figures: end --> after it."
    ),
    (
      "<!-- figures: emoji -->\n<!-- figures: end -->\n",
      "A.md:1:1: error: There are no figures of 'emoji'. Run 'AlmanacBenchmarks all'."
    ),
  ])
  func wrongRegionsAreReported(page: String, message: String) {
    let error = #expect(throws: Failure.self) {
      try Self.regions.rewrite(page, path: "A.md")
    }
    #expect(error?.description == message)
  }

  @Test func otherCommandsKeepTheirRows() {
    var results = Self.results
    results.replace(Self.run("emoji"), [Self.row("emoji", "search", [("Almanac", 1, 1)])])
    results.replace(Self.run("flags", failure: "ended with status 1"), [])
    #expect(results.runs.map(\.command) == ["flags", "emoji"])
    #expect(results.rows.map(\.name) == ["search"])
    #expect(ResultsPage(results: results).text.contains("This command failed: ended with status 1."))
    results.sort(by: ["emoji", "flags"])
    #expect(results.runs.map(\.command) == ["emoji", "flags"])
  }

  @Test func fileIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "results.json")
    let text = String(decoding: try Self.results.json(), as: UTF8.self)
    try Data(text.utf8).write(to: file)
    #expect(try Results(file: file).rows == Self.results.rows)
    for (old, new) in [("\"version\" : 1", "\"version\" : 2"), ("\"rows\"", "\"lines\"")] {
      #expect(text.contains(old))
      try Data(text.replacing(old, with: new).utf8).write(to: file)
      let error = #expect(throws: Failure.self) { try Results(file: file) }
      #expect(error?.description.hasPrefix("\(file.path(percentEncoded: false)):1:1: error: ") == true)
    }
  }

  @Test func chartIsReadableSVG() throws {
    var results = Self.results
    let pick = try #require(Summary.picks.first)
    let rivals = [("a < b", 0.01, 0.1), ("c", 0.1, 1), ("d", 10, 100), ("e", 0, 0), ("f", .nan, .nan)]
    let row = FigureRow(
      command: pick.command,
      report: "",
      section: pick.section,
      name: pick.name,
      unit: .seconds,
      baseline: 0,
      figures: [FigureRow.Figure(title: "Almanac", figure: 0.1, ratio: 1)]
        + rivals.map { FigureRow.Figure(title: $0.0, figure: $0.1, ratio: $0.2) }
    )
    results.replace(Self.run(pick.command), [row])
    let svg = Chart(results: results).svg
    let document = try XMLDocument(xmlString: svg)
    let root = try #require(document.rootElement())
    #expect(svg.contains(#"role="img" aria-labelledby="title desc""#))
    #expect(root.elements(forName: "title").count == 1)
    let description = root.elements(forName: "desc").first?.stringValue ?? ""
    #expect(description.contains("P & Q"))
    #expect(description.contains("\(pick.text): a < b 0.10. \(pick.text): c 1.00. \(pick.text): d 100."))
    #expect(svg.contains("prefers-color-scheme: dark"))
    let texts = root.elements(forName: "text").compactMap(\.stringValue)
    #expect(texts.filter { $0 == pick.text }.count == 1)
    #expect(texts.suffix(4) == [pick.text, "0.10 a < b", "1.00 c", "100 d"])
    // The scale is logarithmic: 100 is twice as far from 1 as 0.1, and without a rival there is nothing.
    let widths = svg.matches(of: /<rect class="(?:more|less)".+ width="([0-9.]+)"/).compactMap { Double($0.output.1) }
    try #require(widths.count == 3)
    #expect(abs(widths[2] - 2 * widths[0]) < 0.2)
  }
}
