public import AlmanacImages
public import Foundation

// The names of the package FlowImage that this library doesn't use itself.

extension FlowImage {
  /// Returns the image from a cache, like `imageFromCache(_:forceReCache:)`.
  public nonisolated(nonsending) func getUIImageFromCache(
    _ cache: FlowCache? = nil,
    forceRecache: Bool = false
  ) async throws -> PlatformImage {
    try await imageFromCache(cache, forceReCache: forceRecache)
  }
}

extension URLFlowImage {
  /// Creates an image on a web server that is kept on disk, with the defaults of `init(url:diskCache:decoder:)`.
  public init(_ url: URL) { self.init(url: url) }
}

extension DownloadedFlowImage {
  /// Creates an image from a platform image, which must not change afterward.
  ///
  /// Its `id` is derived from the object, or from the pixels on Linux. If it isn't rendered, `prepareForDisplay()`
  /// decodes it.
  public init(uiImage: PlatformImage, rendered: Bool = false) {
    #if canImport(UIKit) || canImport(AppKit)
      let name = UInt(bitPattern: ObjectIdentifier(uiImage))
    #else
      let name = uiImage.hashValue
    #endif
    self.init(id: "DownloadedFlowImage-\(name)", image: uiImage, isPrepared: rendered)
  }

  /// Creates an image by decoding a file as `RasterImage(file:)` does, or returns `nil` if that fails.
  public init?(data: Data) {
    guard let image = try? RasterImage(file: Array(data)).displayed() else { return nil }
    self.init(uiImage: image, rendered: true)
  }
}

extension DelayedFlowImage {
  /// Creates an image that delays a platform image by a second.
  ///
  /// The parameters are the same as for `DownloadedFlowImage(uiImage:rendered:)`.
  public init(uiImage: PlatformImage, rendered: Bool = false) {
    self.init(DownloadedFlowImage(uiImage: uiImage, rendered: rendered), delay: 1)
  }

  /// Creates an image that delays a file's image by a second, or returns `nil` if it can't be decoded.
  public init?(data: Data) {
    guard let image = DownloadedFlowImage(data: data) else { return nil }
    self.init(image, delay: 1)
  }
}

extension FlowImageError {
  /// The name of `notAnImage(underlying:)` in the package FlowImage, for data that is not an image.
  public static var dataToImageConvertionFailed: FlowImageError { .notAnImage(underlying: RasterImageError.noPixels) }

  /// The name of `notAnImage(underlying:)` in the package FlowImage, for an image that can't be decoded.
  public static var uiImageDecodeFailed: FlowImageError { .notAnImage(underlying: RasterImageError.noPixels) }

  /// Returns whether an error is equal to a `FlowImageError`, for `catch FlowImageError.dataToImageConvertionFailed`.
  public static func ~= (pattern: FlowImageError, error: any Error) -> Bool { error as? FlowImageError == pattern }
}
