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
      color = style.background.color.ink.light
      mask = Self.mask(of: nil, side: side)
    case .monogram:
      color = style.background.color.ink.light
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
}
