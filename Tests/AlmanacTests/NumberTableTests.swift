import Almanac
import Testing

@Suite struct NumberTableTests {
  @Test func readsNumbers() {
    let table = NumberTable("###Z###$#8D#2U7")
    #expect((0..<table.count).map { table[$0] } == [0, 55, 56, 1_869, 65_535])
  }

  @Test func mayBeEmpty() {
    #expect(NumberTable("").count == 0)
  }
}
