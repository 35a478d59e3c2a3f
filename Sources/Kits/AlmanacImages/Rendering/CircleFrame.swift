/// Puts a picture into a circle with a background and a border.
struct CircleFrame {
  private let disc: Disc
  private let background: SIMD4<Float>
  private let border: SIMD4<Float>

  /// The radius inside the border, in pixels.
  private let innerRadius: Float

  /// Creates the frame for a style, with a number of pixels in a point.
  init(style: CircleFlagStyle, side: Int, scale: Double) {
    disc = Disc(side: side)
    background = style.background.color.light
    border = style.border?.rasterColor.light ?? .zero
    let width = (style.border?.width ?? 0) * scale
    // A comparison with NaN is false.
    innerRadius = width > 0 ? max(0, Float(Double(disc.radius) - width)) : disc.radius
  }

  /// Draws a picture.
  ///
  /// `write` fills all given columns of a row, in amounts of light multiplied by alpha. The line still contains another
  /// row.
  func image(_ write: (_ row: Int, _ columns: Range<Int>, _ line: inout LightLine) -> Void) -> RasterImage {
    var canvas = PixelCanvas(width: disc.side, height: disc.side)
    var line = LightLine(repeating: .zero, count: disc.side)
    for row in 0..<disc.side {
      let columns = disc.columns(ofRow: row, within: disc.radius + 0.5)
      write(row, columns, &line)
      frame(row, columns, of: &line)
      canvas.write(line, columns, row: row)
    }
    return canvas.image
  }

  /// Adds the background and border to a row, and clips it to the circle.
  private func frame(_ row: Int, _ columns: Range<Int>, of line: inout LightLine) {
    // The middle contains only pixels without a border. The margin is for rounding errors.
    let found = disc.columns(ofRow: row, within: innerRadius - 0.51)
    let middle = found.isEmpty ? columns.upperBound..<columns.upperBound : found
    var line = line.mutableSpan
    for column in columns.lowerBound..<middle.lowerBound {
      line[column] = framed(line[column], distance: disc.distance(row: row, column: column))
    }
    for column in middle where line[column].w < 1 { line[column] += background * (1 - line[column].w) }
    for column in middle.upperBound..<columns.upperBound {
      line[column] = framed(line[column], distance: disc.distance(row: row, column: column))
    }
  }

  /// Returns a pixel of the picture with its background and border, clipped to the circle.
  @inline(__always)
  private func framed(_ picture: SIMD4<Float>, distance: Float) -> SIMD4<Float> {
    let coverage = Disc.coverage(distance, within: disc.radius)
    guard coverage > 0 else { return .zero }
    var light = picture
    // The edge of a round flag is translucent because the circle ends there. The background must not shine through it.
    if coverage < 1, light.w > 0 { light *= min(1 / light.w, 1 / coverage) }
    light += background * (1 - light.w)
    let inside = Disc.coverage(distance, within: innerRadius)
    if inside < coverage {
      let ring = border * (1 - inside / coverage)
      light = ring + light * (1 - ring.w)
    }
    return light * coverage
  }
}
