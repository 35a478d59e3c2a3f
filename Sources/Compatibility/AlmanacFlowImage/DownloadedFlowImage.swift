public import AlmanacImages

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

/// An image in memory, which is the result of `prepareForDisplay()`.
///
/// `@unchecked` is safe if nobody changes the image. Only an `NSImage` can be changed.
public struct DownloadedFlowImage: FlowImage, @unchecked Sendable {
  /// The `id` of the image.
  public let id: ID

  /// The number of bytes of the pixels.
  public let cost: Int

  let content: PlatformImage

  #if canImport(UIKit) && !os(watchOS)
    /// The image that UIKit decoded. While it exists, no other object can have its address, which can be the `id`.
    private var original: PlatformImage?
  #endif

  /// Whether the image is already decoded, which UIKit may delay until it draws the image.
  private let isPrepared: Bool

  /// Creates an image from a platform image, which must not change afterward.
  public init(id: ID, image: PlatformImage) { self.init(id: id, image: image, isPrepared: false) }

  init(id: ID, image: PlatformImage, isPrepared: Bool) {
    self.id = id
    content = image
    cost = image.pixelByteCount
    self.isPrepared = isPrepared
  }

  /// Creates an image from pixels.
  ///
  /// - Throws: `notAnImage` if there is no memory for the platform image.
  public init(id: ID, raster: RasterImage) throws(FlowImageError) {
    self.id = id
    content = try raster.displayed()
    cost = raster.pixels.count
    isPrepared = true
  }

  /// Decodes the image if UIKit has not done so.
  ///
  /// On other systems, the image is ready.
  public func prepareForDisplay() async throws -> any FlowImage {
    #if canImport(UIKit) && !os(watchOS)
      if !isPrepared, let decoded = await content.byPreparingForDisplay() {
        var prepared = DownloadedFlowImage(id: id, image: decoded, isPrepared: true)
        prepared.original = content
        return prepared
      }
    #endif
    return self
  }

  /// Returns the image to show without waiting.
  public func getUIImage() async throws -> PlatformImage { content }
}

extension PlatformImage {
  /// The approximate number of bytes of the pixels.
  fileprivate var pixelByteCount: Int {
    #if canImport(UIKit)
      if let cgImage { return cgImage.bytesPerRow * cgImage.height }
      let count = 4 * Double(size.width * scale) * Double(size.height * scale)
      // A Core Image image can be infinite.
      return count < 0x1p62 ? Int(count) : .max
    #elseif canImport(AppKit)
      return representations.map { 4 * $0.pixelsWide * $0.pixelsHigh }.max() ?? 0
    #else
      return pixels.count
    #endif
  }
}

extension RasterImage {
  /// Returns the image for the platform's views.
  func displayed() throws(FlowImageError) -> PlatformImage {
    guard let image = platformImage else { throw .notAnImage(underlying: RasterImageError.noPixels) }
    return image
  }
}
