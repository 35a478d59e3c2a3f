/// Lines and curves of a glyph, on a grid.
struct StrokePath: Sendable {
  /// The number of lines that replace each parabola of a curve.
  private static let steps = 8

  /// The points of each line, where curves are many short lines.
  let lines: [[SIMD2<Float>]]

  /// The width on the grid.
  let width: Float

  /// Reads a path such as `08 30 68, 15 55`.
  ///
  /// Two digits are the x and y of a point. A comma starts another line. `~` starts a curve with the points as its
  /// control polygon: it starts and ends at the polygon's ends, and touches the middles of its sides. `o` starts a
  /// closed curve.
  init(_ text: String) {
    lines = text.split(separator: ",").map { part in
      var words = part.split(separator: " ")
      let mark = words.first.flatMap { $0 == "~" || $0 == "o" ? $0 : nil }
      if mark != nil { words.removeFirst() }
      let points = words.compactMap(Self.point)
      return switch mark {
      case "~": Self.curve(points)
      case "o": Self.closedCurve(points)
      default: points
      }
    }
    width = lines.joined().map(\.x).max() ?? 0
  }

  private static func point(_ word: Substring) -> SIMD2<Float>? {
    let digits = word.compactMap(\.wholeNumberValue)
    return digits.count == 2 ? SIMD2(Float(digits[0]), Float(digits[1])) : nil
  }

  /// Returns parabolas between the middles of the sides of a polygon, with its corners as control points.
  private static func curve(_ points: [SIMD2<Float>]) -> [SIMD2<Float>] {
    guard points.count > 2, let first = points.first, let last = points.last else { return points }
    var curve = [first]
    for corner in 1..<(points.count - 1) {
      let end = corner == points.count - 2 ? last : (points[corner] + points[corner + 1]) / 2
      let start = curve[curve.count - 1]
      curve += (1...steps).map { step in
        let part = Float(step) / Float(steps)
        return start * ((1 - part) * (1 - part)) + points[corner] * (2 * part * (1 - part)) + end * (part * part)
      }
    }
    return curve
  }

  private static func closedCurve(_ points: [SIMD2<Float>]) -> [SIMD2<Float>] {
    guard let first = points.first, let last = points.last else { return [] }
    let middle = (first + last) / 2
    return curve([middle] + points + [middle])
  }
}
