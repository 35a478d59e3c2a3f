/// The start of a PNG file, which contains its size.
struct PNGHeader: Hashable, Sendable {
  /// The maximum width and height, which is libpng's.
  static let maximumSide = 1_000_000

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The length and the name of the first chunk.
  private static let firstChunk: [UInt8] = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

  let width: Int
  let height: Int

  /// The number of bytes of the decoded pixels.
  var pixelByteCount: Int { 4 * width * height }

  /// Reads the size. Memory for the pixels is only allocated if it is within the limits.
  init(
    _ png: UnsafeRawBufferPointer,
    maximumPixelCount: Int = RasterImage.defaultMaximumPixelCount
  ) throws(RasterImageError) {
    guard !png.isEmpty else { throw .empty }
    guard png.starts(with: Self.signature) else { throw .notPNG }
    guard png.count >= 24, png[8..<16].elementsEqual(Self.firstChunk) else { throw .damaged("it has no header") }
    let width = Self.integer(png[16..<20])
    let height = Self.integer(png[20..<24])
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard max(width, height) <= Self.maximumSide, width <= maximumPixelCount / height else {
      throw .tooLarge(width: width, height: height)
    }
    self.width = width
    self.height = height
  }

  private static func integer(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
