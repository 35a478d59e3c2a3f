import Testing

@testable import Almanac

@Suite struct TableMemoryTests {
  /// The sum of four words at a time, and of the bytes after them.
  @Test func aChangeOfAnyByteChangesTheChecksum() {
    for count in 0...100 {
      let bytes = (0..<count).map { UInt8($0) }
      let sum = TableMemory.checksum(of: bytes)
      for index in bytes.indices {
        var changed = bytes
        changed[index] ^= 1
        #expect(TableMemory.checksum(of: changed) != sum, "byte \(index) of \(count)")
      }
      #expect(TableMemory.checksum(of: bytes + [0]) != sum, "a byte after \(count)")
    }
  }

  /// A slice begins anywhere, and a list need not be in one piece of memory.
  @Test func theChecksumIsThatOfTheBytes() {
    let bytes = (0..<50).map { UInt8($0) }
    let sum = TableMemory.checksum(of: bytes)
    #expect(TableMemory.checksum(of: ([7] + bytes)[1...]) == sum)
    #expect(TableMemory.checksum(of: bytes.lazy.map { $0 }) == sum)
  }
}
