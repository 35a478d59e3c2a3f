import Almanac
import AlmanacWorld
import Foundation
import Testing

@testable import AlmanacCircleFlagsKit

/// Codes of ISO 3166-1 that are reserved, but not assigned, with the flags that Almanac ships: the name belongs to the
/// flag.
@Suite struct ReservedCodeTests {
  private static let english = Locale(identifier: "en_US")

  /// Not the loader of the whole program, which another test changes.
  private let loader = CircleFlagLoader(Country.self)

  @Test(arguments: [
    ("uk", Country.gb), ("ac", .sh), ("ta", .sh), ("ic", .es),
    ("ea", .es), ("cp", .fr), ("fx", .fr), ("cq", .gg),
    ("dg", .io), ("bu", .mm), ("tp", .tl),
    ("zr", .cd), ("eu", .eu), ("un", .un),
  ])
  func givesTheFlagOfTheCountryThatHasThePlace(code: String, country: Country) async throws {
    for text in [code, "en_\(code.uppercased())", " \(code).PNG "] {
      #expect(Country(normalizing: text) == country)
      #expect(Country.resolving(text) == country)
    }
    let name = try #require(Self.english.localizedString(forRegionCode: country.rawValue.uppercased()))
    #expect(loader.accessibilityLabel(for: code, locale: Self.english) == "Flag of \(name)")
    #expect(await loader.image(for: code) == (try country.flag.image()))
  }

  /// These have no successor, or several, or were never those of a country.
  @Test(arguments: ["su", "yu", "an", "cs", "nt", "dd", "ez", "zz", "qo"])
  func givesTheFallbackWithoutAName(code: String) async throws {
    #expect(Country(normalizing: code) == nil)
    #expect(Country.resolving(code) == .xx)
    #expect(loader.accessibilityLabel(for: code, locale: Self.english) == "Flag XX")
    #expect(await loader.image(for: code) == (try Country.xx.flag.image()))
  }

  /// The cases that are countries: those of ISO 3166-1, and Kosovo.
  @Test func theWorldHas250Countries() {
    let others = Country.allCases.filter { $0.kind != .country }
    #expect(others == [.eu, .un, .xx])
    #expect(others.map(\.kind) == [.organization, .organization, .other])
    #expect(Country.countries == Country.allCases.filter { !others.contains($0) })
    #expect(Country.countries.count == 250)
    #expect(Country.countries.count { $0.alpha3 != nil } == 250)
  }
}
