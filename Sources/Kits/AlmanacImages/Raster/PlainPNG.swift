import CPlainPNG

/// Decodes flags that were checked when the program was built, with the same code and the same pixels on all systems.
///
/// ImageIO of iOS 17.0 and 17.1 misreads the opacities of palettes, which nearly all flags have.
enum PlainPNG {
  /// Returns the pixels of a file, with straight alpha, or `nil` if the file is damaged or encoded differently from the
  /// flags that Almanac ships.
  static func pixels(of png: UnsafeRawBufferPointer, _ header: PNGHeader) -> [UInt8]? {
    let source = png.bindMemory(to: UInt8.self)
    let (width, height) = (UInt32(header.width), UInt32(header.height))
    // Room for the filter of each row, which precedes its pixels.
    let room = header.pixelByteCount + header.height
    let pixels = [UInt8](unsafeUninitializedCapacity: room) { target, count in
      let result = almanac_png_read_plain(source.baseAddress, source.count, target.baseAddress, width, height)
      // After an error, some bytes may be uninitialized.
      count = result == 1 ? header.pixelByteCount : 0
    }
    return pixels.isEmpty ? nil : pixels
  }
}
