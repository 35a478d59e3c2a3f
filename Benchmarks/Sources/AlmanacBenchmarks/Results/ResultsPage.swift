/// The results as a page in Markdown: the tables of all commands.
struct ResultsPage {
  let results: Results

  /// How to read a table.
  private static let explanation = """
    A cell contains the ratio to the first column, usually Almanac's, and in parentheses the measured median: above 1, the \
    alternative is slower or larger. Where a row or a section names another measure, that one counts, and a figure below 0 \
    is noise, because it's less than the baseline.
    """

  var text: String {
    let head = ["# Results", "![The most important ratios.](chart.svg)", machine, Self.explanation]
    let parts = results.runs.flatMap { run in
      ["## \(run.command)", Self.command(run)]
        + (run.failure.map { ["This command failed: \($0)."] } ?? Self.tables(of: results.rows(of: run.command)))
    }
    return (head + parts).joined(separator: "\n\n") + "\n"
  }

  /// A sentence about the machine and the day.
  var machine: String {
    let dates = results.runs.map(\.date)
    let (first, last) = (dates.min() ?? "", dates.max() ?? "")
    let days = first == last ? "on \(first)" : "from \(first) to \(last)"
    return "Measured \(days) with \(results.machine.text)."
  }

  /// A table for each report, below a line that says what was measured.
  static func tables(of rows: [FigureRow]) -> [String] {
    rows.grouped(by: \.report).flatMap { rows in
      ["\(rows[0].report):", FigureTable(rows: rows).lines.joined(separator: "\n")]
    }
  }

  private static func command(_ run: Results.Run) -> String {
    "`\((["AlmanacBenchmarks", run.command] + run.arguments).joined(separator: " "))`, \(run.date), \(run.seconds) s"
  }
}
