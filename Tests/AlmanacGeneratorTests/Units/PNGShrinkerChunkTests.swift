import TestSupport
import Testing

@testable import AlmanacGenerator

/// The chunks of a shrunk file, and what counts as one.
@Suite struct PNGShrinkerChunkTests {
  private static func chunk(_ name: String, _ content: [UInt8] = [0, 0, 0, 9]) -> [UInt8] {
    PNGFileWriter.chunk(name, content)
  }

  private static func image(_ color: PNGFileWriter.Color = .rgba, extras: [UInt8] = []) -> PNGFileWriter {
    var random = SeededGenerator(seed: 3)
    let pixels = (0..<9).map { Array(repeating: 20 * $0, count: color.channels) }
    var image = PNGFileWriter.runs(of: pixels, color, depth: 8, side: 20, using: &random)
    image.extras = extras
    return image
  }

  @Test(arguments: ["gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "eXIf"])
  func keepsColorSpacesAndTheOrientation(name: String) throws {
    let content: [UInt8] = [1, 2, 3, 4, 5, 6, 7]
    let image = Self.image(extras: Self.chunk("tEXt") + Self.chunk(name, content) + Self.chunk("pHYs"))
    let shrunk = try #require(PNGShrinker.shrunk(image.png))
    #expect(ShrunkFile(shrunk).contents[name] == content)
    #expect(ShrunkFile(shrunk).chunks.prefix(2) == ["IHDR", name])
    #expect(PNGShrinker.isShrunk(shrunk, of: image.png) && !PNGShrinker.isShrunk(shrunk, of: Self.image().png))
    #expect(ShrunkFile.pixels(shrunk, width: 20, height: 20) == image.expectedPixels)
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "bKGD", "sBIT", "tIME", "pHYs", "hIST", "sPLT", "oFFs", "prVt"])
  func dropsEverythingElse(name: String) throws {
    let shrunk = try #require(PNGShrinker.shrunk(Self.image(extras: Self.chunk(name)).png))
    #expect(shrunk == PNGShrinker.shrunk(Self.image().png))
  }

  /// A profile for colors does not fit a gray file, and the reverse.
  @Test func aProfileKeepsItsKindOfFile() throws {
    let profile = Self.chunk("iCCP")
    for color in [PNGFileWriter.Color.gray, .grayAlpha] {
      let shrunk = try #require(PNGShrinker.shrunk(Self.image(color, extras: profile).png))
      #expect(ShrunkFile(shrunk).form.hasPrefix("gray"))
    }
    for color in [PNGFileWriter.Color.rgb, .rgba] {
      let shrunk = try #require(PNGShrinker.shrunk(Self.image(color, extras: profile).png))
      #expect(!ShrunkFile(shrunk).form.hasPrefix("gray"))
    }
  }

  /// Decoders ignore it there, and would not in the new file.
  @Test func aColorSpaceAfterThePaletteKeepsTheFile() {
    var image = Self.image(.rgb)
    image.palette = [[1, 2, 3]]
    image.transparency = nil
    let png = image.png
    #expect(PNGShrinker.shrunk(png) != nil)
    // After the signature, the header and the palette.
    #expect(PNGShrinker.shrunk(Array(png.prefix(48)) + Self.chunk("gAMA") + png.dropFirst(48)) == nil)
  }

  @Test func anyDifferenceIsNoticed() throws {
    var image = Self.image()
    let shrunk = try #require(PNGShrinker.shrunk(image.png))
    #expect(PNGShrinker.isShrunk(shrunk, of: image.png))
    // The red of a transparent pixel.
    let transparent = try #require(image.samples.indices.first { $0 % 4 == 3 && image.samples[$0] == 0 })
    image.samples[transparent - 3] += 1
    #expect(!PNGShrinker.isShrunk(shrunk, of: image.png))
    #expect(!PNGShrinker.isShrunk(shrunk + [0], of: Self.image().png))
    #expect(!PNGShrinker.isShrunk(Array(shrunk.dropLast()), of: Self.image().png))
    #expect(!PNGShrinker.isShrunk(Self.image().png, of: Self.image().png))
    #expect(!PNGShrinker.isShrunk([], of: Self.image().png) && !PNGShrinker.isShrunk(shrunk, of: []))
  }

  @Test func theLowerByteOf16BitsCounts() throws {
    var random = SeededGenerator(seed: 8)
    var image = PNGFileWriter.runs(of: [[257 * 3], [257 * 200]], .gray, depth: 16, side: 20, using: &random)
    #expect(ShrunkFile(try #require(PNGShrinker.shrunk(image.png))).form != "gray 16")
    image.samples[70] = 257 * 3 + 1
    let shrunk = try #require(PNGShrinker.shrunk(image.png))
    #expect(ShrunkFile(shrunk).form == "gray 16" && PNGShrinker.isShrunk(shrunk, of: image.png))
    image.samples[70] = 257 * 3 + 2
    #expect(!PNGShrinker.isShrunk(shrunk, of: image.png))
  }

  /// A damaged file reaches the code if its cache is wrong, or if only a warning speaks of it.
  @Test func damagedFilesAreSurvived() {
    var random = SeededGenerator(seed: 9)
    for color in PNGFileWriter.Color.allCases {
      for hasTransparency in [false, color.rawValue < 4] {
        let image = PNGFileWriter.random(
          color,
          depth: 8,
          hasTransparency: hasTransparency,
          width: 9,
          height: 9,
          using: &random
        )
        let png = image.png
        for _ in 0..<150 {
          var damaged = png
          for _ in 0..<Int.random(in: 1...3, using: &random) {
            damaged[Int.random(in: 8..<png.count, using: &random)] = .random(in: .min ... .max, using: &random)
          }
          if Bool.random(using: &random) { damaged.removeLast(.random(in: 1...40, using: &random)) }
          guard let shrunk = PNGShrinker.shrunk(damaged) else { continue }
          #expect(shrunk.count < damaged.count && PNGShrinker.isShrunk(shrunk, of: damaged))
        }
      }
    }
  }
}
