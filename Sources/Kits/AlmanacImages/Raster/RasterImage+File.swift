extension RasterImage {
  /// Creates an image by decoding a file to straight alpha.
  ///
  /// - On Apple's systems, ImageIO decodes JPEG, HEIC, GIF, WebP, TIFF and all other formats that it supports. An
  ///   animation results in its first image. The orientation in the file is applied.
  /// - On other systems, only PNG files can be decoded. The error for another format names it.
  /// - Throws: `tooLarge` if the image has too many pixels, before memory for them is allocated; `unsupported` for a
  ///   format that can't be read; `empty` or `damaged`.
  /// - Complexity: O(number of pixels).
  public init(
    file: [UInt8],
    maximumPixelCount: Int = RasterImage.defaultMaximumPixelCount
  ) throws(RasterImageError) {
    guard !file.isEmpty else { throw .empty }
    #if canImport(ImageIO)
      self = try ImageIODecoder.image(file, maximumPixelCount: maximumPixelCount)
    #else
      guard file.starts(with: PNGHeader.signature) else { throw .unsupported(format: ImageFormat.name(of: file)) }
      try self.init(png: file, maximumPixelCount: maximumPixelCount)
    #endif
  }
}
