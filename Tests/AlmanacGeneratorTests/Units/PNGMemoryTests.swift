#if os(Linux)
  import CPNGCodec
  import Foundation
  import TestSupport
  import Testing

  @testable import AlmanacGenerator

  /// Measures in a process of its own, because other tests use memory too.
  @Suite struct PNGMemoryTests {
    /// libpng would inflate each text and keep it: 64 of 4 MB each.
    @Test func textsAreNotInflated() async {
      await #expect(processExitsWith: .success) {
        var flag = [UInt8](try Data(contentsOf: Repository.flag("xx")))
        let text = Self.chunk("zTXt", Array("Comment".utf8) + [0, 0] + Self.letters(copies: 15_000))
        // The texts follow the signature and the header.
        flag.insert(contentsOf: Array(repeating: text, count: 64).joined(), at: 33)
        let idle = try Self.peakKilobytes()
        try PNGFile(flag).decode()
        #expect(try Self.peakKilobytes() - idle < 32 * 1_024)
      }
    }

    /// The largest resident size of this process so far.
    private static func peakKilobytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let peak = try #require(status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/))
      return try #require(Int(peak.1))
    }

    /// A chunk with its length and checksum.
    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + content
      return bytes(UInt32(content.count)) + body + bytes(almanac_png_checksum(body, body.count))
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
#endif
