import Almanac
import Testing

/// The members that generated country enums get from the library.
@Suite struct CountryEnumTests {
  enum Region: CountryFlags {
    typealias ID = String
    typealias RawValue = String

    case gbEng, id, us, xx

    static var fallback: Region { .xx }
    static var _codes: _CodeTable { _CodeTable("gb-engid    us    xx    ", width: 6) }

    static func resolving(_ text: String?) -> Region { text.flatMap(Region.init(normalizing:)) ?? fallback }
    var flag: Flag { Self.flagTable[_tableIndex] }

    // Four flags without bytes, after group 9: 16, 32, 48 and 64 pixels wide and high, 28 bits each.
    private static var flagTable: _FlagTable {
      _FlagTable(
        """
        \u{4}\0\0\0\0\0\0\0\
        \t\0\0\0\0\0\0\0\u{10}\0\0\0\u{10}\0\0\0\
        \t\0\0\0\0\0\0\0\u{20}\0\0\0\u{20}\0\0\0\
        \t\0\0\0\0\0\0\0\u{30}\0\0\0\u{30}\0\0\0\
        \t\0\0\0\0\0\0\0\u{40}\0\0\0\u{40}\0\0\0
        """
      )
    }
  }

  @Test(arguments: [
    (" US ", Region.us), ("en_US", .us), ("en-US", .us), ("us.png", .us), ("u s", .us), ("ID", .id),
    ("gb-eng", .gbEng), ("GB_ENG.png", .gbEng), ("gb-eng\n", .gbEng),
  ])
  func normalizes(text: String, region: Region) {
    #expect(Region(normalizing: text) == region)
    #expect(Region.resolving(text) == region)
  }

  @Test(arguments: ["usa", "", " ", "zz", "gb", "gb-eng-us-zz", ".png"])
  func fallsBack(text: String) {
    #expect(Region(normalizing: text) == nil)
    #expect(Region.resolving(text) == .xx)
  }

  @Test func resolvesNothingToTheFallback() {
    #expect(Region.resolving(nil) == .xx)
  }

