public import Foundation

extension URLFlowImage {
  /// Creates an image on a web server that is kept on disk: the same as `init(url:diskCache:decoder:)` with its defaults.
  public init(_ url: URL) { self.init(url: url) }
}

extension DownloadedFlowImage {
  /// Creates an image from an image of the platform, which must not change afterwards. Its `id` is that of the object, or of the
  /// pixels on Linux. If it is not rendered, `prepareForDisplay()` decodes it.
  public init(uiImage: PlatformImage, rendered: Bool = false) {
    #if canImport(UIKit) || canImport(AppKit)
      let name = UInt(bitPattern: ObjectIdentifier(uiImage))
    #else
      let name = uiImage.hashValue
    #endif
    self.init(id: "DownloadedFlowImage-\(name)", image: uiImage, isPrepared: rendered)
  }

  /// Decodes an image file, as `RasterImage(file:)` does. It is `nil` if that fails.
  public init?(data: Data) {
    guard let image = try? RasterImage(file: Array(data)).displayed() else { return nil }
    self.init(uiImage: image, rendered: true)
  }
}

extension DelayedFlowImage {
  /// Delays an image of the platform by a second. The parameters are those of `DownloadedFlowImage(uiImage:rendered:)`.
  public init(uiImage: PlatformImage, rendered: Bool = false) {
    self.init(DownloadedFlowImage(uiImage: uiImage, rendered: rendered), delay: 1)
  }

  /// Delays the image of a file by a second. It is `nil` if the file cannot be decoded.
  public init?(data: Data) {
    guard let image = DownloadedFlowImage(data: data) else { return nil }
    self.init(image, delay: 1)
  }
}
