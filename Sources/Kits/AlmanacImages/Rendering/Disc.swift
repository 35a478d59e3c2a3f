/// A circle that fills a square of pixels.
struct Disc {
  let side: Int
  let radius: Float

  init(side: Int) {
    self.side = side
    radius = Float(side) / 2
  }

  /// Returns the columns of a row whose centers are at most `reach` from the center of the circle.
  func columns(ofRow row: Int, within reach: Float) -> Range<Int> {
    let height = Float(row) + 0.5 - radius
    let square = reach * reach - height * height
    guard reach > 0, square > 0 else { return 0..<0 }
    let first = max(0, Int((radius - square.squareRoot() - 0.5).rounded(.up)))
    return min(first, side - first)..<max(first, side - first)
  }

  /// Returns the distance from a pixel's center to the circle's.
  func distance(row: Int, column: Int) -> Float {
    let (x, y) = (Float(column) + 0.5 - radius, Float(row) + 0.5 - radius)
    return (x * x + y * y).squareRoot()
  }

  /// Returns how much of a pixel at a distance is within a radius, from 0 to 1. It is 0 only if the pixel is outside,
  /// apart from a corner.
  static func coverage(_ distance: Float, within radius: Float) -> Float {
    radius > 0 ? min(max(radius - distance + 0.5, 0), 1) : 0
  }
}
