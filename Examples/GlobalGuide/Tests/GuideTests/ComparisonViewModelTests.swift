import Guide
import Testing

@Suite struct ComparisonViewModelTests {
  private func row(_ title: String, _ left: String, _ right: String) throws -> ComparisonViewModel.Row {
    let comparison = try #require(ComparisonViewModel(left: left, right: right, in: World.index))
    return try #require(comparison.rows.first { $0.title == title })
  }

  @Test func saysWhichIsLarger() throws {
    #expect(try row("Population", "ch", "de").larger == .right)
    #expect(try row("Area", "de", "ch").larger == .left)
    #expect(try row("Density", "mc", "ru").larger == .left)
    #expect(try row("Neighbors", "jp", "is").larger == nil, "Both have none.")
    #expect(try row("Capital", "ch", "de").larger == nil)
  }

  @Test func showsWhatBothHave() throws {
    #expect(try row("Languages", "ch", "at").common == ["German"])
    #expect(try row("Currency", "de", "fr").common == ["Euro"])
    #expect(try row("Currency", "ch", "fr").common.isEmpty)
    #expect(ComparisonViewModel(left: "ch", right: "de", in: World.index)?.areNeighbors == true)
    #expect(ComparisonViewModel(left: "ch", right: "jp", in: World.index)?.areNeighbors == false)
  }

  @Test func comparesWhatIsKnown() throws {
    let blank = GuideCountry(code: "aa", names: ["en": "A"], emoji: "🏳️")
    var other = blank
    other.code = "bb"
    other.population = 5
    let index = CountryIndex(LoadedCountries([blank, other], origin: .downloaded))
    let row = try #require(ComparisonViewModel(left: "aa", right: "bb", in: index)?.rows.first)
    #expect(row.left == nil && row.right == "5" && row.larger == nil)
    #expect(ComparisonViewModel(left: "aa", right: "zz", in: index) == nil)
  }
}
