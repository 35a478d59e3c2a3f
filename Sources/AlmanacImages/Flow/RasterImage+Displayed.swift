extension RasterImage {
  /// The image for the views of the platform.
  func displayed() throws(FlowImageError) -> PlatformImage {
    guard let image = platformImage else { throw .notAnImage(underlying: RasterImageError.noPixels) }
    return image
  }
}
