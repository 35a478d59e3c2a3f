// Temporary until the decoder of PNG files is merged: then this file only has `FlowImageDecoding.png`.

/// How flow images read files.
enum FlowImageDecoding {
  /// The decoder of images that do not have one of their own.
  static let png: URLFlowImage.Decoder = { _ in throw MissingDecoder() }

  private struct MissingDecoder: Error {}
}

#if !canImport(UIKit) && !canImport(AppKit)
  /// The image that views of the platform show.
  public typealias PlatformImage = RasterImage

  extension RasterImage {
    var platformImage: PlatformImage { self }
  }
#endif
