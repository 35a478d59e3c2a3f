#if canImport(CoreGraphics)
  import Accelerate
  public import CoreGraphics
  import Foundation

  extension RasterImage {
    /// The image for Core Graphics, in sRGB, or `nil` if there is no memory for it.
    ///
    /// - Complexity: O(number of pixels).
    public var cgImage: CGImage? {
      let info: CGImageAlphaInfo = alpha == .straight ? .last : .premultipliedLast
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let provider = CGDataProvider(data: Data(pixels) as CFData)
      else { return nil }
      return CGImage(
        width: width,
        height: height,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 4 * width,
        space: space,
        bitmapInfo: CGBitmapInfo(rawValue: info.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    }

    /// Creates an image with the pixels of a Core Graphics image, in sRGB and with straight alpha.
    ///
    /// - Throws: `tooLarge` if the image has too many pixels; `noPixels` if its colors can't be converted.
    public init(
      cgImage: CGImage,
      maximumPixelCount: Int = RasterImage.defaultMaximumPixelCount
    ) throws(RasterImageError) {
      let (width, height) = (cgImage.width, cgImage.height)
      guard width > 0, height > 0 else { throw .noPixels }
      guard width <= maximumPixelCount / height else { throw .tooLarge(width: width, height: height) }
      guard let pixels = cgImage.straightPixels else { throw .noPixels }
      self.init(width: width, height: height, pixels: pixels, alpha: .straight)
    }
  }

  extension CGImage {
    /// The pixels in sRGB and with straight alpha, or `nil` if they can't be converted.
    var straightPixels: [UInt8]? { convertedPixels ?? drawnPixels }

    /// The pixels, converted without multiplying by alpha, which a Core Graphics context can't do, but vImage can.
    private var convertedPixels: [UInt8]? {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let format = vImage_CGImageFormat(
          bitsPerComponent: 8,
          bitsPerPixel: 32,
          colorSpace: space,
          bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        ), let buffer = try? vImage_Buffer(cgImage: self, format: format)
      else { return nil }
      defer { buffer.free() }
      guard let start = buffer.data, Int(buffer.width) == width, Int(buffer.height) == height else { return nil }
      var pixels: [UInt8] = []
      pixels.reserveCapacity(4 * width * height)
      // The rows of a buffer can have more bytes than their pixels.
      for row in 0..<height {
        pixels += UnsafeRawBufferPointer(start: start + row * buffer.rowBytes, count: 4 * width)
      }
      return pixels
    }

    /// The pixels, drawn, which makes translucent pixels lose precision.
    private var drawnPixels: [UInt8]? {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
      var pixels = [UInt8](repeating: 0, count: 4 * width * height)
      let isDrawn = pixels.withUnsafeMutableBytes { buffer in
        let context = CGContext(
          data: buffer.baseAddress,
          width: width,
          height: height,
          bitsPerComponent: 8,
          bytesPerRow: 4 * width,
          space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        guard let context else { return false }
        context.setBlendMode(.copy)
        context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return true
      }
      guard isDrawn else { return nil }
      return RasterImage(width: width, height: height, pixels: pixels, alpha: .premultiplied).converted(to: .straight)
        .pixels
    }
  }
#endif
