/// Repeated measurements of the same thing.
struct Samples {
  private var values: [Double]

  init(_ values: [Double] = []) { self.values = values }

  mutating func append(_ value: Double) {
    values.append(value)
  }

  var minimum: Double { values.min() ?? .nan }

  var median: Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
