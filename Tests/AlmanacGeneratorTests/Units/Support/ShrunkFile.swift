import CPNGCodec
import TestSupport

@testable import AlmanacGenerator

/// What a PNG file has, read without the code that shrinks.
struct ShrunkFile {
  /// The names of the chunks, in order.
  let chunks: [String]

  /// The contents of the first chunk of each name.
  let contents: [String: [UInt8]]

  init(_ png: [UInt8]) {
    var chunks: [String] = []
    var contents: [String: [UInt8]] = [:]
    var rest = png.dropFirst(PNGFileWriter.signature.count)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(name)
      if contents[name] == nil { contents[name] = Array(rest.dropFirst(8).prefix(count)) }
      rest = rest.dropFirst(12 + count)
    }
    self.chunks = chunks
    self.contents = contents
  }

  /// The color type and the bit depth: "palette 4".
  var form: String {
    guard let header = contents["IHDR"], header.count == 13 else { return "no header" }
    return PNGFileWriter.Color(rawValue: Int(header[9])).map { "\($0) \(header[8])" } ?? "unknown"
  }

  /// The pixels in four bytes each, rounded to 8 bits; `nil` if the file is damaged.
  static func pixels(_ png: [UInt8], width: Int, height: Int) -> [UInt8]? {
    var message = [CChar](repeating: 0, count: 256)
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let isRead = almanac_png_read(png, png.count, &pixels, UInt32(width), UInt32(height), &message, message.count)
    return isRead == 0 ? nil : pixels
  }
}

extension PNGFileWriter {
  /// An image whose pixels are some of these, in runs, so that there is something to shrink.
  static func runs(
    of pixels: [[Int]],
    _ color: Color,
    depth: Int,
    side: Int,
    using random: inout some RandomNumberGenerator
  ) -> PNGFileWriter {
    var image = PNGFileWriter(width: side, height: side, color: color, depth: depth)
    while image.samples.count < side * side * color.channels, let pixel = pixels.randomElement(using: &random) {
      for _ in 0..<Int.random(in: 1...9, using: &random) { image.samples += pixel }
    }
    image.samples = Array(image.samples.prefix(side * side * color.channels))
    return image
  }

  /// Whether a file without loss needs the 16 bits of this one.
  var needs16Bits: Bool { depth == 16 && samples.contains { $0 % 257 != 0 } }
}
