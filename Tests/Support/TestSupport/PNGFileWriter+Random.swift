extension PNGFileWriter {
  /// A random image of a kind.
  public static func random(
    _ color: Color,
    depth: Int,
    isInterlaced: Bool = false,
    hasTransparency: Bool = false,
    width: Int,
    height: Int,
    using generator: inout some RandomNumberGenerator
  ) -> PNGFileWriter {
    var image = PNGFileWriter(width: width, height: height, color: color, depth: depth, isInterlaced: isInterlaced)
    let values = 0..<(1 << depth)
    image.samples = (0..<(width * height * color.channels)).map { _ in Int.random(in: values, using: &generator) }
    if color == .palette {
      image.palette = values.map { _ in (0..<3).map { _ in .random(in: 0...255, using: &generator) } }
    }
    guard hasTransparency else { return image }
    if color == .palette {
      // The other colors are opaque.
      image.transparency = (0..<Int.random(in: 1...values.count, using: &generator)).map { _ in
        .random(in: 0...255, using: &generator)
      }
    } else {
      image.transparency = image.samples.prefix(color.channels).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    return image
  }

  /// The pixels that a decoder should give, in four bytes each.
  public var expectedPixels: [UInt8] {
    stride(from: 0, to: samples.count, by: color.channels).flatMap { pixel(Array(samples[$0..<($0 + color.channels)])) }
  }

  private func pixel(_ channels: [Int]) -> [UInt8] {
    let bytes = channels.map(byte)
    switch color {
    case .palette:
      let opacities = transparency ?? []
      return palette[channels[0]] + [channels[0] < opacities.count ? opacities[channels[0]] : 255]
    case .gray: return [bytes[0], bytes[0], bytes[0], opacity(channels)]
    case .rgb: return bytes + [opacity(channels)]
    case .grayAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
    case .rgba: return bytes
    }
  }

  /// A sample of any depth in 8 bits, rounded.
  private func byte(_ sample: Int) -> UInt8 {
    let maximum = 1 << depth - 1
    return UInt8((sample * 255 + maximum / 2) / maximum)
  }

  private func opacity(_ channels: [Int]) -> UInt8 {
    guard let transparency else { return 255 }
    return channels.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } == transparency ? 0 : 255
  }
}
