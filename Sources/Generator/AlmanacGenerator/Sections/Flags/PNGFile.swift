import CPNGCodec

/// A PNG file (ISO/IEC 15948): its dimensions, read from its chunks, and a decoder that verifies it.
struct PNGFile: Sendable {
  /// The maximum number of pixels: 8192 × 8192.
  static let maximumPixels = ImageSettings.maximumSize * ImageSettings.maximumSize

  let width: Int
  let height: Int

  /// Whether it is an animation (APNG), of which decoders without this extension show one frame.
  let isAnimated: Bool

  /// The number of bytes after the last chunk.
  let trailingByteCount: Int

  /// Whether another chunk is between the chunks of the image data.
  let hasSplitData: Bool

  /// The first chunk that decoders must know and the standard doesn't define.
  let unknownCriticalChunk: String?

  /// Whether the palette has fewer colors than opacities, so that decoders ignore the opacities.
  let hasSurplusOpacities: Bool

  private let bytes: [UInt8]

  /// Reads the structure of a file without decoding anything.
  init(_ bytes: [UInt8]) throws(PNGFault) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count >= Self.signature.count || !Self.signature.starts(with: bytes) else {
      throw .truncated(byteCount: bytes.count)
    }
    guard bytes.starts(with: Self.signature) else { throw .signature(ImageKind(bytes)) }
    let chunks = try Self.chunks(of: bytes)
    if chunks.first?.type == "CgBI" { throw .appleVariant }
    guard let header = chunks.first, header.type == "IHDR", header.content.count == 13 else { throw .headerMissing }
    width = Self.integer(bytes, at: header.content.lowerBound)
    height = Self.integer(bytes, at: header.content.lowerBound + 4)
    guard width > 0, height > 0, width <= Self.maximumPixels, height <= Self.maximumPixels / width else {
      throw .dimensions(width: width, height: height)
    }
    isAnimated = chunks.prefix { $0.type != "IDAT" }.contains { $0.type == "acTL" }
    trailingByteCount = bytes.count - chunks[chunks.count - 1].content.upperBound - 4
    let afterData = chunks.drop { $0.type != "IDAT" }.drop { $0.type == "IDAT" }
    hasSplitData = afterData.contains { $0.type == "IDAT" }
    // Critical chunks start with a capital letter.
    unknownCriticalChunk =
      chunks.first { $0.type.first?.isUppercase == true && !Self.criticalChunks.contains($0.type) }?.type
    let isIndexed = bytes[header.content.lowerBound + 9] == 3
    let count = { type in chunks.first { $0.type == type }?.content.count ?? 0 }
    hasSurplusOpacities = isIndexed && count("tRNS") > count("PLTE") / 3
    self.bytes = bytes
  }

  /// Faults that libpng accepts and other decoders refuse, in words that follow the file's name.
  enum Excess: String, CaseIterable {
    case color = "contains pixels with a color that is not in its palette"
    case data = "contains more image data than its pixels need"

    fileprivate var bit: Int {
      switch self {
      case .color: ALMANAC_PNG_PALETTE_EXCEEDED
      case .data: ALMANAC_PNG_DATA_EXCEEDED
      }
    }
  }

  /// Decodes every row and reads every chunk to the end, with libpng.
  @discardableResult
  func decode() throws(PNGFault) -> [Excess] {
    var message = [CChar](repeating: 0, count: 256)
    let result = bytes.withUnsafeBufferPointer { source in
      message.withUnsafeMutableBufferPointer { target in
        almanac_png_decode(source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
    if result != ALMANAC_PNG_INVALID { return Excess.allCases.filter { Int(result) & $0.bit != 0 } }
    let text = String(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    throw .invalid(text)
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let criticalChunks = ["IHDR", "PLTE", "IDAT", "IEND"]

  private struct Chunk {
    let type: String
    let content: Range<Int>
  }

  /// Reads the chunks from the first to `IEND`.
  private static func chunks(of bytes: [UInt8]) throws(PNGFault) -> [Chunk] {
    var chunks: [Chunk] = []
    var offset = signature.count
    repeat {
      // Length, type and checksum have four bytes each.
      guard offset + 12 <= bytes.count else { throw .truncated(byteCount: bytes.count) }
      let start = offset + 8
      let length = integer(bytes, at: offset)
      guard length <= bytes.count - start - 4 else { throw .truncated(byteCount: bytes.count) }
      let type = String(decoding: bytes[(offset + 4)..<start], as: UTF8.self)
      guard checksum(bytes, from: offset + 4, to: start + length) == integer(bytes, at: start + length) else {
        throw .checksum(chunk: type)
      }
      chunks.append(Chunk(type: type, content: start..<(start + length)))
      offset = start + length + 4
    } while chunks.last?.type != "IEND"
    return chunks
  }

  private static func checksum(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      Int(almanac_png_checksum(UnsafeBufferPointer(rebasing: buffer[start..<end]).baseAddress, end - start))
    }
  }

  private static func integer(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The reason why a file is not a valid PNG.
enum PNGFault: Error, Equatable {
  case empty
  case signature(ImageKind?)
  case truncated(byteCount: Int)
  case headerMissing

  /// The variant that Xcode writes into apps, which only Apple's systems decode.
  case appleVariant
  case dimensions(width: Int, height: Int)
  case checksum(chunk: String)
  case invalid(String)
}
