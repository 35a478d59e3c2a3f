/// An image that others are drawn on.
struct SheetCanvas {
  private let width: Int
  private let height: Int
  private let background: SIMD4<Float>
  private let encoder = PixelEncoder()
  private var pixels: ContiguousArray<UInt8>

  /// An image of one color.
  init(width: Int, height: Int, background: RasterColor) {
    self.width = width
    self.height = height
    self.background = background.light
    pixels = ContiguousArray(repeating: 0, count: 4 * width * height)
    let line = LightLine(repeating: self.background, count: width)
    for row in 0..<height { encoder.write(line, 0..<width, to: &pixels, at: 4 * row * width) }
  }

  /// The image with all that was drawn.
  var image: RasterImage { RasterImage(width: width, height: height, pixels: Array(pixels)) }

  /// Draws an image on the background.
  mutating func draw(_ image: RasterImage, x: Int, y: Int) {
    let reader = LightReader(image)
    for row in 0..<image.height {
      var line = LightLine(repeating: .zero, count: image.width)
      var sums = line.mutableSpan
      reader.add(row: row, columns: 0..<image.width, weight: 1, to: &sums)
      for column in line.indices { line[column] += background * (1 - line[column].w) }
      encoder.write(line, line.indices, to: &pixels, at: 4 * ((y + row) * width + x))
    }
  }
}
