/// The amounts of light of a line of pixels, multiplied by alpha.
///
/// Like all memory that is read by spans, it isn't an `Array`: Apple's older systems have no spans of arrays.
typealias LightLine = ContiguousArray<SIMD4<Float>>

/// Reads the pixels of an image as amounts of light.
struct LightReader {
  private let width: Int
  private let pixels: ContiguousArray<UInt8>
  private let light = TransferCurve.light

  init(_ image: RasterImage) {
    width = image.width
    pixels = ContiguousArray(image.converted(to: .straight).pixels)
  }

  /// Adds the pixels of a row, multiplied by its weight and by alpha, to the sums of their columns.
  func add(row: Int, columns: Range<Int>, weight: Float, to sums: inout MutableSpan<SIMD4<Float>>) {
    let (pixels, light) = (pixels.span, light.span)
    // This tells the compiler that there is an amount of light for every byte.
    precondition(light.count == 256)
    var byte = 4 * (row * width + columns.lowerBound)
    for column in columns {
      let alpha = pixels[byte + 3]
      if alpha > 0 {
        let color = SIMD4(light[Int(pixels[byte])], light[Int(pixels[byte + 1])], light[Int(pixels[byte + 2])], 1)
        sums[column] += color * (alpha == 255 ? weight : weight * Float(alpha) / 255)
      }
      byte += 4
    }
  }
}
