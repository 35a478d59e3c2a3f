/// Repeated measurements of the same thing.
struct Samples {
  private var values: [Double] = []

  init() {}

  /// The measurements of one pass, in all runs of a program.
  init(pass: Int, of runs: [[ProgramPass]]) {
    values = runs.flatMap { $0[pass].seconds }
  }

  mutating func append(_ value: Double) {
    values.append(value)
  }

  mutating func append(contentsOf more: some Sequence<Double>) {
    values.append(contentsOf: more)
  }

  var minimum: Double { values.min() ?? .nan }

  var median: Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
