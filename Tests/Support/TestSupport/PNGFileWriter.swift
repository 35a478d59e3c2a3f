/// Writes PNG files of every kind, without compression.
public struct PNGFileWriter: Sendable, CustomStringConvertible {
  /// A color type of PNG, by its number in files.
  public enum Color: Int, CaseIterable, Sendable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// The number of samples of a pixel.
    public var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2][rawValue] ?? 4 }

    /// The bits that a sample can have.
    public var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The kind of its pixels.
  public let color: Color
  /// The bits of a sample.
  public let depth: Int
  /// Whether the rows come in seven passes.
  public let isInterlaced: Bool

  /// Colors of three bytes.
  public var palette: [[UInt8]] = []

  /// The content of the chunk `tRNS`: the opacities of a palette, or the color that is transparent, in two bytes a
  /// channel.
  public var transparency: [UInt8]?

  /// The samples of all pixels, in rows.
  public var samples: [Int] = []

  /// The kind, for the names of tests.
  public var description: String {
    "\(color) \(depth) \(width)x\(height)\(isInterlaced ? " interlaced" : "")\(transparency == nil ? "" : " tRNS")"
  }

  /// Chunks between the header and the palette, each with its length and checksum.
  public var extras: [UInt8] = []

  /// Creates an image without pixels.
  public init(width: Int, height: Int, color: Color, depth: Int, isInterlaced: Bool = false) {
    self.width = width
    self.height = height
    self.color = color
    self.depth = depth
    self.isInterlaced = isInterlaced
  }

  /// The file.
  public var png: [UInt8] {
    let header =
      Self.bytes(width) + Self.bytes(height) + [UInt8(depth), UInt8(color.rawValue), 0, 0, isInterlaced ? 1 : 0]
    var file = Self.signature + Self.chunk("IHDR", header) + extras
    if !palette.isEmpty { file += Self.chunk("PLTE", palette.flatMap(\.self)) }
    if let transparency { file += Self.chunk("tRNS", transparency) }
    return file + Self.chunk("IDAT", Self.zlib(rows)) + Self.chunk("IEND", [])
  }

  /// The first row and column of each pass of Adam7, and the distances of its rows and columns.
  private static let passes = [
    (0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2), (1, 0, 2, 1),
  ]

  /// The rows of all passes, each after the filter 0.
  private var rows: [UInt8] {
    var rows: [UInt8] = []
    let channels = color.channels
    for (top, left, down, right) in isInterlaced ? Self.passes : [(0, 0, 1, 1)] where left < width {
      for y in stride(from: top, to: height, by: down) {
        rows.append(0)
        // The bits that fill no byte yet.
        var (bits, bitCount) = (0, 0)
        for x in stride(from: left, to: width, by: right) {
          let first = (y * width + x) * channels
          for index in first..<(first + channels) {
            bits = bits << depth | samples[index]
            bitCount += depth
            while bitCount >= 8 {
              bitCount -= 8
              rows.append(UInt8(truncatingIfNeeded: bits >> bitCount))
            }
          }
        }
        if bitCount > 0 { rows.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
      }
    }
    return rows
  }
}

extension PNGFileWriter {
  /// The first bytes of every file.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Four bytes, the highest first.
  public static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// A chunk with its length and checksum.
  public static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return bytes(content.count) + body + bytes(Int(checksum(body[...])))
  }

  /// The CRC-32 of a chunk's type and content.
  public static func checksum(_ body: ArraySlice<UInt8>) -> UInt32 {
    ~body.reduce(UInt32.max) { checksum, byte in
      (checksum >> 8) ^ Self.checksums[Int(UInt8(truncatingIfNeeded: checksum) ^ byte)]
    }
  }

  private static let checksums: [UInt32] = (0..<256).map { (byte: UInt32) in
    var value = byte
    for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  /// A zlib stream of stored blocks (RFC 1950 and 1951).
  private static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    var (low, high) = (1, 0)
    for byte in data {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return stream + bytes(high << 16 | low)
  }
}
