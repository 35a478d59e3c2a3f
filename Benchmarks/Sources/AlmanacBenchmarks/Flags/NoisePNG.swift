import TestSupport

/// A square RGBA image of noise in a PNG file, stored uncompressed because noise does not compress.
///
/// Noise is the hard case, because no contender can compress it.
struct NoisePNG {
  let side: Int

  /// Whether no pixel is transparent.
  let isOpaque: Bool

  /// An image whose file has about the given number of bytes.
  init(byteCount: Int, isOpaque: Bool = false) {
    self.isOpaque = isOpaque
    let around = max(1, Int(Double(byteCount / 4).squareRoot()))
    side =
      ((around - 2)...(around + 2)).min { left, right in
        abs(Self.byteCount(side: left) - byteCount) < abs(Self.byteCount(side: right) - byteCount)
      } ?? around
  }

  /// The file, with pixels from a generator.
  func file(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    var image = PNGFileWriter(width: side, height: side, color: .rgba, depth: 8)
    image.samples = (0..<(side * side)).flatMap { _ -> [Int] in
      let pixel = UInt32.random(in: .min ... .max, using: &generator)
      return PNGFileWriter.bytes(Int(isOpaque ? pixel | 0xFF : pixel)).map { Int($0) }
    }
    return image.png
  }

  private static func byteCount(side: Int) -> Int {
    let rows = side * (1 + 4 * side)
    let blocks = (rows + 0xFFFE) / 0xFFFF
    return 8 + 25 + (12 + 2 + 5 * blocks + rows + 4) + 12
  }
}
