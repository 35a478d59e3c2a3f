import Guide
import Testing

@Suite struct RecentlyUsedTests {
  private var values = RecentlyUsed<Int, String>(maximumCost: 20) { $0.count }

  @Test mutating func keepsWhatIsUsed() {
    values.keep("first", for: 0)
    for key in 1...100 {
      values.keep("other", for: key)
      #expect(values.value(for: 0) == "first")
      #expect(values.totalCost <= 20)
    }
    #expect(values.value(for: 100) == "other")
    #expect(values.value(for: 1) == nil)
  }

  @Test mutating func replacesValues() {
    for text in ["a", "bb", "ccc"] { values.keep(text, for: 1) }
    #expect(values.value(for: 1) == "ccc" && values.totalCost == 3)
    values.keep("1234567890", for: 2)
    values.keep("dd", for: 1)
    #expect(values.value(for: 1) == "dd" && values.totalCost == 12)
  }

  @Test mutating func leavesOutWhatIsTooLarge() {
    values.keep("small", for: 1)
    values.keep("more than ten", for: 2)
    values.keep("larger than all", for: 1)
    #expect(values.value(for: 2) == nil && values.value(for: 1) == nil)
    #expect(values.totalCost == 0)
  }
}
