import Almanac
import Foundation
import Testing

@testable import AlmanacCircleFlagsKit

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
    // Namings know the codes of ISO 3166-1, which does not include `uk`.
    #expect(CircleFlagRequest(Britain.uk).accessibilityLabel(naming: Naming(), locale: locale) == "Flag of Albion (de)")
  }

  /// `OwnCountry` has flags of `gb` and `xx`.
  @Test(arguments: [
    ("uk", "Flag of United Kingdom"), ("en_UK", "Flag of United Kingdom"), ("gb", "Flag of United Kingdom"),
    ("us", "Flag XX"),
    ("fr", "Flag XX"), ("nowhere", "Flag XX"), (nil, "Flag XX"), ("ac", "Flag XX"), ("ic", "Flag XX"),
    ("ea", "Flag XX"),
    ("su", "Flag XX"), ("yu", "Flag XX"), ("an", "Flag XX"), ("cp", "Flag XX"), ("cq", "Flag XX"), ("dg", "Flag XX"),
    ("fx", "Flag XX"), ("ta", "Flag XX"), ("zz", "Flag XX"),
  ])
  func theNameBelongsToTheFlag(text: String?, label: String) {
    let loader = CircleFlagLoader(OwnCountry.self)
    #expect(loader.accessibilityLabel(for: text, locale: Locale(identifier: "en_US")) == label)
  }

  /// A country that shows the fallback has no name, as `us` here.
  @Test func aCountryWithoutAFlagHasNoName() {
    let locale = Locale(identifier: "en_US")
    #expect(CircleFlagRequest(OwnCountry.us).accessibilityLabel(naming: nil, locale: locale) == "Flag US")
    #expect(
      CircleFlagRequest(WideCountry.us).accessibilityLabel(naming: nil, locale: locale) == "Flag of United States"
    )
  }
}

/// An enum with the reserved code of the United Kingdom only.
private enum Britain: CountryFlags {
  typealias ID = String
  typealias RawValue = String

  case uk

  static var fallback: Britain { .uk }
  static var _codes: _CodeTable { _CodeTable("uk", width: 2) }

  static func resolving(_ text: String?) -> Britain { .uk }
  var flag: Flag { OwnCountry.gb.flag }
}

/// An enum with names in English and German, and with a label in German.
private enum Kingdom: CountryFlags, CountryFacts {
  typealias ID = String
  typealias RawValue = String

  case gb

  static var fallback: Kingdom { .gb }
  static var _codes: _CodeTable { _CodeTable("gb", width: 2) }
  static var _factTable: _TextTable { _TextTable("########", rows: 1, columns: 1) }
  static var _searchTable: _TextTable { _factTable }
  static var _nameTable: _TextTable {
    _TextTable("####%###'###.###8###8###A###endeBritainBritannienFlagge: \t", rows: 3, columns: 2)
  }

  static func resolving(_ text: String?) -> Kingdom { .gb }
  var flag: Flag { OwnCountry.gb.flag }
}
