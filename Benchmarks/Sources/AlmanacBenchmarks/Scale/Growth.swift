import Foundation

/// How a time grows with a number of entries.
struct Growth {
  /// The headings of the columns, for three numbers of entries.
  static let titles = ["small", "middle", "large"]

  let label: String

  /// The times for one entry, and then for each number of entries.
  let times: [Double]

  /// Returns a line of a report, for these numbers of entries. The baseline is the time for one entry.
  func comparison(_ counts: [Int]) -> Comparison {
    let power = Unit.rounded(slope(counts.map { Double($0 - 1) }))
    return Comparison("\(label), power \(power)", .seconds, measured: times)
  }

  /// The slope of the line through the logarithms of the numbers and times, by least squares.
  private func slope(_ more: [Double]) -> Double {
    let points = zip(more, times.dropFirst()).map { (x: log($0), y: log($1 - times[0])) }
    let x = points.map(\.x).reduce(0, +) / Double(points.count)
    let y = points.map(\.y).reduce(0, +) / Double(points.count)
    let square = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / square
  }
}

extension ReportSection {
  /// Creates a section with the growths by numbers of entries, which `entries` names.
  init(_ entries: String, _ counts: [Int], _ growths: [Growth]) {
    let sizes = counts.map { $0.formatted() }.joined(separator: ", ")
    self.init(title: "\(sizes) \(entries)", comparisons: growths.map { $0.comparison(counts) })
  }
}
