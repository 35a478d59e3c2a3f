import AlmanacImages
import Foundation
import TestSupport

/// Images for tests of rendering.
enum TestImages {
  /// An image whose pixels come from a closure.
  static func image(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> [UInt8]) -> RasterImage {
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    return RasterImage(width: width, height: height, pixels: pixels)
  }

  /// An image of one color.
  static func uniform(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> RasterImage {
    image(width, height) { _, _ in pixel }
  }

  /// An image of noise. A third of the pixels are opaque, and a third transparent.
  static func noise(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> RasterImage {
    image(width, height) { _, _ in
      let color = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return color + [[0, 255, .random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0]
    }
  }

  /// The folder of the flags that Almanac ships.
  private static let flags = Repository.root.appendingPathComponent("World/Flags/circle", isDirectory: true)

  /// A flag that Almanac ships.
  static func flag(_ code: String) throws -> RasterImage {
    let file = flags.appendingPathComponent("\(code).png", isDirectory: false)
    return try RasterImage(png: [UInt8](Data(contentsOf: file)))
  }

  /// The codes of all flags that Almanac ships.
  static func flagCodes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: flags.path).filter { $0.hasSuffix(".png") }
      .map { String($0.dropLast(4)) }
  }
}

extension RasterImage {
  /// Red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[(4 * (y * width + x))...].prefix(4)) }

  /// The pixel in the middle.
  var center: [UInt8] { self[width / 2, height / 2] }

  /// The largest difference of a premultiplied channel between two images of the same size.
  func difference(from other: RasterImage) -> Int {
    let pairs = zip(converted(to: .premultiplied).pixels, other.converted(to: .premultiplied).pixels)
    return pairs.map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}
