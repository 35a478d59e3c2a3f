import Almanac
import AlmanacWorld
import Testing

/// The details of the world's countries.
@Suite struct CountryDetailTests {
  @Test func knowsStatesAndDependencies() {
    #expect(Country.fr.sovereignty == .state && Country.fr.sovereignState == .fr)
    #expect(Country.gp.sovereignty == .dependency && Country.gp.sovereignState == .fr)
    #expect(Country.gl.sovereignState == .dk && Country.hk.sovereignState == .cn && Country.je.sovereignState == .gb)
    #expect(Country.eh.sovereignty == .disputed && Country.eh.sovereignState == nil)
    #expect(Country.aq.sovereignty == nil && Country.eu.sovereignty == nil)
    // The members of the United Nations, and the Vatican.
    #expect(Country.allCases.count { $0.sovereignty == .state } == 194)
  }

  @Test(arguments: [
    (CountryGroup.un, 193), (.eu, 27), (.euroArea, 21), (.schengen, 29), (.eea, 30), (.nato, 32), (.commonwealth, 56),
    (.africanUnion, 55), (.asean, 11),
  ])
  func countsMembers(group: CountryGroup, count: Int) {
    let members = Country.members(of: group, on: CalendarDate(year: 2026, month: 11, day: 28))
    #expect(members.count == count)
    #expect(members.allSatisfy { $0.sovereignty != .dependency })
  }

  @Test(
    arguments: [
      (.fr, .eu, "1958-01-01", true), (.gb, .eu, "2020-01-31", true), (.gb, .eu, "2020-02-01", false),
      (.gb, .eu, "1972-12-31", false), (.hr, .euroArea, "2022-12-31", false), (.hr, .euroArea, "2023-01-01", true),
      (.bg, .euroArea, "2026-01-01", true), (.ch, .schengen, "2008-12-12", true), (.ch, .eea, "2026-01-01", false),
      (.no, .eea, "2026-01-01", true), (.se, .nato, "2024-03-07", true), (.za, .commonwealth, "1970-01-01", false),
      (.za, .commonwealth, "1994-06-01", true), (.ma, .africanUnion, "2016-12-31", false),
      (.tl, .asean, "2025-10-26", true), (.ch, .un, "2002-09-10", true), (.id, .un, "1965-06-01", false),
      (.tw, .un, "2026-01-01", false), (.gp, .eu, "2026-01-01", false),
    ] as [(Country, CountryGroup, String, Bool)]
  )
  func knowsWhenCountriesWereMembers(country: Country, group: CountryGroup, day: String, isMember: Bool) throws {
    #expect(country.isMember(of: group, on: try #require(CalendarDate(day))) == isMember)
  }

  @Test func membershipsHavePeriods() throws {
    let union = try #require(Country.gb.memberships.first { $0.group == .eu })
    #expect(union.from == CalendarDate("1973-01-01") && union.to == CalendarDate("2020-01-31"))
    #expect(try #require(Country.gb.memberships.first { $0.group == .nato }).to == nil)
    #expect(Country.va.memberships.isEmpty)
  }

  @Test(
    arguments: [
      (.us, ["20500", "20500-0001", "205000001"], ["2050", "205000", "ABCDE", ""]),
      (.ca, ["K1A 0B1", "k1a0b1"], ["K1A", "11A 0B1"]),
      (.gb, ["SW1A 1AA", "M1 1AE", "b33 8th"], ["SW1A", "1AA SW1A"]),
      (.nl, ["1012 AB"], ["1012"]), (.ad, ["AD500"], ["500", "FR500"]), (.jp, ["100-0001"], ["100-001"]),
    ] as [(Country, [String], [String])]
  )
  func matchesPostalCodes(country: Country, valid: [String], invalid: [String]) throws {
    let postalCode = try #require(country.postalCode)
    for text in valid { #expect(postalCode.matches(text), "\(text)") }
    for text in invalid { #expect(!postalCode.matches(text), "\(text)") }
  }

  @Test func examplesMatchTheirFormats() throws {
    for country in Country.allCases {
      guard let postalCode = country.postalCode else { continue }
      #expect(postalCode.matches(try #require(postalCode.example)), "\(country)")
    }
    #expect(Country.ie.postalCode?.example == "D02 X285" && Country.hk.postalCode == nil)
  }

  @Test func knowsTheCodesOfTeams() {
    #expect(Country.ch.iocCode == "SUI" && Country.ch.fifaCode == "SUI" && Country.de.iocCode == "GER")
    #expect(Country.sa.iocCode == "KSA" && Country.cf.fifaCode == "CTA" && Country.gb.fifaCode == nil)
    #expect(Country.allCases.count { $0.iocCode != nil } == 206)
    // Of the 211 associations, four are those of the United Kingdom.
    #expect(Country.allCases.count { $0.fifaCode != nil } == 207)
  }

  @Test func knowsPeopleAndPlaces() throws {
    #expect(Country.ch.demonyms == ["Swiss"] && Country.dk.demonyms == ["Dane"])
    #expect(Country.gb.demonyms == ["British", "Briton"] && Country.aq.demonyms.isEmpty)
    #expect(Country.ch.isLandlocked == true && Country.it.isLandlocked == false && Country.eu.isLandlocked == nil)
    #expect(Country.allCases.count { $0.isLandlocked == true } == 45)
    let bern = try #require(Country.ch.capitalCoordinate)
    #expect(abs(bern.latitude - 46.95) < 0.1 && abs(bern.longitude - 7.45) < 0.1)
    for country in Country.allCases where country.capital != nil {
      #expect(country.capitalCoordinate != nil || [.eu, .un].contains(country), "\(country)")
    }
  }
}
