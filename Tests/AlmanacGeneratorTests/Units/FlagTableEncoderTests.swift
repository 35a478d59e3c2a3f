import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct FlagTableEncoderTests {
  @Test func writesATableWithoutFlags() throws {
    #expect(try FlagTableEncoder.characters(of: []) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// The layout that `_FlagTable` documents, encoded by hand. A number of 28 bits has four characters.
  @Test func writesTheDocumentedLayout() throws {
    let flags = [
      FlagImage(width: 64, height: 300, png: [1, 0, 0, 0, 0, 0, 0, 2]),
      FlagImage(width: 1, height: 1 << 28 - 1, png: [0xFF]),
    ]
    let characters: [UInt8] = [
      2, 0, 0, 0, 0, 0, 0, 0,
      5, 0, 0, 0, 8, 0, 0, 0, 64, 0, 0, 0, 44, 2, 0, 0,
      7, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 127, 127, 127, 127,
      1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0,
      127, 1, 0, 0, 0, 0, 0, 0,
    ]
    #expect(try FlagTableEncoder.characters(of: flags) == characters)
  }

  @Test(arguments: 0..<20)
  func writesRandomFlags(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let flags = (0..<Int.random(in: 1...300, using: &random)).map { _ in
      FlagImage(
        width: Int.random(in: 1..<1 << 28, using: &random),
        height: Int.random(in: 1..<1 << 28, using: &random),
        png: random.bytes(Int.random(in: 0...100, using: &random))
      )
    }
    Self.check(try FlagTableEncoder.characters(of: flags), of: flags)
  }

  @Test func writesFilesOfEverySize() throws {
    var random = SeededGenerator(seed: 7)
    let sizes = Array(0...64) + [1000, 65_536]
    let flags = sizes.map { FlagImage(width: $0 + 1, height: $0 + 2, png: random.bytes($0)) }
    Self.check(try FlagTableEncoder.characters(of: flags), of: flags)
  }

  @Test(arguments: [0, 127, 128, 16_384])
  func countsFlags(count: Int) throws {
    let flags = [FlagImage](repeating: FlagImage(width: 1, height: 1, png: []), count: count)
    let characters = try FlagTableEncoder.characters(of: flags)
    #expect(SevenBits.number(in: characters, group: 0, bits: 0..<56) == count)
    #expect(characters.count == (1 + 2 * count) * 8)
  }

  @Test(arguments: [FlagImage(width: 1 << 28, height: 1, png: []), FlagImage(width: 1, height: -1, png: [])])
  func refusesNumbersOfMoreBits(flag: FlagImage) {
    #expect(throws: TableOverflow.self) { try FlagTableEncoder.characters(of: [flag]) }
  }

  @Test func holdsAFileOfSeveralFlagsOnce() throws {
    var random = SeededGenerator(seed: 9)
    let files = [random.bytes(20), random.bytes(21)]
    let flags = [0, 1, 0, 0, 1].map { FlagImage(width: 1, height: 1, png: files[$0]) }
    let characters = try FlagTableEncoder.characters(of: flags)
    #expect(characters.count == (1 + 2 * 5 + 3 + 3) * 8)
    Self.check(characters, of: flags)
  }

  /// Reads a table as documented, and finds exactly the files of the flags, without duplicates.
  private static func check(_ characters: [UInt8], of flags: [FlagImage]) {
    #expect(characters.count.isMultiple(of: 8))
    #expect(characters.allSatisfy { $0 < 128 })
    #expect(SevenBits.number(in: characters, group: 0, bits: 0..<56) == flags.count)
    var nextGroup = 1 + 2 * flags.count
    var firstGroups: [[UInt8]: Int] = [:]
    for (index, flag) in flags.enumerated() {
      let firstGroup = SevenBits.number(in: characters, group: 1 + 2 * index, bits: 0..<28)
      #expect(firstGroup == firstGroups[flag.png] ?? nextGroup)
      firstGroups[flag.png] = firstGroup
      #expect(SevenBits.number(in: characters, group: 1 + 2 * index, bits: 28..<56) == flag.png.count)
      #expect(SevenBits.number(in: characters, group: 2 + 2 * index, bits: 0..<28) == flag.width)
      #expect(SevenBits.number(in: characters, group: 2 + 2 * index, bits: 28..<56) == flag.height)
      let end = firstGroup + (flag.png.count + 6) / 7
      nextGroup = max(nextGroup, end)
      let unpacked = SevenBits.bytes(of: Array(characters[firstGroup * 8..<end * 8]))
      #expect(Array(unpacked.prefix(flag.png.count)) == flag.png)
      #expect(unpacked.dropFirst(flag.png.count).allSatisfy { $0 == 0 })
    }
    #expect(nextGroup * 8 == characters.count)
  }
}
