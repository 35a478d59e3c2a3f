import Almanac
import AlmanacFormerCountries
import Testing

@Suite struct FormerCountryTests {
  @Test func knowsThoseOfISO() {
    let all = FormerCountry.all
    #expect(all.count == 31)
    #expect(all.map(\.alpha4) == all.map(\.alpha4).sorted() && Set(all.map(\.alpha4)).count == 31)
    for country in all {
      #expect(
        country.alpha4.count == 4 && country.alpha3.count == 3 && country.alpha4.hasPrefix(country.alpha2.uppercased())
      )
      #expect(1974...2026 ~= country.year && country.date.map { $0.year == country.year } ?? true)
      #expect(!country.name.isEmpty && !country.successorCodes.isEmpty)
      #expect(country.successorCodes == country.successorCodes.sorted())
    }
  }

  @Test(arguments: [
    ("su", "Soviet Union", "am az by ee ge kz kg lv lt md ru tj tm ua uz"),
    ("YUG", "Yugoslavia", "ba hr me mk rs si xk"),
    ("ANHH", "Netherlands Antilles", "bq cw sx"), ("dd", "German Democratic Republic", "de"),
    ("cs", "Serbia and Montenegro", "me rs xk"), ("csk", "Czechoslovakia", "cz sk"), ("Zr", "Zaire", "cd"),
  ])
  func saysWhatBecameOfThem(code: String, name: String, successors: String) throws {
    let country = try #require(FormerCountry(code))
    #expect(country.name == name)
    #expect(Set(country.successorCodes) == Set(successors.split(separator: " ").map(String.init)))
  }

  @Test func hasDatesAndNumbers() throws {
    let union = try #require(FormerCountry("SU"))
    #expect(union.date == CalendarDate(year: 1992, month: 8, day: 30))
    #expect(union.numericCode == 810 && union.alpha3 == "SUN")
    let dahomey = try #require(FormerCountry("DY"))
    #expect(dahomey.date == nil && dahomey.year == 1977)
    #expect(FormerCountry("PZ")?.numericCode == nil)
  }

  @Test(arguments: ["", "us", "USA", "s", "suh", "SUHHH", "su "]) func refusesOthers(code: String) {
    #expect(FormerCountry(code) == nil)
  }
}
