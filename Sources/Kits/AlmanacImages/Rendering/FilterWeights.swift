/// The weights of a line's pixels in each pixel of a shorter or longer line.
struct FilterWeights: Sendable {
  /// The pixels that contribute to a pixel, and the index of the first one's weight.
  private var windows: [(pixels: Range<Int>, firstWeight: Int)] = []

  /// The weights of all windows, one after another, with a sum of 1 in each window.
  private(set) var weights: ContiguousArray<Float> = []

  /// Creates the weights for a number of pixels that cover all of `source`.
  ///
  /// A line that becomes shorter is averaged: each pixel counts with the part of it that the new pixel covers. A line
  /// that becomes longer is interpolated with cubic curves through its pixels.
  init(from source: Range<Int>, to count: Int) {
    let ratio = Double(source.count) / Double(count)
    windows.reserveCapacity(count)
    weights.reserveCapacity(max(4 * count, source.count + 2 * count))
    for index in 0..<count {
      let start = Double(source.lowerBound) + Double(index) * ratio
      if ratio >= 1 {
        appendAverage(of: start, start + ratio, in: source)
      } else {
        appendCubic(at: start + ratio / 2, in: source)
      }
    }
  }

  func pixels(for index: Int) -> Range<Int> { windows[index].pixels }

  /// Returns the pixels that contribute to some pixels of the new line.
  func pixels(for indices: Range<Int>) -> Range<Int> {
    guard let first = indices.first, let last = indices.last else { return 0..<0 }
    return windows[first].pixels.lowerBound..<windows[last].pixels.upperBound
  }

  func firstWeight(for index: Int) -> Int { windows[index].firstWeight }

  private mutating func appendAverage(of start: Double, _ end: Double, in source: Range<Int>) {
    // A sliver of a neighbor that only comes from rounding doesn't count.
    let first = max(source.lowerBound, Int((start + 1e-6).rounded(.down)))
    let last = min(source.upperBound, Int((end - 1e-6).rounded(.up)))
    append(first..<max(last, first + 1)) { min(end, Double($0 + 1)) - max(start, Double($0)) }
  }

  private mutating func appendCubic(at center: Double, in source: Range<Int>) {
    let first = Int((center - 0.5).rounded(.down)) - 1
    let pixels = max(source.lowerBound, first)..<min(source.upperBound, first + 4)
    append(pixels) { Self.cubic(abs(Double($0) + 0.5 - center)) }
  }

  private mutating func append(_ pixels: Range<Int>, weight: (Int) -> Double) {
    let first = weights.count
    windows.append((pixels, first))
    var sum = 0.0
    for pixel in pixels {
      let value = weight(pixel)
      weights.append(Float(value))
      sum += value
    }
    for index in first..<weights.count { weights[index] /= Float(sum) }
  }

  /// Returns a weight of the Catmull-Rom kernel.
  private static func cubic(_ distance: Double) -> Double {
    switch distance {
    case ..<1: (1.5 * distance - 2.5) * distance * distance + 1
    case ..<2: ((-0.5 * distance + 2.5) * distance - 4) * distance + 2
    default: 0
    }
  }
}
