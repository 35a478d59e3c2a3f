/// What is drawn instead of a missing flag.
struct PlaceholderPicture {
  private let color: SIMD4<Float>

  /// The shape that has the color; `nil` for the whole circle.
  private let mask: StrokeMask?

  /// The placeholder of a style. It is transparent if the style has none.
  init(_ style: CircleFlagStyle, code: String?, side: Int) {
    switch style.placeholder {
    case .none:
      color = .zero
      mask = nil
    case .color(let color):
      self.color = color.light
      mask = nil
    case .globe:
      color = Self.ink(on: style.background.color)
      mask = Self.mask(of: nil, side: side)
    case .monogram:
      color = Self.ink(on: style.background.color)
      mask = Self.mask(of: code.flatMap { Monogram(code: $0) }, side: side)
    }
  }

  /// Writes some pixels of a row.
  func write(row: Int, columns: Range<Int>, to line: inout LightLine) {
    for column in columns { line[column] = mask.map { color * $0.coverage[row * $0.side + column] } ?? color }
  }

  /// A monogram, or a globe if there is none.
  private static func mask(of monogram: Monogram?, side: Int) -> StrokeMask {
    var mask = StrokeMask(side: side)
    if let monogram { monogram.draw(on: &mask) } else { Globe.draw(on: &mask) }
    return mask
  }

  /// White on a dark background, and dark gray on others. A translucent background is taken to be on white.
  private static func ink(on background: RasterColor) -> SIMD4<Float> {
    let light = background.light
    let brightness = (light * SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)).sum() + 1 - light.w
    return (brightness < 0.2 ? RasterColor.white : RasterColor(white: 0.3)).light
  }
}
