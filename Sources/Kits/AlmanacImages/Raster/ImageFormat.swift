/// The formats of image files, recognized by their first bytes.
enum ImageFormat {
  /// The bytes that identify a format, and their offset.
  private static let signatures: [(name: String, offset: Int, bytes: [UInt8])] = [
    ("PNG", 0, PNGHeader.signature),
    ("JPEG", 0, [0xFF, 0xD8, 0xFF]),
    ("GIF", 0, Array("GIF8".utf8)),
    ("WebP", 8, Array("WEBP".utf8)),
    ("AVIF", 4, Array("ftypavif".utf8)),
    ("AVIF", 4, Array("ftypavis".utf8)),
    ("HEIC", 4, Array("ftyphei".utf8)),
    ("HEIC", 4, Array("ftyphev".utf8)),
    ("HEIC", 4, Array("ftypmif1".utf8)),
    ("HEIC", 4, Array("ftypmsf1".utf8)),
    ("TIFF", 0, Array("II*\0".utf8)),
    ("TIFF", 0, Array("MM\0*".utf8)),
    ("BMP", 0, Array("BM".utf8)),
    ("ICO", 0, [0, 0, 1, 0]),
    ("JPEG XL", 0, [0xFF, 0x0A]),
    ("JPEG XL", 4, Array("JXL ".utf8)),
    ("JPEG 2000", 4, Array("jP  ".utf8)),
    ("PDF", 0, Array("%PDF".utf8)),
    ("SVG", 0, Array("<svg".utf8)),
  ]

  /// Returns the name of the format of a file, or `nil` if it is none of these.
  static func name(of file: [UInt8]) -> String? {
    signatures.first { file.dropFirst($0.offset).starts(with: $0.bytes) }?.name
  }
}
