import TestSupport
import Testing

@testable import Almanac

@Suite struct ByteScannerTests {
  @Test func findsWhatAPlainSearchFinds() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3_000 {
      let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in UInt8.random(in: 0...9, using: &generator)
      }
      let needle = (0..<Int.random(in: 1...4, using: &generator)).map { _ in UInt8.random(in: 0...2, using: &generator)
      }
      let expected = bytes.indices.filter { bytes[$0...].starts(with: needle) }
      #expect(places(of: needle, in: bytes) == expected, "\(needle) in \(bytes)")
    }
  }

  @Test func comparesWholeBytes() {
    // Bytes that differ in one bit, and bytes that a carry could affect.
    for byte: UInt8 in [0, 1, 127, 128, 129, 254, 255] {
      let bytes = [UInt8](0...255) + [byte] + Array(repeating: byte ^ 1, count: 16)
      #expect(places(of: [byte], in: bytes) == bytes.indices.filter { bytes[$0] == byte })
    }
  }

  @Test func ignoresBitsOfTheFirstByte() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1_000 {
      let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in UInt8.random(in: 0...5, using: &generator)
      }
      let needle = (0..<Int.random(in: 2...4, using: &generator)).map { _ in UInt8.random(in: 0...2, using: &generator)
      }
      let expected = bytes.indices.filter {
        bytes[$0] | 1 == needle[0] | 1 && bytes[($0 + 1)...].starts(with: needle.dropFirst())
      }
      #expect(places(of: needle, in: bytes, ignoring: 1) == expected, "\(needle) in \(bytes)")
    }
  }

  private func places(of needle: [UInt8], in bytes: [UInt8], ignoring ignoredBits: UInt8 = 0) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      needle.withUnsafeBufferPointer { needle in
        var scanner = ByteScanner(bytes, for: needle, ignoring: ignoredBits)
        return Array(sequence(state: ()) { _ in scanner.next() })
      }
    }
  }
}
