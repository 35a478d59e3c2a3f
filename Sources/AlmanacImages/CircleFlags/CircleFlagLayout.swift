/// The sizes of the parts of a view of a flag, in points.
struct CircleFlagLayout: Hashable, Sendable {
  /// The diameter of the circle.
  let diameter: Double

  /// The width of the border: at most the radius, because it is inside the edge.
  let borderWidth: Double

  /// Creates a layout. A size or a width that is negative, infinite or not a number counts as 0, but an infinite border
  /// covers the circle.
  init(size: Double, borderWidth: Double) {
    diameter = size > 0 && size < .infinity ? size : 0
    self.borderWidth = borderWidth > 0 ? min(borderWidth, diameter / 2) : 0
  }
}
