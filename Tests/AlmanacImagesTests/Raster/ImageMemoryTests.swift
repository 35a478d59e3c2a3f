#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  @testable import AlmanacImages

  /// Measures in a process of its own, because other tests use memory too.
  @Suite struct ImageMemoryTests {
    /// The pixels of each would take 256 MB, but the file ends too early.
    @Test func aSizeWithoutPixelsTakesNoMemory() async {
      await #expect(processExitsWith: .success) {
        let header = PNGFileWriter.chunk("IHDR", PNGDecodingTests.header(8_192, 8_192))
        let data = PNGFileWriter.chunk("IDAT", [0x78, 0x01, 1, 5, 0, 0xFA, 0xFF, 0, 0, 0, 0, 0])
        let png = PNGFileWriter.signature + header + data + PNGFileWriter.chunk("IEND", [])
        let idle = try Self.peakKilobytes()
        for _ in 0..<20 {
          #expect(throws: RasterImageError.self) { try RasterImage(png: png, maximumPixelCount: 8_192 * 8_192) }
        }
        #expect(try Self.peakKilobytes() - idle < 16 * 1_024)
      }
    }

    /// libpng would inflate each profile and text.
    @Test func otherChunksTakeNoMemory() async {
      await #expect(processExitsWith: .success) {
        var png = try RasterImage(width: 1, height: 1, pixels: [1, 2, 3, 4]).png()
        let content = Array("Comment".utf8) + [0, 0] + Array(repeating: 0x41, count: 1 << 16)
        let texts = (0..<64).flatMap { _ in PNGFileWriter.chunk("tEXt", content) + PNGFileWriter.chunk("zTXt", content)
        }
        png.insert(contentsOf: texts, at: 33)
        let idle = try Self.peakKilobytes()
        let image = try RasterImage(png: png)
        #expect(image.pixels == [1, 2, 3, 4])
        #expect(try Self.peakKilobytes() - idle < 2 * 1_024)
      }
    }

    /// The largest resident size of this process so far.
    private static func peakKilobytes() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let peak = try #require(status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/))
      return try #require(Int(peak.1))
    }
  }
#endif
