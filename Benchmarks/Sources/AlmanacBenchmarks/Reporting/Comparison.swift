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

  /// The ratios, Almanac's first.
  var ratios: [String] {
    let divisor = divisor ?? values.first ?? .nan
    return values.map { Self.ratio($0, to: divisor) }
  }

  /// The figures behind the ratios, as text.
  var figures: String {
    values.map(unit.text).joined(separator: " / ") + (base == 0 ? "" : " (baseline \(unit.text(base)))")
  }

  /// A ratio, or `?` if there is nothing to compare with.
  private static func ratio(_ value: Double, to divisor: Double) -> String {
    guard divisor > 0, value.isFinite else { return "?" }
    guard value > 0 else { return "0" }
    return value / divisor < 0.005 ? "<0.01" : Unit.rounded(value / divisor)
  }
}
