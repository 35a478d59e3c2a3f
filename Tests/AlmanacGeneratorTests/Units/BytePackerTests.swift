import TestSupport
import Testing

@testable import AlmanacGenerator

@Suite struct BytePackerTests {
  /// Calculated by hand.
  @Test(
    arguments: [
      ([], []),
      ([0x01], [1, 0, 0, 0, 0, 0, 0, 0]),
      ([0x80], [0, 1, 0, 0, 0, 0, 0, 0]),
      ([0xFF, 0xFF], [0x7F, 0x7F, 0x03, 0, 0, 0, 0, 0]),
      ([0, 0, 0, 0, 0, 0, 0x80], [0, 0, 0, 0, 0, 0, 0, 0x40]),
      ([0, 0, 0, 0, 0, 0, 0, 0xFF], [0, 0, 0, 0, 0, 0, 0, 0, 0x7F, 1, 0, 0, 0, 0, 0, 0]),
      ([UInt8](repeating: 0xFF, count: 7), [UInt8](repeating: 0x7F, count: 8)),
    ] as [([UInt8], [UInt8])]
  )
  func packs(bytes: [UInt8], characters: [UInt8]) {
    #expect(Self.packed(bytes) == characters)
  }

  @Test(arguments: Array(0...64) + [255, 256, 1000, 4096, 10_007])
  func packsRandomBytesOfEverySize(size: Int) {
    var random = SeededGenerator(seed: size)
    for bytes in [random.bytes(size), [UInt8](repeating: 0xFF, count: size), [UInt8](repeating: 0, count: size)] {
      let characters = Self.packed(bytes)
      #expect(characters.count == (size + 6) / 7 * 8)
      #expect(characters.allSatisfy { $0 < 128 })
      let unpacked = SevenBits.bytes(of: characters)
      #expect(Array(unpacked.prefix(size)) == bytes)
      #expect(unpacked.dropFirst(size).allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [0, 1, 0x7F, 0x80, 0x0FFF_FFFF, 0x1000_0000, 0x0123_4567_89AB_CD, 1 << 56 - 1] as [UInt64])
  func packsWords(word: UInt64) {
    var packer = BytePacker()
    packer.append(word: word)
    #expect(packer.characters.count == 8)
    #expect(SevenBits.number(in: packer.characters, group: 0, bits: 0..<56) == Int(word))
  }

  @Test func beginsEveryAppendAtAGroup() {
    var packer = BytePacker()
    packer.append([1])
    packer.append([])
    packer.append(word: 2)
    packer.append([3, 0, 0, 0, 0, 0, 0, 4])
    #expect(packer.characters == [1, 2, 3, 4].flatMap { [$0, 0, 0, 0, 0, 0, 0, 0] })
  }

  @Test func refusesWordsOfMoreBits() async {
    await #expect(processExitsWith: .failure) {
      var packer = BytePacker()
      packer.append(word: 1 << 56)
    }
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var packer = BytePacker()
    packer.append(bytes)
    return packer.characters
  }
}
