#if !canImport(ImageIO)
  import CPNGCodec

  /// Decodes and encodes PNG files with libpng.
  enum PNGCoder {
    /// Returns the pixels of a file, with straight alpha.
    static func pixels(of png: UnsafeRawBufferPointer, _ header: PNGHeader) throws(RasterImageError) -> [UInt8] {
      let (width, height) = (UInt32(header.width), UInt32(header.height))
      let source = png.bindMemory(to: UInt8.self)
      var message = Message()
      var isValid = false
      let pixels = [UInt8](unsafeUninitializedCapacity: header.pixelByteCount) { target, count in
        let result = message.write { text, capacity in
          almanac_png_read(source.baseAddress, source.count, target.baseAddress, width, height, text, capacity)
        }
        isValid = result == 1
        // After an error, some bytes may be uninitialized.
        count = isValid ? header.pixelByteCount : 0
      }
      guard isValid else { throw .damaged(message.text) }
      return pixels
    }

    /// Returns the PNG file of an image with straight alpha.
    static func png(of image: RasterImage) throws(RasterImageError) -> [UInt8] {
      guard let width = UInt32(exactly: image.width), let height = UInt32(exactly: image.height) else {
        throw .notEncodable("it is too large")
      }
      var message = Message()
      var bytes: UnsafeMutablePointer<UInt8>?
      var count = 0
      let result = image.pixels.withUnsafeBufferPointer { source in
        message.write { text, capacity in
          almanac_png_write(source.baseAddress, width, height, &bytes, &count, text, capacity)
        }
      }
      guard result == 1 else { throw .notEncodable(message.text) }
      defer { almanac_png_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  /// The message of a libpng error.
  private struct Message {
    private var characters = [CChar](repeating: 0, count: 256)

    mutating func write(_ body: (UnsafeMutablePointer<CChar>?, Int) -> Int32) -> Int32 {
      characters.withUnsafeMutableBufferPointer { body($0.baseAddress, $0.count) }
    }

    var text: String {
      String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
#endif
