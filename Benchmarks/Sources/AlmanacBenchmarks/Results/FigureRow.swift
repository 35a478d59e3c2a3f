import Foundation

/// A line of a report, with all that is needed to understand it without the others.
struct FigureRow: Codable, Equatable {
  /// The cost of one way to do something.
  struct Figure: Codable, Equatable {
    /// The way, which is the heading of its column.
    let title: String

    /// The cost in the unit of the row minus the baseline, or `nil` if it was not measured.
    let figure: Double?

    /// The cost divided by that of the rival, which is Almanac unless the section names another one.
    let ratio: Double?

    /// Keeps four digits, because measurements have no more.
    init(title: String, figure: Double, ratio: Double) {
      self.title = title
      self.figure = FigureRow.rounded(figure)
      self.ratio = FigureRow.rounded(ratio)
    }
  }

  /// The command of the benchmarks.
  let command: String

  /// What was measured, and how often.
  let report: String
  let section: String
  let name: String
  let unit: Unit

  /// The cost that all figures are reduced by.
  let baseline: Double?

  /// The figures, Almanac's first.
  let figures: [Figure]

  init(command: String, report: String, section: String, name: String, unit: Unit, baseline: Double, figures: [Figure])
  {
    self.command = command
    self.report = report
    self.section = section
    self.name = name
    self.unit = unit
    self.baseline = baseline == 0 ? nil : Self.rounded(baseline)
    self.figures = figures
  }

  private static func rounded(_ value: Double) -> Double? {
    value.isFinite ? Double(String(format: "%.4g", value)) : nil
  }
}
