/// Writes amounts of light as the bytes of an image with straight alpha.
struct PixelEncoder {
  private let bytes = TransferCurve.bytes

  /// Writes some pixels of a line.
  ///
  /// - Parameters:
  ///   - line: The amounts of light of a line, multiplied by alpha.
  ///   - columns: The pixels to write.
  ///   - pixels: The bytes of the image.
  ///   - start: The index of the first byte of the line.
  func write(_ line: LightLine, _ columns: Range<Int>, to pixels: inout ContiguousArray<UInt8>, at start: Int) {
    let (line, bytes) = (line.span, bytes.span)
    // With this, the compiler knows that every index has a byte.
    precondition(bytes.count == 4_096)
    var pixels = pixels.mutableSpan
    var byte = start + 4 * columns.lowerBound
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
