/// An image with straight alpha that is drawn in amounts of light, row by row, and transparent at first.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var pixels: ContiguousArray<UInt8>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = ContiguousArray(repeating: 0, count: 4 * width * height)
  }

  var image: RasterImage { RasterImage(width: width, height: height, pixels: Array(pixels)) }

  /// Writes some columns of a line, which starts in column `x` of a row.
  mutating func write(_ line: LightLine, _ columns: Range<Int>, row: Int, x: Int = 0) {
    var byte = 4 * (row * width + x + columns.lowerBound)
    let table = TransferCurve.bytes
    let (line, bytes) = (line.span, table.span)
    // This tells the compiler that there is a byte for every index.
    precondition(bytes.count == 4_096)
    var pixels = pixels.mutableSpan
    for column in columns {
      var light = line[column]
      var alpha: UInt8 = 255
      if light.w < 1 {
        alpha = UInt8(light.w * 255 + 0.5)
        // The inverse of an opacity is rounded, so the result can exceed 1.
        light = alpha > 0 ? light / light.w : .zero
        light = light.replacing(with: 1, where: light .> 1)
      }
      pixels[byte] = bytes[TransferCurve.index(ofLight: light.x)]
      pixels[byte + 1] = bytes[TransferCurve.index(ofLight: light.y)]
      pixels[byte + 2] = bytes[TransferCurve.index(ofLight: light.z)]
      pixels[byte + 3] = alpha
      byte += 4
    }
  }
}
