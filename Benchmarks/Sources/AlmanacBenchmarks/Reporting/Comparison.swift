/// One line of a report: what each contender costs, over what a program costs that has none of them.
struct Comparison {
  let label: String
  let unit: Unit

  /// What the figures are over.
  let base: Double

  /// What each contender costs over the base, Almanac first.
  let values: [Double]

  /// What the ratios are to; Almanac's own figure unless something else is named.
  var divisor: Double?

  /// The figures as they were measured, the base's first.
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

  /// The figures that the ratios were made of.
  var figures: String {
    values.map(unit.text).joined(separator: " / ") + (base == 0 ? "" : " over \(unit.text(base))")
  }

  /// A ratio; nothing where the figures drown in the noise of the base.
  private static func ratio(_ value: Double, to divisor: Double) -> String {
    guard divisor > 0, value.isFinite else { return "?" }
    guard value > 0 else { return "0" }
    return value / divisor < 0.005 ? "<0.01" : Unit.rounded(value / divisor)
  }
}
