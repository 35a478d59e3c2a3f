import CPNGCodec
import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct PNGFileTests {
  private static func bytes(of code: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: Repository.flag(code))) }

  @Test(arguments: Repository.folders(in: Repository.tour.appending(path: "Flags")))
  func readsEveryFlagOfTheTour(name: String) throws {
    let file = try PNGFile(Self.bytes(of: String(name.dropLast(4))))
    #expect(file.width == 64)
    #expect(file.height == 64)
    #expect(!file.isAnimated)
    #expect(file.trailingByteCount == 0)
    try file.decode()
  }

  @Test func everyPrefixIsRefused() throws {
    let bytes = try Self.bytes(of: "fr")
    for count in bytes.indices {
      #expect(throws: PNGFault.self) { try PNGFile(Array(bytes.prefix(count))).decode() }
    }
  }

  @Test(arguments: [("\r\n", "\n"), ("\n", "\r\n"), ("\n", "\r")])
  func convertedLineEndsAreRecognized(old: String, new: String) throws {
    let text = try String(data: Data(Self.bytes(of: "fr")), encoding: .isoLatin1)
    // As scalars, because a carriage return and a line feed are one character.
    let converted = try #require(text).replacingOccurrences(of: old, with: new, options: .literal)
    let bytes = try [UInt8](#require(converted.data(using: .isoLatin1)))
    #expect(throws: PNGFault.signature(.convertedPNG)) { try PNGFile(bytes) }
  }

  @Test func everyFlippedBitIsNoticed() throws {
    let bytes = try Self.bytes(of: "bw")
    for bit in 0..<(bytes.count * 8) {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: PNGFault.self) { try PNGFile(damaged).decode() }
    }
  }

  /// With corrected checksums, a damaged file reaches all of libpng, which must either reject or decode it.
  @Test(arguments: ["us", "xx"])
  func damagedFilesWithRightChecksumsAreSurvived(code: String) throws {
    var random = SeededGenerator(seed: 7)
    let bytes = try Self.bytes(of: code)
    var refused = 0
    for _ in 0..<3_000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damaged[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      Self.mendChecksums(of: &damaged)
      do { try PNGFile(damaged).decode() } catch { refused += 1 }
    }
    #expect(refused > 0)
  }

  private static func mendChecksums(of bytes: inout [UInt8]) {
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = offset + 8 + length
      guard end + 4 <= bytes.count else { return }
      let content = Array(bytes[(offset + 4)..<end])
      let checksum = almanac_png_checksum(content, content.count)
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> (24 - 8 * UInt32(index))) }
      offset = end + 4
    }
  }
}
