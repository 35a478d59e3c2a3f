import TestSupport
import Testing

@testable import AlmanacImages

/// Decodes damaged files.
@Suite struct PNGMutationTests {
  private let bases: [[UInt8]]

  init() throws {
    var generator = SeededGenerator(seed: 3)
    let world = try WorldFlags.files()
    bases =
      stride(from: 0, to: world.count, by: 16).map { world[$0].png }
      + PNGFileWriter.Color.allCases.flatMap { color in
        color.depths.flatMap { depth in
          [true, false].map { isInterlaced in
            PNGFileWriter.random(
              color,
              depth: depth,
              isInterlaced: isInterlaced,
              hasTransparency: ![.grayAlpha, .rgba].contains(color),
              width: 21,
              height: 13,
              using: &generator
            ).png
          }
        }
      }
  }

  /// Every byte before the end is in a checksum, so a changed file either is refused, or has the same pixels.
  @Test func refusesWhatWasChanged() throws {
    var generator = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<2_000 {
      let base = bases[Int.random(in: bases.indices, using: &generator)]
      let image = try RasterImage(png: base)
      do throws(RasterImageError) {
        #expect(try RasterImage(png: Self.changed(base, using: &generator)) == image)
      } catch {
        refused += 1
        #expect(!error.description.contains("\0"))
      }
    }
    #expect(refused > 1_500)
  }

  /// With corrected checksums, a changed file reaches all of libpng.
  @Test func decodesOrRefusesWhatHasChecksums() throws {
    var generator = SeededGenerator(seed: 12)
    var (refused, decoded) = (0, 0)
    for _ in 0..<2_000 {
      let base = bases[Int.random(in: bases.indices, using: &generator)]
      let file = Self.changedWithChecksums(base, using: &generator)
      do throws(RasterImageError) {
        let image = try RasterImage(png: file)
        let header = try file.withUnsafeBufferPointer { (bytes) throws(RasterImageError) in
          try PNGHeader(UnsafeRawBufferPointer(bytes))
        }
        #expect(image.width == header.width && image.height == header.height)
        // Memory that nobody has written would be different.
        #expect(try RasterImage(png: file) == image)
        decoded += 1
      } catch {
        refused += 1
      }
    }
    #expect(refused > 200 && decoded > 200)
  }

  /// Nothing changes the flags in a binary. If something did, they would have wrong pixels at worst.
  @Test func decodesOrRefusesWhatCountsAsChecked() throws {
    var generator = SeededGenerator(seed: 13)
    var (refused, decoded) = (0, 0)
    for round in 0..<2_000 {
      let base = bases[Int.random(in: bases.indices, using: &generator)]
      let file =
        round % 2 == 0 ? Self.changed(base, using: &generator) : Self.changedWithChecksums(base, using: &generator)
      do throws(RasterImageError) {
        let pixels = try file.checkedPixels()
        #expect(try file.checkedPixels() == pixels)
        decoded += 1
      } catch {
        refused += 1
      }
    }
    #expect(refused > 200 && decoded > 200)
  }

  /// The file with some changed, removed or inserted bytes.
  private static func changed(_ base: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var file = base
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let index = Int.random(in: file.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: file[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: file[index] = .random(in: 0...255, using: &generator)
      case 2: file.removeSubrange(index..<min(file.count, index + .random(in: 1...9, using: &generator)))
      default: file.insert(.random(in: 0...255, using: &generator), at: index)
      }
      if file.isEmpty { return base }
    }
    return file
  }

  /// The file with changed contents of chunks.
  private static func changedWithChecksums(_ base: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var chunks = Self.chunks(of: base)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: chunks.indices, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: chunks.insert(chunks[index], at: .random(in: chunks.indices, using: &generator))
      case 1: chunks.swapAt(index, .random(in: chunks.indices, using: &generator))
      case 2: chunks[index].content.append(.random(in: 0...255, using: &generator))
      case 3: chunks[index].content = Array(chunks[index].content.dropLast())
      case _ where chunks[index].content.isEmpty: break
      default:
        let byte = Int.random(in: chunks[index].content.indices, using: &generator)
        chunks[index].content[byte] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
    }
    return PNGFileWriter.signature + chunks.flatMap { PNGFileWriter.chunk($0.type, $0.content) }
  }

  private static func chunks(of file: [UInt8]) -> [(type: String, content: [UInt8])] {
    var chunks: [(type: String, content: [UInt8])] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      chunks.append(
        (String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self), Array(rest.dropFirst(8).prefix(length)))
      )
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }
}
