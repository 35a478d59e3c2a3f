import Foundation
import TestSupport
import Testing

@testable import AlmanacImages

/// The small decoder of flags, which gives them the same pixels on all systems.
@Suite struct PlainPNGTests {
  @Test(arguments: ["circle", "square", "4x3", "rectangle"])
  func decodesEveryFlagOfTheWorld(shape: String) throws {
    let flags = try WorldFlags.files(of: shape)
    #expect(flags.count > 250)
    for (name, png) in flags { #expect(try png.plainPixels() == RasterImage(png: png).pixels, "\(name)") }
  }

  @Test(arguments: [1, 2, 4, 8]) func decodesPalettesOfEveryDepth(depth: Int) throws {
    var generator = SeededGenerator(seed: UInt64(depth))
    for round in 0..<80 {
      let image = Self.image(.palette, depth, hasTransparency: round % 2 == 1, using: &generator)
      #expect(try image.png.plainPixels() == image.expectedPixels, "\(image)")
    }
  }

  @Test(arguments: [PNGFileWriter.Color.rgb, .rgba]) func decodesColorsOfEightBits(color: PNGFileWriter.Color) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<80 {
      let image = Self.image(color, 8, using: &generator)
      #expect(try image.png.plainPixels() == image.expectedPixels, "\(image)")
    }
  }

  @Test func refusesOtherForms() throws {
    var generator = SeededGenerator(seed: 6)
    let forms: [(PNGFileWriter.Color, Int)] = [(.gray, 8), (.grayAlpha, 8), (.rgb, 16), (.rgba, 16)]
    for (color, depth) in forms { #expect(try Self.image(color, depth, using: &generator).png.plainPixels() == nil) }
    #expect(try Self.image(.rgb, 8, hasTransparency: true, using: &generator).png.plainPixels() == nil)
    var image = PNGFileWriter(width: 9, height: 9, color: .rgba, depth: 8, isInterlaced: true)
    image.samples = Array(repeating: 1, count: 9 * 9 * 4)
    #expect(try image.png.plainPixels() == nil)
  }

  @Test func refusesWrongPalettes() throws {
    var image = PNGFileWriter(width: 3, height: 1, color: .palette, depth: 8)
    image.samples = [0, 1, 2]
    image.palette = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
    image.transparency = [0, 128, 255]
    #expect(try image.png.plainPixels() == [1, 2, 3, 0, 4, 5, 6, 128, 7, 8, 9, 255])
    image.transparency = [0, 0, 0, 0]
    #expect(try image.png.plainPixels() == nil)
    image.transparency = nil
    image.samples = [0, 1, 3]
    #expect(try image.png.plainPixels() == nil)
    image.samples = [0, 1, 255]
    #expect(try image.png.plainPixels() == nil)
    image.palette = []
    #expect(try image.png.plainPixels() == nil)
    image.palette = [[1, 2, 3], [4, 5, 6], [7, 8]]
    image.samples = [0, 1, 1]
    #expect(try image.png.plainPixels() == nil)
    image.palette = Array(repeating: [1, 2, 3], count: 257)
    #expect(try image.png.plainPixels() == nil)
  }

  @Test func refusesWhatIsCutOff() throws {
    for (name, png) in try WorldFlags.files().prefix(4) {
      for count in 33..<png.count { #expect(try Array(png.prefix(count)).plainPixels() == nil, "\(name) \(count)") }
      #expect(try (png + [0]).plainPixels() == nil)
    }
  }

  private static func image(
    _ color: PNGFileWriter.Color,
    _ depth: Int,
    hasTransparency: Bool = false,
    using generator: inout SeededGenerator
  ) -> PNGFileWriter {
    PNGFileWriter.random(
      color,
      depth: depth,
      hasTransparency: hasTransparency,
      width: .random(in: 1...19, using: &generator),
      height: .random(in: 1...19, using: &generator),
      using: &generator
    )
  }
}
