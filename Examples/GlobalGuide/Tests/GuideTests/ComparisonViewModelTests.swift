import Guide
import Testing

@Suite struct ComparisonViewModelTests {
  private func row(_ title: String, _ left: String, _ right: String) throws -> ComparisonViewModel.Row {
    let comparison = try #require(ComparisonViewModel(left: left, right: right, in: World.index))
    return try #require(comparison.rows.first { $0.title == title })
  }

  @Test func sharesAreThoseOfTheLargerNumber() throws {
    let population = try row("Population", "ch", "de")
    let numbers = ["ch", "de"].compactMap { World.index.country($0)?.population.map(Double.init) }
    #expect(population.leftShare == numbers[0] / numbers[1] && population.rightShare == 1)
    let area = try row("Area", "de", "ch")
    #expect(try area.leftShare == 1 && #require(area.rightShare) < 0.2)
    #expect(try row("Density", "mc", "ru").leftShare == 1)
    #expect(try row("Neighbors", "jp", "de").leftShare == 0)
    #expect(try row("Neighbors", "jp", "is").leftShare == nil, "Both have none.")
    #expect(try row("Capital", "ch", "de").leftShare == nil)
  }

  @Test func showsWhatBothHave() throws {
    #expect(try row("Languages", "ch", "at").common == ["German"])
    #expect(try row("Currency", "de", "fr").common == ["Euro"])
    #expect(try row("Currency", "ch", "fr").common.isEmpty)
    #expect(ComparisonViewModel(left: "ch", right: "de", in: World.index)?.areNeighbors == true)
    #expect(ComparisonViewModel(left: "ch", right: "jp", in: World.index)?.areNeighbors == false)
  }

  @Test func timesAreOffsetsThatDiffer() throws {
    let time = try row("Time", "us", "de")
    #expect(time.left == "UTC−10:00 to UTC−05:00" || time.left == "UTC−10:00 to UTC−04:00")
    #expect(time.right == "UTC+01:00" || time.right == "UTC+02:00")
    #expect(try row("Time", "pt", "jp").left?.split(separator: ", ").count == 2)
  }

  @Test func comparesWhatIsKnown() throws {
    let blank = GuideCountry(code: "aa", names: ["en": "A"], emoji: "🏳️")
    var other = blank
    other.code = "bb"
    other.population = 5
    let index = CountryIndex(LoadedCountries([blank, other], origin: .downloaded))
    let row = try #require(ComparisonViewModel(left: "aa", right: "bb", in: index)?.rows.first)
    #expect(row.left == nil && row.right == "5" && row.leftShare == nil && row.rightShare == nil)
    #expect(ComparisonViewModel(left: "aa", right: "zz", in: index) == nil)
  }
}
