#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Decodes image files with ImageIO.
  enum ImageIODecoder {
    /// Options without ImageIO's cache of decoded pixels, because we have our own.
    private static var options: CFDictionary { [kCGImageSourceShouldCache: false] as CFDictionary }

    /// Returns the image of a file, with its orientation applied.
    static func image(_ file: [UInt8], maximumPixelCount: Int) throws(RasterImageError) -> RasterImage {
      guard let source = CGImageSourceCreateWithData(Data(file) as CFData, options),
        CGImageSourceGetType(source) != nil
      else { throw .unsupported(format: ImageFormat.name(of: file)) }
      let index = CGImageSourceGetPrimaryImageIndex(source)
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, options) as? [String: Any] ?? [:]
      guard let width = properties[kCGImagePropertyPixelWidth as String] as? Int,
        let height = properties[kCGImagePropertyPixelHeight as String] as? Int, width > 0, height > 0
      else { throw .damaged("it has no size") }
      guard width <= maximumPixelCount / height else { throw .tooLarge(width: width, height: height) }
      let isUpright = properties[kCGImagePropertyOrientation as String] as? Int ?? 1 == 1
      guard let image = isUpright ? plain(source, index) : turned(source, index, side: max(width, height)) else {
        throw .damaged("ImageIO cannot read it")
      }
      // ImageIO also returns the first rows of a file that ends too early.
      guard CGImageSourceGetStatusAtIndex(source, index) == .statusComplete else { throw .damaged("it ends too early") }
      return try RasterImage(cgImage: image, maximumPixelCount: maximumPixelCount)
    }

    private static func plain(_ source: CGImageSource, _ index: Int) -> CGImage? {
      CGImageSourceCreateImageAtIndex(source, index, options)
    }

    /// Returns a thumbnail of the full size, because only thumbnails are turned and mirrored as the file specifies.
    private static func turned(_ source: CGImageSource, _ index: Int, side: Int) -> CGImage? {
      let options: [CFString: Any] = [
        kCGImageSourceShouldCache: false,
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceThumbnailMaxPixelSize: side,
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, index, options as CFDictionary)
    }
  }
#endif
