/// The kind of a file that should be a PNG, detected from its first bytes.
enum ImageKind: String, CaseIterable, Sendable {
  case jpeg = "a JPEG image"
  case gif = "a GIF image"
  case webp = "a RIFF file, as WebP images are"
  case bitmap = "a Windows bitmap"
  case svg = "an SVG or XML file"
  case lfsPointer = "a Git LFS pointer"

  /// The signature of PNG contains both kinds of line ends, to reveal such damage.
  case convertedPNG = "a PNG file with converted line endings"

  init?(_ bytes: [UInt8]) {
    guard let kind = Self.allCases.first(where: { bytes.starts(with: $0.signature) }) else { return nil }
    self = kind
  }

  private var signature: [UInt8] {
    switch self {
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: Array("GIF8".utf8)
    case .webp: Array("RIFF".utf8)
    case .bitmap: Array("BM".utf8)
    case .svg: Array("<".utf8)
    case .lfsPointer: FileContents.pointerSignature
    case .convertedPNG: Array(PNGFile.signature.prefix(4))
    }
  }
}
