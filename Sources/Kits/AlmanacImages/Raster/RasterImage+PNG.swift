public import Almanac

extension RasterImage {
  /// Creates an image by decoding a PNG file of any kind to straight alpha.
  ///
  /// - On Linux, libpng decodes it. Colors are interpreted as sRGB, and 16 bits are scaled to 8.
  /// - On Apple's systems, ImageIO decodes it, and converts other color spaces to sRGB.
  /// - Throws: `tooLarge` if the image has too many pixels, before memory for them is allocated; `empty`, `notPNG` or
  ///   `damaged`.
  /// - Complexity: O(number of pixels). It needs memory for the pixels, and libpng for a few rows.
  public init(
    png: [UInt8],
    maximumPixelCount: Int = RasterImage.defaultMaximumPixelCount
  ) throws(RasterImageError) {
    self = try png.withUnsafeBufferPointer { (png) throws(RasterImageError) in
      try RasterImage(UnsafeRawBufferPointer(png), maximumPixelCount: maximumPixelCount, isChecked: false)
    }
  }

  fileprivate init(
    _ png: UnsafeRawBufferPointer,
    maximumPixelCount: Int,
    isChecked: Bool
  ) throws(RasterImageError) {
    let header = try PNGHeader(png, maximumPixelCount: maximumPixelCount)
    let plain = isChecked ? PlainPNG.pixels(of: png, header) : nil
    let pixels = if let plain { plain } else { try PNGCoder.pixels(of: png, header) }
    self.init(width: header.width, height: header.height, pixels: pixels, alpha: .straight)
  }

  /// Returns a PNG file of the image, with 8 bits in each channel, and alpha.
  ///
  /// The file contains the exact pixels of an image with straight alpha.
  ///
  /// - Complexity: O(number of pixels).
  public func png() throws(RasterImageError) -> [UInt8] { try PNGCoder.png(of: converted(to: .straight)) }
}

extension Flag {
  /// Returns the decoded flag, with straight alpha.
  ///
  /// The flags that Almanac ships have the same pixels on all systems.
  ///
  /// It is decoded on each call. `CircleFlagImage` and `CircleFlagLoader` keep images.
  ///
  /// - Throws: Nothing for a flag that `AlmanacPlugin` embedded, unless there is no memory: the plugin checks each
  ///   file.
  /// - Complexity: O(number of pixels).
  public func image() throws(RasterImageError) -> RasterImage {
    // The program's own file can be as large as the plugin accepts.
    try withPNG { (png) throws(RasterImageError) in
      try RasterImage(png, maximumPixelCount: 8_192 * 8_192, isChecked: true)
    }
  }
}
