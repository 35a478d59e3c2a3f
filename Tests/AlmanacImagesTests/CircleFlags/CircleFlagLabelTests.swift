import Almanac
import Foundation
import Testing

@testable import AlmanacImages

/// What a view says about its flag.
@Suite struct CircleFlagLabelTests {
  @Test(arguments: [
    ("en_US", "Flag of Britain"), ("de_CH@calendar=buddhist", "Flagge: Britannien"), ("fr", "Flag of Britain"),
  ])
  func aCountryHasTheNamesOfItsEnum(locale: String, label: String) {
    let locale = Locale(identifier: locale)
    #expect(CircleFlagRequest(Kingdom.gb).accessibilityLabel(naming: nil, locale: locale) == label)
  }

  @Test func aCountryWithoutNamesHasFoundations() {
    let locale = Locale(identifier: "en_US")
    #expect(
      CircleFlagRequest(OwnCountry.gb).accessibilityLabel(naming: nil, locale: locale) == "Flag of United Kingdom"
    )
    #expect(CircleFlagRequest(WideCountry.gbEng).accessibilityLabel(naming: nil, locale: locale) == "Flag GB-ENG")
    #expect(CircleFlagRequest(OwnCountry.xx).accessibilityLabel(naming: nil, locale: locale) == "Flag XX")
  }

  @Test func aNamingTakesPrecedence() {
    struct Naming: CircleFlagAccessibilityNaming {
      func localizedRegionName(forResolvedCode code: String, locale: Locale) -> String? {
        code == "gb" ? "Albion (\(locale.identifier))" : nil
      }
    }
    let locale = Locale(identifier: "de")
    for request in [CircleFlagRequest(Kingdom.gb), CircleFlagRequest(OwnCountry.gb), CircleFlagRequest(text: "en_GB")] {
      #expect(request.accessibilityLabel(naming: Naming(), locale: locale) == "Flag of Albion (de)")
    }
    #expect(CircleFlagRequest(OwnCountry.us).accessibilityLabel(naming: Naming(), locale: locale) == "Flag US")
  }

  @Test func aTextHasTheLabelOfCircleFlagImage() {
    let locale = Locale(identifier: "en")
    for text in ["us", " GB.png ", "en_US", "usa", nil] {
      #expect(
        CircleFlagRequest(text: text).accessibilityLabel(naming: nil, locale: locale)
          == CircleFlagImage.accessibilityLabel(for: text, locale: locale)
      )
    }
  }
}

/// An enum with names in English and German, and with a label in German.
private enum Kingdom: CountryFlags, CountryFacts {
  typealias ID = String
  typealias RawValue = String

  case gb

  static var fallback: Kingdom { .gb }
  static var _codes: CodeTable { CodeTable("gb", width: 2) }
  static var _factTable: TextTable { TextTable("########", rows: 1, columns: 1) }
  static var _searchTable: TextTable { _factTable }
  static var _nameTable: TextTable {
    TextTable("####%###'###.###8###8###A###endeBritainBritannienFlagge: \t", rows: 3, columns: 2)
  }

  static func resolving(_ text: String?) -> Kingdom { .gb }
  var flag: Flag { OwnCountry.gb.flag }
}
