import CPNGCodec

/// Writes PNG files again with fewer bytes and the same pixels, with libpng.
enum PNGShrinker {
  /// Returns a smaller file for a valid one that `PNGFile` has checked, or `nil` if there is none.
  ///
  /// All pixels are the same, including the colors of transparent ones. The chunks of color spaces and the orientation
  /// are kept, and the others removed. The same file has the same result as long as libpng and zlib stay the same.
  static func shrunk(_ png: [UInt8]) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let isSmaller = png.withUnsafeBufferPointer { almanac_png_shrink($0.baseAddress, $0.count, &bytes, &count) }
    guard isSmaller != 0, let bytes else { return nil }
    defer { almanac_png_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Returns whether a file is smaller than another one, and shows exactly the same, by decoding both.
  static func isShrunk(_ candidate: [UInt8], of png: [UInt8]) -> Bool {
    let result = png.withUnsafeBufferPointer { original in
      candidate.withUnsafeBufferPointer { smaller in
        almanac_png_is_shrunk(original.baseAddress, original.count, smaller.baseAddress, smaller.count)
      }
    }
    return result != 0
  }
}
