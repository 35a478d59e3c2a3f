/// A table of ratios relative to Almanac, which is 1, and of the measured figures.
struct Measurements {
  /// The contenders, Almanac first. A comparison can have figures of only the first ones.
  let titles: [String]
  let sections: [ReportSection]

  /// The heading of the figures.
  var figuresTitle = "measured, minus the baseline"

  /// The text for a terminal. On terminals that support it, the figures are dimmed.
  func text(isDimmed: Bool) -> String {
    let rows = sections.flatMap(\.comparisons)
    let labelWidth = (rows.map(\.label.count).max() ?? 0) + 2
    let widths = titles.indices.map { index in
      ([titles[index]] + rows.compactMap { $0.ratios.dropFirst(index).first }).map(\.count).max() ?? 0
    }
    func line(_ label: String, _ cells: [String], _ figures: String) -> String {
      let padded = widths.indices.map { index in
        let cell = index < cells.count ? cells[index] : ""
        return "  " + String(repeating: " ", count: widths[index] - cell.count) + cell
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
}
