/// The picture that is drawn in place of a missing flag.
struct PlaceholderPicture {
  private let color: SIMD4<Float>

  /// The shape that is drawn in the color; `nil` for the whole circle.
  private let mask: StrokeMask?

  /// Creates the placeholder of a style, transparent if the style has none. The pages are the opaque colors that may be
  /// behind the image.
  init(_ style: CircleFlagStyle, letters: String, side: Int, pages: [RasterColor]) {
    switch style.placeholder {
    case .none:
      color = .zero
      mask = nil
    case .color(let color):
      self.color = color.light
      mask = nil
    case .globe, .monogram:
      color = style.background.color.ink(on: pages).light
      var mask = StrokeMask(side: side)
      if style.placeholder == .globe { Globe.draw(on: &mask) } else { Monogram(letters).draw(on: &mask) }
      self.mask = mask
    }
  }

  func write(row: Int, columns: Range<Int>, to line: inout LightLine) {
    for column in columns { line[column] = mask.map { color * $0.coverage[row * $0.side + column] } ?? color }
  }
}
