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

  /// The bytes of the pixels.
  public let cost: Int

  let content: PlatformImage

  /// An image of the platform. Do not change it afterwards.
  public init(id: ID, image: PlatformImage) {
    self.id = id
    content = image
    cost = image.pixelByteCount
  }

  /// The image of the pixels.
  ///
  /// - Throws: `notAnImage` if there is no memory for the image of the platform.
  public init(id: ID, raster: RasterImage) throws(FlowImageError) {
    self.id = id
    content = try raster.displayed()
    cost = raster.pixels.count
  }

  /// The same image.
  public func prepareForDisplay() async throws -> any FlowImage { self }

  /// The image to show, at once.
  public func image() async throws -> PlatformImage { content }
}

extension PlatformImage {
  /// About the bytes of the pixels.
  fileprivate var pixelByteCount: Int {
    #if canImport(UIKit)
      if let cgImage { return cgImage.bytesPerRow * cgImage.height }
      return 4 * Int(size.width * scale) * Int(size.height * scale)
    #elseif canImport(AppKit)
      return representations.map { 4 * $0.pixelsWide * $0.pixelsHigh }.max() ?? 0
    #else
      return pixels.count
    #endif
  }
}
