/// An image in memory, in the color space sRGB.
public struct RasterImage: Hashable, Sendable {
  /// The relation of red, green and blue to alpha.
  public enum Alpha: Sendable {
    /// The channels are independent, as in PNG files.
    case straight

    /// Red, green and blue are multiplied by alpha, as for drawing.
    case premultiplied
  }

  /// The maximum number of pixels of an image if you don't set another limit: 33,554,432.
  ///
  /// They need 128 MiB. A file of a few kilobytes can claim to be much larger, so the limit is checked before memory
  /// for the pixels is allocated.
  public static let defaultMaximumPixelCount = 1 << 25

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The relation of red, green and blue to alpha.
  public let alpha: Alpha

  /// The pixels in rows from top to bottom, with four bytes each: red, green, blue and alpha.
  public let pixels: [UInt8]

  /// Creates an image with the given pixels.
  ///
  /// - Precondition: `width` and `height` are positive, and there are `4 * width * height` bytes.
  public init(width: Int, height: Int, pixels: [UInt8], alpha: Alpha = .straight) {
    precondition(width > 0 && height > 0 && pixels.count == 4 * width * height, "the size and the pixels do not match")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.alpha = alpha
  }

  /// Returns the image with another relation of the channels to alpha.
  ///
  /// From premultiplied to straight, translucent pixels lose precision, and transparent ones become black.
  ///
  /// - Complexity: O(number of pixels); O(1) if it already has that relation.
  public func converted(to alpha: Alpha) -> RasterImage {
    if alpha == self.alpha { return self }
    var pixels = pixels
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let opacity = Int(pixels[pixel + 3])
      for channel in pixel..<(pixel + 3) {
        let value = Int(pixels[channel])
        switch alpha {
        case .premultiplied: pixels[channel] = UInt8((value * opacity + 127) / 255)
        case .straight: pixels[channel] = opacity == 0 ? 0 : UInt8(min(255, (value * 255 + opacity / 2) / opacity))
        }
      }
    }
    return RasterImage(width: width, height: height, pixels: pixels, alpha: alpha)
  }
}