  /// Namesakes of the reserved codes are in `ReservedCodeTests`, with the flags that Almanac ships.
  @Test func ownCasesOfReservedCodesWin() {
    enum Place: CountryEnum {
      typealias ID = String
      typealias RawValue = String

      case ac, gb, sh, uk

      static var _codes: _CodeTable { _CodeTable("acgbshuk", width: 2) }
    }
    enum Kingdom: CountryEnum {
      typealias ID = String
      typealias RawValue = String

      case uk

      static var _codes: _CodeTable { _CodeTable("uk", width: 2) }
    }
    for place in Place.allCases { #expect(Place(normalizing: place.rawValue) == place) }
    #expect(Place(normalizing: "en_AC") == .ac)
    #expect(Place(normalizing: "ta") == .sh)
    #expect(Place(normalizing: "ic") == nil)
    #expect(Kingdom(normalizing: "UK") == .uk)
    #expect(Kingdom(normalizing: "en_GB") == .uk)
  }

  @Test(arguments: [
    "us", "gb", "xk", "tt", "ac", "uk", "eng", "x", "", "gb-", "-gb", "gbeng", "gb-england", "1a-b", "é-a",
  ])
  func isACountry(code: String) {
    #expect(CountryKind(code: code) == .country)
  }

  @Test(arguments: [
    ("eu", CountryKind.organization), ("un", .organization), ("xx", .other), ("gb-eng", .subdivision),
    ("us-ca", .subdivision),
    ("ch-1", .subdivision), ("fr-20r", .subdivision),
  ])
  func isNoCountry(code: String, kind: CountryKind) {
    #expect(CountryKind(code: code) == kind)
  }

  @Test func countriesLeaveOutAllElse() {
    #expect(Region.allCases.map(\.kind) == [.subdivision, .country, .country, .other])
    #expect(Region.countries == [.id, .us])
  }

  /// Generated code has the property in such an extension, so that a case can have its name.
  @Test func anEnumKnowsItsKinds() {
    func kinds<Country: CountryEnum>(_: Country.Type) -> [CountryKind] { Country.allCases.map(\.kind) }
    #expect(kinds(Odd.self) == [.organization, .country, .other])
    #expect(Odd.countries.rawValue == "countries")
    #expect(Odd.allCases.filter { $0.kind == .country } == [.kind])
  }

  @Test func flagsStandInTheOrderOfTheCases() {
    #expect(Region.allCases.map(\.flag.width) == [16, 32, 48, 64])
    #expect(Region.allCases.map(\.flag.height) == [16, 32, 48, 64])
    #expect(Region.allCases.allSatisfy { $0.flag.png.isEmpty && $0.flag.byteCount == 0 })
  }

  @Test(arguments: [
    (Region.us, "🇺🇸"), (.id, "🇮🇩"), (.xx, "🏳️"), (.gbEng, "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"),
  ])
  func hasAnEmoji(region: Region, emoji: String) {
    #expect(region.emoji == emoji)
    #expect(CountryCode.codes(ofFlag: emoji).contains(region.rawValue) == (region != .xx))
  }

  @Test(arguments: ["", "🇺", "🇺🇸🇺", "😀", "us", "🏴"])
  func isNoFlag(text: String) {
    #expect(CountryCode.codes(ofFlag: text).isEmpty)
  }

  @Test func saysWhatAFlagIs() {
    #expect(Region.us.accessibilityLabel(name: "United States") == "Flag of United States")
    #expect(Region.xx.accessibilityLabel(name: nil) == "Flag XX")
    #expect(Region.gbEng.accessibilityLabel(name: nil) == "Flag GB-ENG")
  }

  /// Without `gb`, the names and the flag belong to `uk`.
  @Test func hasTheFlagOfTheAssignedCode() {
    enum Britain: CountryFacts {
      typealias ID = String
      typealias RawValue = String

      case uk

      static var _codes: _CodeTable { _CodeTable("uk", width: 2) }
      static var _nameTable: _TextTable { _TextTable("####%###,###,###enBritain", rows: 3, columns: 1) }
      static var _factTable: _TextTable { _TextTable("########", rows: 1, columns: 1) }
      static var _searchTable: _TextTable { _factTable }
    }
    #expect(CountryCode.codes(ofFlag: "🇬🇧") == ["gb", "uk"])
    #expect(Britain.uk.emoji == "🇬🇧")
    #expect(Britain.uk.accessibilityLabel() == "Flag of Britain")
  }

  /// The flag of `uk` is that of `gb`, so it is called the same.
  @Test func isCalledAsTheAssignedCode() {
    enum Kingdom: CountryFacts {
      typealias ID = String
      typealias RawValue = String

      case gb, uk

      static var _codes: _CodeTable { _CodeTable("gbuk", width: 2) }
      static var _nameTable: _TextTable { _TextTable("####%###,###1###1###enBritainRealm", rows: 4, columns: 1) }
      static var _factTable: _TextTable { _TextTable("############", rows: 2, columns: 1) }
      static var _searchTable: _TextTable { _factTable }
    }
    #expect(Kingdom.uk.name == "Realm")
    #expect(Kingdom.allCases.map { $0.accessibilityLabel() } == ["Flag of Britain", "Flag of Britain"])
  }
}

/// A code that is another one with its last letter twice.
private enum Doubled: CountryEnum {
  typealias ID = String
  typealias RawValue = String

  case us, uss

  static var _codes: _CodeTable { _CodeTable("us uss", width: 3) }
}

extension CountryEnumTests {
  /// Looking for a code drops the spaces, which must not change the key.
  @Test func spacesMakeNoOtherCode() {
    #expect(Doubled(normalizing: "u s") == .us && Doubled(normalizing: "uss") == .uss)
  }
}

/// Cases with the names of properties.
private enum Odd: CountryEnum {
  typealias ID = String
  typealias RawValue = String

  case countries, kind, us

  static var _codes: _CodeTable { _CodeTable("countrieskind     us       ", width: 9) }
}

extension CountryEnum where Self == Odd {
  fileprivate var kind: CountryKind {
    switch self {
    case .countries: .organization
    case .us: .other
    default: .country
    }
  }
}
