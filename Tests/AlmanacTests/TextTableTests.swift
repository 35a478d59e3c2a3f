import Almanac
import Testing

@Suite struct TextTableTests {
  /// Offsets 0, 4, 4, 7, 10, 67, 67 in base 56 from `#`, then the texts.
  private static let table = TextTable(
    "####'###'###*###-###.$##.$##Euro€978A text that is longer than a small string of Swift's own.",
    rows: 3,
    columns: 2
  )

  @Test func givesTheTextsInRows() {
    #expect(Self.table[0, 0] == "Euro")
    #expect(Self.table[0, 1] == "")
    #expect(Self.table[1, 0] == "€")
    #expect(Self.table[1, 1] == "978")
    #expect(Self.table.integer(row: 1, column: 1) == 978)
    #expect(Self.table[2, 0] == "A text that is longer than a small string of Swift's own.")
    #expect(Self.table[2, 1] == "")
  }

  @Test func givesNumbers() {
    let numbers = TextTable("####$###$###&###978", rows: 3, columns: 1)
    #expect(numbers.integer(row: 0, column: 0) == 9)
    #expect(numbers.integer(row: 1, column: 0) == nil)
    #expect(numbers.integer(row: 2, column: 0) == 78)
  }

  @Test func refusesWhatIsNotThere() async {
    await #expect(processExitsWith: .failure) { _ = TextTable("####$###9", rows: 1, columns: 1)[1, 0] }
    await #expect(processExitsWith: .failure) { _ = TextTable("####$###9", rows: 1, columns: 1)[0, 1] }
    await #expect(processExitsWith: .failure) { _ = TextTable("####$###9", rows: 1, columns: 1)[-1, 0] }
    await #expect(processExitsWith: .failure) { _ = TextTable("####$###", rows: 2, columns: 1) }
    await #expect(processExitsWith: .failure) { _ = TextTable("####%###9", rows: 1, columns: 1)[0, 0] }
  }
}
