/// One line of a report: the cost of each contender, minus the cost of the baseline.
struct Comparison {
  let label: String
  let unit: Unit

  /// The figure of the baseline.
  let base: Double

  /// The cost of each contender minus the baseline, Almanac first.
  let values: [Double]

  /// The divisor of the ratios. The default is Almanac's figure.
  var divisor: Double?

  /// The measured figures, the baseline first.
  init(_ label: String, _ unit: Unit, measured: [Double], divisor: Double? = nil) {
    self.label = label
    self.unit = unit
    base = measured.first ?? .nan
    values = measured.dropFirst().map { [base] in $0 - base }
    self.divisor = divisor
  }

  /// Whether the figures are no alternatives, so that ratios would mean nothing.
  private var isPlain: Bool { divisor == 0 }

  /// Figures that are no alternatives.
  init(_ label: String, _ unit: Unit, values: [Double]) {
    self.label = label
    self.unit = unit
    base = 0
    self.values = values
    divisor = 0
  }

  /// The ratios as text, Almanac's first.
  var ratios: [String] { values.map { isPlain ? unit.text($0) : Unit.ratio(ratio($0)) } }

  /// The ratio of a cost, or `nil` if there is nothing to compare with.
  func ratio(_ value: Double) -> Double? {
    let divisor = divisor ?? values.first ?? .nan
    return divisor > 0 && value.isFinite ? value / divisor : nil
  }

  /// The figures behind the ratios, as text.
  var figures: String {
    isPlain ? "" : values.map(unit.text).joined(separator: " / ") + (base == 0 ? "" : " (baseline \(unit.text(base)))")
  }
}
