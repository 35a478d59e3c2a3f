import Foundation
import TestSupport
import Testing

@testable import AlmanacImages

@Suite struct PNGDecodingTests {
  /// The kinds of PNG files.
  private static let kinds = PNGFileWriter.Color.allCases.flatMap { color in color.depths.map { (color, $0) } }

  @Test(arguments: kinds)
  func decodesEveryKind(color: PNGFileWriter.Color, depth: Int) throws {
    var generator = SeededGenerator(seed: UInt64(color.rawValue * 16 + depth))
    for round in 0..<80 {
      let image = PNGFileWriter.random(
        color,
        depth: depth,
        isInterlaced: round % 2 == 1,
        hasTransparency: round % 4 >= 2 && ![.grayAlpha, .rgba].contains(color),
        width: .random(in: 1...19, using: &generator),
        height: .random(in: 1...19, using: &generator),
        using: &generator
      )
      let decoded = try RasterImage(png: image.png)
      #expect(decoded.width == image.width && decoded.height == image.height && decoded.alpha == .straight)
      #expect(decoded.pixels == image.expectedPixels, "\(image)")
      #expect(try image.png.checkedPixels() == decoded.pixels, "\(image)")
    }
  }

  @Test func keepsEveryPixel() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let (width, height) = (Int.random(in: 1...40, using: &generator), Int.random(in: 1...40, using: &generator))
      let pixels = (0..<(4 * width * height)).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let image = RasterImage(width: width, height: height, pixels: pixels)
      #expect(try RasterImage(png: image.png()) == image)
      let multiplied = image.converted(to: .premultiplied)
      #expect(try RasterImage(png: multiplied.png()) == multiplied.converted(to: .straight))
    }
  }

  @Test func decodesTheFlagsOfTheWorld() throws {
    for (name, png) in try WorldFlags.files() {
      let image = try RasterImage(png: png)
      #expect(image.width == 128 && image.height == 128, "\(name)")
      #expect(image.pixels.prefix(4).elementsEqual([0, 0, 0, 0]), "\(name) is not round")
      #expect(image.pixels[4 * (64 * 128 + 64) + 3] == 255, "\(name)")
      #expect(try png.checkedPixels() == image.pixels, "\(name)")
    }
  }

  #if !canImport(ImageIO)
    /// The checksums of a flag were right when it was embedded, and to compute them again takes time.
    @Test func decodesTheFlagsOfTheWorldWithoutChecksums() throws {
      for (name, png) in try WorldFlags.files().prefix(20) {
        var changed = png
        // The checksum of the data is in front of the last chunk.
        changed[png.count - 13] ^= 1
        #expect(throws: RasterImageError.self) { try RasterImage(png: changed) }
        #expect(try changed.checkedPixels() == RasterImage(png: png).pixels, "\(name)")
      }
    }
  #endif

  @Test func ignoresColorSpacesAndTexts() throws {
    let image = RasterImage(width: 1, height: 1, pixels: [200, 100, 50, 255])
    var png = try image.png()
    let extras =
      PNGFileWriter.chunk("gAMA", PNGFileWriter.bytes(100_000)) + PNGFileWriter.chunk("tEXt", [0x41, 0, 0x41])
    png.insert(contentsOf: extras, at: 33)
    #expect(try RasterImage(png: png) == image)
  }

  @Test func saysWhatIsWrong() throws {
    let png = try RasterImage(width: 2, height: 2, pixels: Array(repeating: 9, count: 16)).png()
    #expect(throws: RasterImageError.empty) { try RasterImage(png: []) }
    #expect(throws: RasterImageError.notPNG) { try RasterImage(png: [0xFF, 0xD8, 0xFF]) }
    #expect(throws: RasterImageError.damaged("it has no header")) { try RasterImage(png: Array(png.prefix(20))) }
    for count in 1..<png.count {
      #expect(throws: RasterImageError.self) { try RasterImage(png: Array(png.prefix(count))) }
    }
    #expect(RasterImageError.empty.description == "The image file is empty.")
    #expect(RasterImageError.notPNG.localizedDescription == "The image file is not a PNG file.")
    #expect(RasterImageError.damaged("it has no header").description == "The image file is damaged: it has no header.")
  }

  @Test(arguments: [
    (8_192, 8_192), (8_192, 4_097), (1_000_001, 1), (1, 1_000_001), (0x7FFF_FFFF, 0x7FFF_FFFF),
    (0xFFFF_FFFF, 0xFFFF_FFFF),
  ])
  func refusesLargeImages(width: Int, height: Int) {
    let png = PNGFileWriter.signature + PNGFileWriter.chunk("IHDR", Self.header(width, height))
    #expect(throws: RasterImageError.tooLarge(width: width, height: height)) { try RasterImage(png: png) }
  }

  @Test(arguments: [5, 6, 7, .max, 0, -1, .min]) func theLimitOfPixelsCanBeSet(count: Int) throws {
    let image = RasterImage(width: 3, height: 2, pixels: Array(repeating: 9, count: 24))
    let png = try image.png()
    if count >= 6 {
      #expect(try RasterImage(png: png, maximumPixelCount: count) == image)
      #expect(try RasterImage(file: png, maximumPixelCount: count) == image)
    } else {
      let error = RasterImageError.tooLarge(width: 3, height: 2)
      #expect(throws: error) { try RasterImage(png: png, maximumPixelCount: count) }
      #expect(throws: error) { try RasterImage(file: png, maximumPixelCount: count) }
      let shown = try #require(image.platformImage)
      #expect(throws: error) { try RasterImage(platformImage: shown, maximumPixelCount: count) }
    }
  }

  @Test func imagesUpToTheLimitAreRead() throws {
    let (width, height) = (8_192, 4_096)
    #expect(width * height == RasterImage.defaultMaximumPixelCount)
    let png = PNGFileWriter.signature + PNGFileWriter.chunk("IHDR", Self.header(width, height))
    let error = #expect(throws: RasterImageError.self) { try RasterImage(png: png) }
    // It is not the size that is wrong.
    guard case .damaged = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test(arguments: [(0, 1), (1, 0), (0, 0)])
  func refusesImagesWithoutPixels(width: Int, height: Int) {
    let png = PNGFileWriter.signature + PNGFileWriter.chunk("IHDR", Self.header(width, height))
    #expect(throws: RasterImageError.damaged("it has no pixels")) { try RasterImage(png: png) }
  }

  @Test func theImageOfThePlatformHasThePixels() throws {
    let image = RasterImage(width: 1, height: 2, pixels: [1, 2, 3, 255, 4, 5, 6, 255])
    let platformImage = try #require(image.platformImage)
    #expect(try RasterImage(platformImage: platformImage) == image)
  }

  static func header(_ width: Int, _ height: Int) -> [UInt8] {
    PNGFileWriter.bytes(width) + PNGFileWriter.bytes(height) + [8, 6, 0, 0, 0]
  }
}

extension [UInt8] {
  /// The pixels of a PNG file that is taken for one that was checked when it was embedded.
  func checkedPixels() throws(RasterImageError) -> [UInt8] {
    try withUnsafeBufferPointer { (bytes) throws(RasterImageError) in
      let png = UnsafeRawBufferPointer(bytes)
      let header = try PNGHeader(png)
      if let pixels = PlainPNG.pixels(of: png, header) { return pixels }
      return try PNGCoder.pixels(of: png, header)
    }
  }

  /// The pixels of a PNG file, or `nil` if the small decoder refuses it.
  func plainPixels() throws -> [UInt8]? {
    try withUnsafeBytes { try PlainPNG.pixels(of: $0, PNGHeader($0)) }
  }
}

/// The flags that Almanac ships.
enum WorldFlags {
  /// The names and contents of the files, sorted by name.
  static func files(of shape: String = "circle") throws -> [(name: String, png: [UInt8])] {
    let folder = Repository.root.appendingPathComponent("World/Flags/\(shape)", isDirectory: true)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
      .sorted()
    return try names.map { ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0, isDirectory: false)))) }
  }
}
