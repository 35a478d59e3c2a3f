import AlmanacImages
import Foundation

/// What drawing in linear light takes at least.
///
/// Drawing reads the source once and writes sums of light, reads these and writes a line, and reads the line and writes
/// the target. There are two limits:
///
/// - The conversion alone: looks up the light of each byte of the source and adds it to a sum, and looks up and writes
///   each byte of the target. It has no weights, no alpha, no circle and no checks.
/// - The copies alone: `memcpy` of as many bytes as these three passes read. It looks nothing up, so no program that
///   scales in linear light comes near.
struct RenderingLimit {
  private let light = (0...255).map { Float($0) / 255 }
  private let bytes = (0...4_095).map { UInt8($0 / 16) }
  private var target: [UInt8]
  private var sums: [UInt8]
  private var line: [UInt8]

  /// The limits for a target with sides of `side` pixels.
  init(side: Int) {
    target = Array(repeating: 0, count: 4 * side * side)
    // Of each pixel, four numbers of four bytes: for the columns of the source, and for those of the target.
    sums = Array(repeating: 0, count: 16 * 128 * side)
    line = Array(repeating: 0, count: 16 * side * side)
  }

  /// Converts without scaling.
  mutating func convert(_ image: RasterImage) {
    image.pixels.withUnsafeBufferPointer { source in
      light.withUnsafeBufferPointer { light in
        // An addition waits for the one before, so there are eight sums.
        var (even, odd) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
        for byte in stride(from: 0, to: source.count, by: 8) {
          even += Self.look(source, byte, light)
          odd += Self.look(source, byte &+ 4, light)
        }
        keep(even + odd)
      }
    }
    target.withUnsafeMutableBufferPointer { target in
      bytes.withUnsafeBufferPointer { bytes in
        for byte in target.indices { target[byte] = bytes[(byte &* 31) & 4_095] }
      }
    }
    keep(target.count)
  }

  @inline(__always)
  private static func look(
    _ source: UnsafeBufferPointer<UInt8>,
    _ byte: Int,
    _ light: UnsafeBufferPointer<Float>
  ) -> SIMD4<Float> {
    SIMD4(
      light[Int(source[byte])],
      light[Int(source[byte &+ 1])],
      light[Int(source[byte &+ 2])],
      light[Int(source[byte &+ 3])]
    )
  }

  /// Copies as many bytes as the passes read.
  mutating func copy(_ image: RasterImage) {
    Self.fill(&sums, from: image.pixels)
    Self.fill(&line, from: sums)
    Self.fill(&target, from: line)
    keep(target.count)
  }

  /// Copies all bytes of the source, or as many as fit.
  private static func fill(_ target: inout [UInt8], from source: [UInt8]) {
    target.withUnsafeMutableBytes { target in
      source.withUnsafeBytes { source in
        let count = min(target.count, source.count)
        target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<count]))
      }
    }
  }
}
