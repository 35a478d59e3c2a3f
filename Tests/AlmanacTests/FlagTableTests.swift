import Almanac
import Testing

@Suite struct FlagTableTests {
  /// The bytes after the directory of `table`, in three groups.
  private static let bytes: [UInt8] = [
    0x80, 0x01, 0xFF, 0x00, 0x55, 0xAA, 0x7F, 0xFF, 0xFE, 0xFD, 0xFC, 0xFB, 0xFA, 0xF9, 0x89, 0x50,
  ]

  // Encoded by hand. A number of 28 bits has four characters, the lowest seven bits in the first one: `%` is group 37,
  // after 18 entries of two groups; `@` and `A` are 64 and 65; `,\u{2}` is 2 * 128 + 44.
  private let table = _FlagTable(
    """
    \u{12}\0\0\0\0\0\0\0\
    %\0\0\0\u{0}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{1}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{2}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{3}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{4}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{5}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{6}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{7}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{8}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{9}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{a}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{b}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{c}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{d}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{e}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\u{f}\0\0\0@\0\0\0A\0\0\0\
    &\0\0\0\u{9}\0\0\0@\0\0\0A\0\0\0\
    %\0\0\0\0\0\0\0,\u{2}\0\0\u{7f}\u{7f}\u{7f}\u{7f}\
    \0\u{3}|\u{7}PJj?\
    \u{7f}}wg?_~|\
    \u{9}!\u{1}\0\0\0\0\0
    """
  )

  @Test func countsFlags() {
    #expect(table.count == 18)
  }

  @Test(arguments: 0...15)
  func readsFilesOfEverySize(size: Int) {
    let flag = table[size]
    #expect(flag.byteCount == size)
    #expect(flag.png == Array(Self.bytes.prefix(size)))
    #expect(flag.width == 64)
    #expect(flag.height == 65)
  }

  @Test func readsAFileThatBeginsAtALaterGroup() {
    let flag = table[16]
    #expect(flag.byteCount == 9)
    #expect(flag.png == Array(Self.bytes.dropFirst(7)))
    #expect(flag.withPNG { Array($0) } == flag.png)
  }

  @Test(arguments: 0...15)
  func lendsFilesOfEverySize(size: Int) {
    #expect(table[size].withPNG { Array($0) } == Array(Self.bytes.prefix(size)))
  }

  @Test func throwsWhatItsReaderThrows() {
    struct Failure: Error, Equatable { let count: Int }
    #expect(throws: Failure(count: 9)) {
      try table[16].withPNG { (png) throws(Failure) in throw Failure(count: png.count) }
    }
  }

  @Test func readsSizesOfSeveralCharacters() {
    #expect(table[17].width == 300)
    #expect(table[17].height == 1 << 28 - 1)
    #expect(table[17].byteCount == 0)
    #expect(table[17].png.isEmpty)
  }

  @Test func unpacksTheSameFileEveryTime() {
    let flag = table[15]
    #expect(flag.png == flag.png)
    #expect(flag.png == table[15].png)
  }

  @Test func readsATableWithoutFlags() {
    #expect(_FlagTable("\0\0\0\0\0\0\0\0").count == 0)
  }

  @Test func readsFromSeveralTasksAtOnce() async {
    let table = table
    await withTaskGroup(of: (Int, [UInt8]).self) { group in
      for size in 0...15 { group.addTask { (size, table[size].png) } }
      for await (size, png) in group { #expect(png == Array(Self.bytes.prefix(size))) }
    }
  }
}
