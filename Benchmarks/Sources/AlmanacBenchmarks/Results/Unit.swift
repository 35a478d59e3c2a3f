import Foundation

/// The unit of a figure, and its format with three significant digits.
enum Unit: String, Codable {
  case seconds
  case bytes

  func text(_ value: Double) -> String {
    guard value != 0 else { return "0" }
    guard value.isFinite else { return "?" }
    let steps: [(size: Double, name: String)]
    switch self {
    case .seconds: steps = [(1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")]
    case .bytes: steps = [(1e6, "MB"), (1e3, "kB"), (1, "B")]
    }
    // From 0.9995 on, rounding to three digits carries into the next unit.
    let step = steps.first { abs(value) >= 0.9995 * $0.size } ?? (steps.last ?? (1, ""))
    return "\(Self.rounded(value / step.size)) \(step.name)"
  }

  /// A ratio, or `?` if there is none.
  static func ratio(_ value: Double?) -> String {
    guard let value else { return "?" }
    guard value > 0 else { return "0" }
    return value < 0.005 ? "<0.01" : rounded(value)
  }

  /// A number, with three significant digits if it has a fraction.
  static func rounded(_ value: Double) -> String {
    let digits =
      switch abs(value) {
      case ..<9.995: 2
      case ..<99.95: 1
      default: 0
      }
    return String(format: "%.\(digits)f", value)
  }
}
