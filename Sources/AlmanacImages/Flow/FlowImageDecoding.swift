/// How flow images read files.
enum FlowImageDecoding {
  /// The decoder of images that do not have one of their own.
  static let png: URLFlowImage.Decoder = { try RasterImage(png: $0) }
}

extension RasterImage {
  /// The image for the views of the platform.
  func displayed() throws(FlowImageError) -> PlatformImage {
    guard let image = platformImage else { throw .notAnImage(underlying: RasterImageError.noPixels) }
    return image
  }
}
