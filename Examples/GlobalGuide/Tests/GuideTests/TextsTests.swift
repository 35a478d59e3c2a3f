import Almanac
import Foundation
import GuideData
import Testing

@testable import Guide

/// The catalogs of the pages' texts.
@Suite struct TextsTests {
  private static let languages = Texts.all.keys.sorted { $0.rawValue < $1.rawValue }
  private static let english = Texts(.english)

  @Test func thereIsACatalogForEachLanguage() {
    #expect(Self.languages.map(\.rawValue) == ["ar", "de", "en", "es", "fr", "ja", "pt", "zh"])
    #expect(Texts(.korean).language == .english)
  }

  /// The keys are those of the program, the parts of the world that its countries are in, and the categories of emoji.
  @Test(arguments: languages) func hasEachText(language: GuideLanguage) throws {
    let regions = World.index.countries.flatMap { [$0.region, $0.subregion].compactMap { $0 } }
    let names = regions + EmojiCategory.allCases.map(\.rawValue)
    let keys = Set(TextKey.allCases.map(\.rawValue) + CountKey.allCases.map(\.rawValue) + names)
    #expect(Set(Texts(language).entries.keys) == keys)
  }

  @Test(arguments: languages) func textsHaveTheSameValues(language: GuideLanguage) {
    for key in TextKey.allCases {
      let text = Texts(language)[key]
      #expect(!text.isEmpty && Self.values(in: text) == Self.values(in: Self.english[key]), "\(key)")
      #expect(!text.contains("'") && !text.contains("..."), "\(key): typographic characters")
    }
  }

  @Test(arguments: languages) func countsHaveAFormForEachPlural(language: GuideLanguage) throws {
    for key in CountKey.allCases {
      guard case .forms(let forms) = try #require(Texts(language).entries[key.rawValue]) else {
        Issue.record("\(key) has no forms")
        continue
      }
      let categories = ((0..<200) + [1_000_000]).map { language.pluralCategory(of: $0) }
      #expect(Set(forms.keys) == Set(categories), "\(key)")
      // Some languages say one and two without a digit.
      for (category, form) in forms where !["zero", "one", "two"].contains(category) {
        #expect(Self.values(in: form) == ["count"], "\(key), \(category)")
      }
    }
  }

  @Test func countsFollowTheLanguage() {
    let english = [0, 1, 2, 1_234].map { Self.english[.resultCount, $0] }
    #expect(english == ["0 results", "1 result", "2 results", "1,234 results"])
    #expect([0, 1, 2].map { Texts(.french)[.favoriteCount, $0] } == ["0 favori", "1 favori", "2 favoris"])
    let arabic = [0, 1, 2, 3, 11, 100, 103].map { Texts(.arabic)[.resultCount, $0] }
    #expect(arabic == ["لا نتائج", "نتيجة واحدة", "نتيجتان", "3 نتائج", "11 نتيجة", "100 نتيجة", "103 نتائج"])
    #expect(Texts(.japanese)[.resultCount, 1] == "1 件の結果")
  }

  @Test func valuesReplaceTheirNames() {
    #expect(Texts(.german)[.until, ["name": "D-Mark", "year": "2002"]] == "D-Mark (bis 2002)")
    #expect(Texts(.spanish).name("Western Europe") == "Europa occidental")
    #expect(Texts(.spanish).name("Atlantis") == "Atlantis")
  }

  private static func values(in text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.output.1) })
  }
}
