import Foundation

/// A table of ratios relative to Almanac, which is 1, and of the measured figures.
struct Report {
  /// The contenders, Almanac first.
  let titles: [String]
  let sections: [ReportSection]

  /// The heading of the figures.
  var figuresTitle = "measured, minus the baseline"

  /// The text of the report. On terminals that support it, the figures are dimmed.
  func text(isDimmed: Bool) -> String {
    let rows = sections.flatMap(\.comparisons)
    let labelWidth = (rows.map(\.label.count).max() ?? 0) + 2
    let widths = titles.indices.map { index in
      ([titles[index]] + rows.map { $0.ratios[index] }).map(\.count).max() ?? 0
    }
    func line(_ label: String, _ cells: [String], _ figures: String) -> String {
      let padded = zip(cells, widths).map { cell, width in
        "  " + String(repeating: " ", count: width - cell.count) + cell
      }
      let left = label + String(repeating: " ", count: labelWidth - label.count) + padded.joined()
      return isDimmed ? "\(left)  \u{1B}[2m\(figures)\u{1B}[0m" : "\(left)  \(figures)"
    }
    var lines = [line("", titles, figuresTitle)]
    for section in sections {
      lines += ["", section.title]
      lines += section.comparisons.map { line("  \($0.label)", $0.ratios, $0.figures) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether standard output is a terminal, and the user has not set `NO_COLOR`.
  static var canDim: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }
}
