#if canImport(SwiftUI)
  public import SwiftUI
#endif

#if canImport(UIKit)
  public import UIKit

  /// The platform's image type: `UIImage`.
  public typealias PlatformImage = UIImage
#elseif canImport(AppKit)
  public import AppKit

  /// The platform's image type: `NSImage`.
  public typealias PlatformImage = NSImage
#else
  /// The platform's image type, which is `RasterImage` on Linux.
  public typealias PlatformImage = RasterImage
#endif

extension RasterImage {
  /// The image for the platform's views, or `nil` if there is no memory for it.
  ///
  /// It is a `UIImage` or `NSImage` with a point for each pixel, or the image itself on Linux.
  ///
  /// - Complexity: O(number of pixels); O(1) on Linux.
  public var platformImage: PlatformImage? {
    #if canImport(UIKit)
      cgImage.map { UIImage(cgImage: $0) }
    #elseif canImport(AppKit)
      cgImage.map { NSImage(cgImage: $0, size: NSSize(width: width, height: height)) }
    #else
      self
    #endif
  }

  /// Creates an image with the pixels of a platform image, without its orientation and scale.
  ///
  /// On Linux, it is the image itself.
  ///
  /// - Throws: `noPixels` for an image without a bitmap, such as a Core Image `UIImage`; `tooLarge` if it has too many
  ///   pixels.
  public init(
    platformImage: PlatformImage,
    maximumPixelCount: Int = RasterImage.defaultMaximumPixelCount
  ) throws(RasterImageError) {
    #if canImport(UIKit)
      guard let image = platformImage.cgImage else { throw .noPixels }
      try self.init(cgImage: image, maximumPixelCount: maximumPixelCount)
    #elseif canImport(AppKit)
      guard let image = platformImage.cgImage(forProposedRect: nil, context: nil, hints: nil) else { throw .noPixels }
      try self.init(cgImage: image, maximumPixelCount: maximumPixelCount)
    #else
      guard platformImage.width <= maximumPixelCount / platformImage.height else {
        throw .tooLarge(width: platformImage.width, height: platformImage.height)
      }
      self = platformImage
    #endif
  }
}

#if canImport(SwiftUI)
  extension Image {
    /// Creates a view of a platform image, such as the result of `CircleFlagImage.image(for:)`.
    public init(platformImage: PlatformImage) {
      #if canImport(UIKit)
        self.init(uiImage: platformImage)
      #else
        self.init(nsImage: platformImage)
      #endif
    }
  }
#endif
