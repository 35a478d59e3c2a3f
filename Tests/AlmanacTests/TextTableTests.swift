import Testing

@testable import Almanac
@testable import AlmanacTables

@Suite struct TextTableTests {
  /// Offsets 0, 4, 4, 7, 10, 67, 67 in base 56 from `#`, then the texts.
  private static let table = _TextTable(
    "####'###'###*###-###.$##.$##Euro€978A text that is longer than a small string of Swift's own.",
    rows: 3,
    columns: 2
  )

  /// The same with three digits for each offset.
  private static let shortTable = _TextTable(
    "!###'##'##*##-##.$#.$#Euro€978A text that is longer than a small string of Swift's own.",
    rows: 3,
    columns: 2
  )

  /// The compiler can copy a literal, so tables at two places can be the same.
  @Test func areEqualIfTheirTextsAre() {
    let text = "####'###'###*###-###.$##.$##Euro€978A text that is longer than a small string of Swift's own."
    let (memory, other) = (TableMemory(text.utf8), TableMemory(text.utf8.dropLast() + [0x21]))
    withExtendedLifetime((memory, other)) {
      let copy = _TextTable(memory.bytes, rows: 3, columns: 2)
      #expect(copy == Self.table && !(copy == Self.shortTable))
      #expect(!(copy == _TextTable(memory.bytes, rows: 2, columns: 3)))
      #expect(!(copy == _TextTable(other.bytes, rows: 3, columns: 2)))
    }
  }

  @Test(arguments: [table, shortTable])
  func givesTheTextsInRows(table: _TextTable) {
    #expect(table[0, 0] == "Euro")
    #expect(table[0, 1] == "")
    #expect(table[1, 0] == "€")
    #expect(table[1, 1] == "978")
    #expect(table.integer(row: 1, column: 1) == 978)
    #expect(table[2, 0] == "A text that is longer than a small string of Swift's own.")
    #expect(table[2, 1] == "")
  }

  /// Three digits count 175,615 bytes.
  @Test(arguments: [175_614, 175_615, 175_616, 200_000])
  func hasOffsetsOfThreeDigitsIfTheyAreEnough(byteCount: Int) throws {
    let rows = [["a", String(repeating: "b", count: byteCount - 4)], ["", "ccc"]]
    let bytes = try TextTableBuilder.bytes(of: rows)
    #expect(bytes.count == byteCount + (byteCount <= 175_615 ? 1 + 5 * 3 : 5 * 4))
    let memory = TableMemory(bytes)
    withExtendedLifetime(memory) {
      let table = _TextTable(memory.bytes(in: 0..<bytes.count), rows: 2, columns: 2)
      #expect((0..<2).map { row in (0..<2).map { table[row, $0] } } == rows)
    }
  }

  @Test func givesNumbers() {
    let numbers = _TextTable("####$###$###&###(###978 9", rows: 4, columns: 1)
    #expect(numbers.integer(row: 0, column: 0) == 9)
    #expect(numbers.integer(row: 1, column: 0) == nil)
    #expect(numbers.integer(row: 2, column: 0) == 78)
    #expect(numbers.integer(row: 3, column: 0) == nil)
  }

  @Test func refusesWhatIsNotThere() async {
    await #expect(processExitsWith: .failure) { _ = _TextTable("####$###9", rows: 1, columns: 1)[1, 0] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("####$###9", rows: 1, columns: 1)[0, 1] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("####$###9", rows: 1, columns: 1)[-1, 0] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("####$###", rows: 2, columns: 1) }
    await #expect(processExitsWith: .failure) { _ = _TextTable("####%###9", rows: 1, columns: 1)[0, 0] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("!###$#", rows: 1, columns: 1) }
    await #expect(processExitsWith: .failure) { _ = _TextTable("!###$##", rows: 2, columns: 1) }
    await #expect(processExitsWith: .failure) { _ = _TextTable("!###%##9", rows: 1, columns: 1)[0, 0] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("!!!!!!!9", rows: 1, columns: 1)[0, 0] }
    await #expect(processExitsWith: .failure) { _ = _TextTable("", rows: 0, columns: 1) }
  }
}
