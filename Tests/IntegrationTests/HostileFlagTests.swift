import Foundation
import TestSupport
import Testing

/// Flags that are small files and large in memory.
@Suite struct HostileFlagTests {
  /// libpng would inflate each text and keep it: 64 of 4 MB each.
  @Test func doesNotInflateTexts() throws {
    let folder = try TemporaryFolder()
    var flag = [UInt8](try Data(contentsOf: Repository.flag("xx")))
    let text = Self.chunk("zTXt", Array("Comment".utf8) + [0, 0] + Self.letters(copies: 15_000))
    // The texts follow the signature and the header.
    flag.insert(contentsOf: Array(repeating: text, count: 64).joined(), at: 33)
    try folder.add("Flags/xx.png", Data(flag))
    try folder.add("almanac.json", Data("{ countries: { image: { maxBytes: 67108864 } } }".utf8))
    let command = try MeasuredCommand.run(CommandTests.executable, "validate", folder.path)
    #expect(command.status == 0 && command.peakByteCount < 100 << 20)
  }

  /// A chunk with its length and checksum.
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    var checksum: UInt32 = .max
    for byte in body {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return bytes(UInt32(content.count)) + body + bytes(~checksum)
  }

  /// A zlib stream of the letter a (RFC 1950 and 1951): the letter, and copies of the 258 letters from one before.
  private static func letters(copies: Int) -> [UInt8] {
    // The last block, with fixed codes; then the letter, which is the code 10010001.
    var bits: [Bool] = [true, true, false] + [true, false, false, true, false, false, false, true]
    let copy: [Bool] = [true, true, false, false, false, true, false, true] + Array(repeating: false, count: 5)
    for _ in 0..<copies { bits += copy }
    bits += Array(repeating: false, count: 7)
    var data: [UInt8] = [0x78, 0x9C]
    for start in stride(from: 0, to: bits.count, by: 8) {
      data.append(bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    }
    // Adler-32.
    let count = 258 * copies + 1
    let (low, high) = (1 + 97 * count, count + 97 * count * (count + 1) / 2)
    return data + bytes(UInt32(high % 65521) << 16 | UInt32(low % 65521))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }
}
