#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// Decodes and encodes PNG files with ImageIO.
  enum PNGCoder {
    /// Returns the pixels of a file, with straight alpha.
    static func pixels(of png: UnsafeRawBufferPointer, _ header: PNGHeader) throws(RasterImageError) -> [UInt8] {
      let options = [kCGImageSourceShouldCache: false] as CFDictionary
      guard let source = CGImageSourceCreateWithData(Data(png) as CFData, options),
        let image = CGImageSourceCreateImageAtIndex(source, 0, options)
      else { throw .damaged("ImageIO cannot read it") }
      // ImageIO also returns the first rows of a file that ends too early.
      guard CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete else { throw .damaged("it ends too early") }
      guard image.width == header.width, image.height == header.height else { throw .damaged("it has two sizes") }
      guard let pixels = image.straightPixels else { throw .damaged("its colors cannot be converted") }
      return pixels
    }

    /// Returns the PNG file of an image with straight alpha.
    static func png(of image: RasterImage) throws(RasterImageError) -> [UInt8] {
      guard let image = image.cgImage else { throw .notEncodable("it is too large") }
      let data = NSMutableData()
      guard let destination = CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil) else {
        throw .notEncodable("ImageIO could not start")
      }
      CGImageDestinationAddImage(destination, image, nil)
      guard CGImageDestinationFinalize(destination) else { throw .notEncodable("ImageIO cannot write it") }
      return [UInt8](data as Data)
    }
  }
#endif
