import Foundation

/// What a command measured.
struct Report {
  /// A line that says what was measured.
  let heading: String

  /// The number of repetitions, such as `rounds: 5`.
  let repetitions: String
  let measurements: Measurements

  /// The text for a terminal.
  func text(_ machine: Machine) -> String {
    "\(heading)\n\(repetitions); \(machine.text)\n\n\(measurements.text(isDimmed: Self.canDim))"
  }

  /// The rows of the JSON file.
  func rows(of command: String) -> [FigureRow] {
    measurements.sections.flatMap { section in
      section.comparisons.map { comparison in
        FigureRow(
          command: command,
          report: "\(heading); \(repetitions)",
          section: section.title,
          name: comparison.label,
          unit: comparison.unit,
          baseline: comparison.base,
          figures: zip(measurements.titles, comparison.values).map { title, value in
            FigureRow.Figure(title: title, figure: value, ratio: comparison.ratio(value) ?? .nan)
          }
        )
      }
    }
  }

  /// Whether standard output is a terminal, and the user has not set `NO_COLOR`.
  private static var canDim: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }
}
