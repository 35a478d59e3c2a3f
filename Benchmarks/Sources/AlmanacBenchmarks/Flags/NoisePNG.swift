/// A square RGBA image of noise in a PNG file, stored uncompressed because noise does not compress.
///
/// Noise is the hard case, because no contender can compress it.
struct NoisePNG {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  let side: Int

  /// Whether no pixel is transparent.
  let isOpaque: Bool

  /// An image whose file has about the given number of bytes.
  init(byteCount: Int, isOpaque: Bool = false) {
    self.isOpaque = isOpaque
    let around = max(1, Int(Double(byteCount / 4).squareRoot()))
    side =
      ((around - 2)...(around + 2)).min { left, right in
        abs(Self.byteCount(side: left) - byteCount) < abs(Self.byteCount(side: right) - byteCount)
      } ?? around
  }

  /// The file, with pixels from a generator.
  func file(_ generator: inout some RandomNumberGenerator) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(side * (1 + 4 * side))
    for _ in 0..<side {
      rows.append(0)  // the row is not filtered
      for _ in 0..<side {
        let pixel = UInt32.random(in: .min ... .max, using: &generator)
        rows += Self.bigEndian(isOpaque ? pixel | 0xFF : pixel)
      }
    }
    let size = Self.bigEndian(UInt32(side))
    return Self.signature
      + Self.chunk("IHDR", size + size + [8, 6, 0, 0, 0])  // 8 bits a channel, RGBA
      + Self.chunk("IDAT", Self.stored(rows))
      + Self.chunk("IEND", [])
  }

  private static func byteCount(side: Int) -> Int {
    let rows = side * (1 + 4 * side)
    let blocks = (rows + 0xFFFE) / 0xFFFF
    return 8 + 25 + (12 + 2 + 5 * blocks + rows + 4) + 12
  }

  private static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + body
    return bigEndian(UInt32(body.count)) + content + bigEndian(CRC32.checksum(of: content))
  }

  /// A zlib stream of stored blocks. Each block holds at most 65,535 bytes.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 0xFFFF) {
      let block = bytes[start..<min(start + 0xFFFF, bytes.count)]
      let length = UInt16(block.count)
      stream.append(block.endIndex == bytes.count ? 1 : 0)
      stream += [UInt8(truncatingIfNeeded: length), UInt8(length >> 8)]
      stream += [UInt8(truncatingIfNeeded: ~length), UInt8(~length >> 8)]
      stream += block
    }
    return stream + bigEndian(Adler32.checksum(of: bytes))
  }

  private static func bigEndian(_ word: UInt32) -> [UInt8] {
    withUnsafeBytes(of: word.bigEndian, Array.init)
  }
}
