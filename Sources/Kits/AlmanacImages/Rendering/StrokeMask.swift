/// A square of pixels and their coverage by the lines of a round pen.
struct StrokeMask: Sendable {
  let side: Int

  /// The coverage of each pixel, from 0 to 1, in rows from top to bottom.
  private(set) var coverage: [Float]

  init(side: Int) {
    self.side = side
    coverage = Array(repeating: 0, count: side * side)
  }

  /// Draws the lines that connect some points. A pen that is too thin draws pale lines, so it has at least 1.5 pixels.
  mutating func stroke(_ points: [SIMD2<Float>], width: Float) {
    for (start, end) in zip(points, points.dropFirst()) {
      draw(from: start, to: end, radius: max(width, 1.5) / 2)
    }
  }

  private mutating func draw(from start: SIMD2<Float>, to end: SIMD2<Float>, radius: Float) {
    let direction = end - start
    let square = (direction * direction).sum()
    for row in pixels(start.y, end.y, radius) {
      for column in pixels(start.x, end.x, radius) {
        let center = SIMD2(Float(column), Float(row)) + 0.5
        let position = square > 0 ? min(max(((center - start) * direction).sum() / square, 0), 1) : 0
        let offset = center - start - direction * position
        let distance = (offset * offset).sum().squareRoot()
        let index = row * side + column
        coverage[index] = max(coverage[index], Disc.coverage(distance, within: radius))
      }
    }
  }

  /// Returns the rows or columns that a line between two coordinates may touch.
  private func pixels(_ start: Float, _ end: Float, _ radius: Float) -> Range<Int> {
    let limits = 0...Float(side)
    let first = min(max(min(start, end) - radius - 1, limits.lowerBound), limits.upperBound)
    let last = min(max(max(start, end) + radius + 1, limits.lowerBound), limits.upperBound)
    return Int(first)..<Int(last.rounded(.up))
  }
}
