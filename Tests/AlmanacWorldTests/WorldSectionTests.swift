import Almanac
import AlmanacWorld
import Testing

/// The sections of an index, as ICU's `AlphabeticIndex` has them.
@Suite struct WorldSectionTests {
  @Test func containAllInTheOrderOfSortedLists() {
    for language in ["en", "sv", "ja", "ar", "xx"] {
      let sections = Country.sections(in: language)
      #expect(sections.flatMap(\.elements) == Country.countries.sorted(in: language))
      #expect(sections.allSatisfy { !$0.elements.isEmpty } && Set(sections.map(\.title)).count == sections.count)
      #expect(Currency.sections(in: language).flatMap(\.elements) == Currency.allCases.sorted(in: language))
      #expect(Language.sections(in: language).flatMap(\.elements) == Language.allCases.sorted(in: language))
    }
  }

  /// Chinese names come before those in Latin letters, which share their sections.
  @Test func containLatinNamesInChinese() {
    let sections = Language.sections(in: "zh")
    #expect(
      sections.map(\.title) == "A B C D E F G H I J K L M N O P Q R S T W X Y Z".split(separator: " ").map(String.init)
    )
    let names = sections.first { $0.title == "B" }?.elements.compactMap { $0.name(in: "zh") ?? $0.name } ?? []
    #expect(names.contains("巴斯克语") && names.last == "Betawi")
    #expect(sections.map(\.id) == Array(sections.indices))
  }

  @Test(arguments: [
    ("en", "A B C D E F G H I J K L M N O P Q R S T U V W Y Z"), ("ja", "あ か さ た な は ま や ら …"),
    ("sv", "A B C D E F G H I J K L M N O P Q R S T U V W Z Å Ö"),
  ])
  func areThoseOfTheAlphabet(language: String, titles: String) {
    #expect(Country.sections(in: language).map(\.title).joined(separator: " ") == titles)
  }

  @Test(arguments: [
    ("sv", Country.ax, "Å"), ("de", .eg, "A"), ("ja", .jp, "…"), ("ja", .de, "た"), ("ko", .kr, "ㄷ"), ("zh", .cn, "Z"),
    ("zh", .us, "M"), ("ru", .de, "Г"), ("ar", .eg, "م"), ("tr", .in, "H"), ("xx", .ci, "C"),
  ])
  func areOfTheFirstLetter(language: String, country: Country, title: String) {
    #expect(Country.sections(in: language).first { $0.elements.contains(country) }?.title == title)
  }

  @Test func areOfSomeCases() {
    let sections = [Country.us, .ch, .de, .at].sections(in: "de")
    #expect(sections.map(\.title) == ["D", "O", "S", "V"])
    #expect(sections.map(\.elements) == [[.de], [.at], [.ch], [.us]])
    #expect([Currency]().sections(in: "de").isEmpty)
  }
}
