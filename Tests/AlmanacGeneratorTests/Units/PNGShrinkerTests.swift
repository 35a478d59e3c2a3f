import CPNGCodec
import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// A shrunk file has the same pixels, and never more bytes.
@Suite struct PNGShrinkerTests {
  private static let kinds = PNGFileWriter.Color.allCases.flatMap { color in color.depths.map { (color, $0) } }

  /// Expects what is true of every shrunk file, and returns it, or else the file.
  @discardableResult
  static func check(_ image: PNGFileWriter, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> [UInt8] {
    let png = image.png
    guard let shrunk = PNGShrinker.shrunk(png) else { return png }
    let pixels = ShrunkFile.pixels(shrunk, width: image.width, height: image.height)
    #expect(pixels == image.expectedPixels, "\(image)", sourceLocation: sourceLocation)
    #expect(shrunk.count < png.count && shrunk == PNGShrinker.shrunk(png), "\(image)", sourceLocation: sourceLocation)
    #expect(PNGShrinker.shrunk(shrunk) == nil, "\(image)", sourceLocation: sourceLocation)
    #expect(PNGShrinker.isShrunk(shrunk, of: png), "\(image)", sourceLocation: sourceLocation)
    #expect(ShrunkFile(shrunk).form.hasSuffix(" 16") == image.needs16Bits, "\(image)", sourceLocation: sourceLocation)
    let names = ShrunkFile(shrunk).chunks.filter { $0 != "PLTE" && $0 != "tRNS" }
    #expect(names == ["IHDR", "IDAT", "IEND"], "\(image)", sourceLocation: sourceLocation)
    return shrunk
  }

  @Test(arguments: kinds)
  func keepsNoiseOfEveryKind(color: PNGFileWriter.Color, depth: Int) {
    var random = SeededGenerator(seed: color.rawValue * 16 + depth)
    for round in 0..<24 {
      let image = PNGFileWriter.random(
        color,
        depth: depth,
        isInterlaced: round % 2 == 1,
        hasTransparency: round % 4 >= 2 && ![.grayAlpha, .rgba].contains(color),
        width: .random(in: 1...19, using: &random),
        height: .random(in: 1...19, using: &random),
        using: &random
      )
      Self.check(image)
    }
  }

  /// Few colors, with repetitions, opacities and gray.
  @Test(arguments: kinds.filter { $0.0 != .palette })
  func keepsFewColors(color: PNGFileWriter.Color, depth: Int) {
    var random = SeededGenerator(seed: 99 + color.rawValue * 16 + depth)
    let largest = 1 << depth - 1
    for count in [1, 2, 3, 5, 17, 40, 200, 300] {
      let pixels = (0..<count).map { index -> [Int] in
        let gray = Int.random(in: 0...largest, using: &random)
        var pixel = (0..<color.channels).map { _ in
          count % 2 == 1 ? gray : Int.random(in: 0...largest, using: &random)
        }
        if [.grayAlpha, .rgba].contains(color) { pixel[color.channels - 1] = index % 3 == 0 ? 0 : largest }
        return pixel
      }
      Self.check(.runs(of: pixels, color, depth: depth, side: 24, using: &random))
    }
  }

  private static let forms: [(form: String, pixels: [[Int]])] = [
    ("gray 1", [[0, 0, 0, 255], [255, 255, 255, 255]]),
    ("gray 2", [[0, 0, 0, 255], [85, 85, 85, 255], [170, 170, 170, 255], [255, 255, 255, 255]]),
    ("gray 4", (0..<16).map { [17 * $0, 17 * $0, 17 * $0, 255] }),
    ("gray 8", (0..<256).map { [$0, $0, $0, 255] }),
    ("grayAlpha 8", (0..<1_000).map { [$0 % 256, $0 % 256, $0 % 256, $0 / 7 % 256] }),
    ("palette 1", [[9, 0, 0, 255], [0, 0, 0, 0]]),
    ("palette 4", (0..<12).map { [20 * $0, 255 - $0, 7, 255] }),
    ("palette 8", (0..<250).map { [$0, 255 - $0, 7, 255 - $0 / 50] }),
    ("rgb 8", (0..<1_000).map { [$0 % 256, $0 / 7 % 256, $0 / 4, 255] }),
    ("rgba 8", (0..<1_000).map { [$0 % 256, $0 / 7 % 256, $0 / 4, $0 / 5] }),
  ]

  @Test(arguments: forms)
  func findsTheFormWithTheFewestBits(form: String, pixels: [[Int]]) {
    var random = SeededGenerator(seed: 4)
    // Noise, so that no repetition is worth more than fewer bits.
    var image = PNGFileWriter(width: 64, height: 64, color: .rgba, depth: 8)
    image.samples = (0..<(64 * 64)).flatMap { _ in pixels.randomElement(using: &random) ?? [] }
    #expect(ShrunkFile(Self.check(image)).form == form)
  }

  @Test func aTransparentColorNeedsNoChannel() {
    var random = SeededGenerator(seed: 5)
    for isGray in [true, false] {
      var image = PNGFileWriter(width: 64, height: 64, color: .rgba, depth: 8)
      image.samples = (0..<(64 * 64)).flatMap { index -> [Int] in
        if index % 5 == 0 { return [3, 3, 3, 0] }
        let gray = Int.random(in: 4...255, using: &random)
        return isGray ? [gray, gray, gray, 255] : [gray, .random(in: 0...255, using: &random), 8, 255]
      }
      #expect(ShrunkFile(Self.check(image)).form == (isGray ? "gray 8" : "rgb 8"))
      // The color is also that of an opaque pixel.
      image.samples.replaceSubrange(4..<8, with: [3, 3, 3, 255])
      #expect(ShrunkFile(Self.check(image)).form != (isGray ? "gray 8" : "rgb 8"))
    }
  }

  @Test func thePaletteBeginsWithColorsThatAreNotOpaque() throws {
    var random = SeededGenerator(seed: 6)
    let pixels = (0..<100).map { [$0, 200 - $0, 30, $0 % 10 == 0 ? 2 * $0 : 255] }
    let file = ShrunkFile(Self.check(.runs(of: pixels, .rgba, depth: 8, side: 64, using: &random)))
    #expect(file.form == "palette 8")
    #expect(file.contents["tRNS"]?.count == 10 && file.contents["PLTE"]?.count == 300)
  }

  @Test func gradientsAreFiltered() {
    var image = PNGFileWriter(width: 64, height: 64, color: .rgb, depth: 8)
    for y in 0..<64 {
      for x in 0..<64 { image.samples += [3 * x + y, 2 * y + x, 2 * (x + y)] }
    }
    #expect(Self.check(image).count < image.png.count / 20)
  }

  /// The picture would take more memory than each core may have.
  @Test func aHugePictureStaysAsItIs() throws {
    let (width, height) = (2_050, 2_050)
    var message = [CChar](repeating: 0, count: 256)
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let pixels = [UInt8](repeating: 7, count: 4 * width * height)
    let size = (UInt32(width), UInt32(height))
    #expect(almanac_png_write(pixels, size.0, size.1, &bytes, &count, &message, message.count) == 1)
    let png = Array(UnsafeBufferPointer(start: try #require(bytes), count: count))
    almanac_png_free(bytes)
    #expect(PNGShrinker.shrunk(png) == nil)
  }
}
