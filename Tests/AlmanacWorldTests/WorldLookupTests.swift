import AlmanacWorld
import Testing

@testable import Almanac

/// Every code of every country and currency, and how people write them.
@Suite struct WorldLookupTests {
  @Test func findsEachCodeOfCountries() throws {
    for country in Country.allCases {
      #expect(Country(code: country.rawValue) == country && Country(code: country.rawValue.uppercased()) == country)
      if let code = country.alpha3 {
        #expect(Country(alpha3: code) == country && Country(alpha3: code.lowercased()) == country)
        #expect(Country(code: code) == country)
      }
      if let code = country.numericCode {
        let text = String(repeating: "0", count: 3 - String(code).count) + String(code)
        #expect(Country(numericCode: code) == country && Country(code: text) == country)
      }
      for domain in country.topLevelDomains {
        let found = try #require(Country(topLevelDomain: domain))
        #expect(found.topLevelDomains.contains(domain))
        #expect(Country(topLevelDomain: String(domain.dropFirst()).uppercased()) == found)
      }
    }
    #expect(Country(alpha3: "USA") == .us && Country(numericCode: 840) == .us && Country(code: "usa") == .us)
    #expect(Country(topLevelDomain: ".ch") == .ch && Country(topLevelDomain: ".uk") == .gb)
  }

  @Test(arguments: ["", "U", "USAA", "us ", "ÜSA", "uſa", "ZZZ", "00A", "999", "-12", "12", "８４０"])
  func findsNothingElse(code: String) {
    #expect(Country(code: code) == nil && Country(alpha3: code) == nil)
  }

  @Test func findsNoOtherNumbersAndDomains() {
    for number in [0, -840, 1000, .max, .min] { #expect(Country(numericCode: number) == nil) }
    for domain in ["", ".", "..ch", ".com", "ch.", ".ch "] { #expect(Country(topLevelDomain: domain) == nil) }
  }

  @Test func findsCallingCodes() {
    for country in Country.allCases {
      for code in country.callingCodes {
        let found = Country.countries(callingCode: code)
        #expect(found.contains(country) && Country.countries(callingCode: "+" + code) == found)
        #expect(found.map { $0.population ?? 0 } == found.map { $0.population ?? 0 }.sorted(by: >))
      }
    }
    #expect(Country.countries(callingCode: "1").first == .us && Country.countries(callingCode: "7").first == .ru)
    #expect(Country.countries(callingCode: "44").first == .gb && Country.countries(callingCode: "47").first == .no)
    #expect(Country.countries(callingCode: "+1 242") == [.bs] && Country.countries(callingCode: "1-242") == [.bs])
    #expect(
      Country.countries(callingCode: "599") == [.cw, .bq] && Country.countries(callingCode: "672") == [.nf, .aq]
    )
    #expect(Country.countries(callingCode: "0").isEmpty && Country.countries(callingCode: "").isEmpty)
  }

  @Test(
    arguments: [
      ("+41 44 668 18 00", .ch, "446681800"), ("0041 (0)44/668.18.00", .ch, "446681800"),
      ("(+41) 44-668-18-00", .ch, "446681800"), ("tel:+1-242-555-0100", .bs, "5550100"),
      ("+1 (212) 555-0100 ext. 5", .us, "2125550100"), ("\u{FF0B}８１ ３ 1234 5678", .jp, "312345678"),
      ("+44 1481 555555", .gg, "555555"), ("+44 7839 123456", .gg, "123456"), ("+44 7797 123456", .je, "123456"),
      ("+44 7624 123456", .im, "123456"), ("+44 7400 123456", .gb, "7400123456"), ("+262 639 12 34 56", .yt, "123456"),
      ("+262 692 12 34 56", .re, "692123456"), ("+39 06 698", .va, ""), ("+77011234567", .kz, "011234567"),
      ("+7 495 1234567", .ru, "4951234567"), ("+٤١ ٤٤", .ch, "44"), ("+41", .ch, ""),
      ("+1 (416) 555-0123", .ca, "4165550123"), ("+1 867 979 5555", .ca, "8679795555"), ("+1416", .ca, "416"),
      ("TEL:+41446681800", .ch, "446681800"),
      ("+1 212 555 0123", .us, "2125550123"), ("+1 242 555 0123", .bs, "5550123"), ("+1 41", .us, "41"),
      ("+1", .us, ""), ("+1\u{2212}416\u{2212}555\u{2212}0123", .ca, "4165550123"),
      ("＋８１（０）３－１２３４．５６７８", .jp, "312345678"), ("+81ー3／1234\u{3000}5678", .jp, "312345678"),
      ("ｔｅｌ：+41446681800", .ch, "446681800"), ("\u{202A}+41 44 668 18 00\u{202C}", .ch, "446681800"),
      ("\u{200E}tel:+41\u{2060}44\u{200B}668\u{AD}18\u{FEFF}00", .ch, "446681800"), ("\u{61C}+٤١ ٤٤", .ch, "44"),
    ] as [(String, Country, String)]
  )
  func findsTheCountryOfAPhoneNumber(text: String, country: Country, rest: String) throws {
    let (found, number) = try #require(Country.split(phoneNumber: text))
    #expect(found == country && number == rest && Country(phoneNumber: text) == country)
  }

  @Test(arguments: [
    "", "+", "00", "e+41 44", "t+41 44", "el:+41", "044 668 18 00", "+0", "+999 1", "+-", "call +41",
    "+41 44 668 18 00 12 34 56 78", "+a41",
  ])
  func findsNoOtherPhoneNumbers(text: String) {
    #expect(Country(phoneNumber: text) == nil && Country.split(phoneNumber: text) == nil)
  }

  @Test func findsCurrencies() {
    for currency in Currency.allCases {
      if let code = currency.numericCode { #expect(Currency(numericCode: code)?.numericCode == code) }
      if currency.symbol != currency.rawValue {
        #expect(Currency.currencies(symbol: currency.symbol).contains(currency))
      }
    }
    #expect(Currency(numericCode: 978) == .euro && Currency(numericCode: 0) == nil && Currency(numericCode: -1) == nil)
    #expect(Currency.currencies(symbol: "€") == [.euro] && Currency.currencies(symbol: " € ") == [.euro])
    #expect(Currency.currencies(symbol: "$").first == .usDollar && Currency.currencies(symbol: "$").count > 20)
    #expect(Currency.currencies(symbol: "kr") == [.swedishKrona, .danishKrone, .norwegianKrone, .icelandicKróna])
    #expect(
      Currency.currencies(symbol: "£").first == .britishPound && Currency.currencies(symbol: "¥").first == .japaneseYen
    )
    #expect(Currency.currencies(symbol: "").isEmpty && Currency.currencies(symbol: "?").isEmpty)
    #expect(Currency.currencies(symbol: "CA$") == [.canadianDollar])
  }
}

extension WorldLookupTests {
  @Test(
    arguments: [
      ("es_MX.UTF-8", .mx), ("en_US_POSIX", .us), ("ca-ES-valencia", .es), ("de_CH@currency=EUR", .ch),
      ("zh-Hant-HK", .hk), ("en-US-u-va-posix", .us), ("en-US-u-ca-gregory", .us), ("de-DE-t-it", .de),
      ("USA", .us), ("usa.png", .us), ("840", .us), ("004", .af), (" en_US ", .us), ("us.png", .us), ("u s", .us),
      ("UK", .gb),
      ("en-US", .us), ("en_USA", .us), ("cq", .gg), ("ic", .es), ("ac", .sh), ("ea", .es), ("ta", .sh), ("dg", .io),
      ("cp", .fr),
    ] as [(String, Country)]
  )
  func normalizes(text: String, country: Country) {
    #expect(Country(normalizing: text) == country)
    #expect(Self.normalized(text) == country)
  }

  /// Generic code reads the same strings.
  private static func normalized<Place: CountryFlags>(_ text: String) -> Place? { Place(normalizing: text) }

  @Test(arguments: ["São", "No.", "usé", "es-419", "zz", "", "USAX", "84", "rio-de-janeiro"])
  func normalizesNothingElse(text: String) { #expect(Country(normalizing: text) == nil) }

  /// The flags of places with reserved codes are those of their countries.
  @Test(arguments: ["cq", "ic", "ac", "ea", "ta", "dg", "cp"])
  func flagsOfReservedCodesHaveTheSameCountry(code: String) throws {
    let indicators = code.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0x1F1E6 - 0x61) }
    let flag = String(String.UnicodeScalarView(indicators))
    let countries = CountryCode.codes(ofFlag: flag).compactMap { Country(rawValue: $0) }
    #expect(countries.first != nil && countries.first == Country(normalizing: code))
    if let emoji = Emoji(flag) { #expect(emoji.country == countries.first) }
  }
}

/// The locale and the language for a tag as people and systems write it.
@Suite struct WorldNegotiationTests {
  @Test(
    arguments: [
      ("zh-TW", "zh_Hant_TW"), ("zh-hk", "zh_Hant_HK"), ("zh-CN", "zh_Hans_CN"), ("zh", "zh"),
      ("sr-Latn-RS", "sr_Latn_RS"),
      ("sr-RS", "sr_Cyrl_RS"), ("sr-ME", "sr_Latn_ME"), ("iw_IL", "he_IL"), ("en-US", "en_US"), ("es-419", "es_419"),
      ("deu", "de"), ("cmn-Hant-TW", "zh_Hant_TW"), ("DE_ch.UTF-8", "de_CH"), ("de-XX", "de"), ("pa-PK", "pa_Arab_PK"),
      ("en-Latn-US", "en_US"), ("hi-Latn", "hi_Latn"), ("yue-CN", "yue_Hans_CN"), ("in", "id"), ("tl-PH", "fil_PH"),
      ("prs", "fa_AF"),
      ("cnr", "sr_Latn_ME"), ("ca_ES_VALENCIA", "ca_ES_valencia"), ("deu-CHE", "de_CH"), ("uk-SU", "uk_UA"),
    ]
  )
  func findsTheNearestLocale(tag: String, identifier: String) {
    #expect(CurrencyLocale(nearestTo: tag)?.rawValue == identifier)
  }

  @Test(arguments: ["", "xx", "zz-ZZ", "1", "-", "x-private"])
  func findsNoOtherLocale(tag: String) { #expect(CurrencyLocale(nearestTo: tag) == nil) }

  @Test func findsEachLocaleByItsTag() {
    for locale in CurrencyLocale.allCases where locale.languageCode != nil {
      let tag = locale.rawValue.split(separator: "_").joined(separator: "-").lowercased()
      #expect(CurrencyLocale(nearestTo: tag)?.rawValue.hasPrefix(locale.languageCode ?? "?") == true, "\(tag)")
      if locale.rawValue.split(separator: "_").allSatisfy({ $0.utf8.count < 5 }) {
        #expect(CurrencyLocale(nearestTo: tag) == locale)
      }
    }
  }

  /// Each code that CLDR replaces is the same as what replaces it, unless a list has a name for it.
  @Test func knowsAllAliases() throws {
    var (languages, regions) = (0, 0)
    for (alias, tag) in Self.entries(of: LanguageTag.aliases) where Language(rawValue: alias) == nil {
      #expect(Language(nearestTo: alias) == Language(nearestTo: tag), "\(alias)")
      #expect(CurrencyLocale(nearestTo: alias) == CurrencyLocale(nearestTo: tag), "\(alias)")
      languages += Language(nearestTo: tag) == nil ? 0 : 1
    }
    for (alias, tags) in Self.entries(of: LanguageTag.territoryAliases) {
      let region = try #require(tags.split(separator: ",").first)
      #expect(CurrencyLocale(nearestTo: "en-\(alias)") == CurrencyLocale(nearestTo: "en-\(region)"), "\(alias)")
      regions += CurrencyLocale(rawValue: "en_\(region)") == nil ? 0 : 1
    }
    #expect(languages > 200 && regions > 200)
  }

  private static func entries(of table: StaticString) -> [(alias: String, tag: String)] {
    "\(table)".split(separator: " ").map { entry in
      let parts = entry.split(separator: "=")
      return (String(parts[0]), String(parts[1]))
    }
  }

  @Test func negotiates() {
    let best = { (tags: [String]) in CurrencyLocale.best(for: tags, default: .english).rawValue }
    #expect(best(["xx", "de-LI"]) == "de_LI" && best([]) == "en" && best(["xx"]) == "en")
    #expect(CurrencyLocale.best(for: ["ca-ES-VALENCIA"], default: .english).rawValue == "ca_ES_valencia")
    let header = { (text: String) in CurrencyLocale.best(acceptLanguage: text, default: .english).rawValue }
    #expect(header("de-CH, fr;q=0.8") == "de_CH" && header("fr;q=0.8,de-CH") == "de_CH")
    #expect(header("de;q=0, fr;q=0.1, *;q=0.5") == "fr" && header("*") == "en" && header("") == "en")
    #expect(header("fr;q=x, it ; q=0.3") == "it" && header(" , ;q=1") == "en")
    #expect(header("ja;q=0.85, sv;q=0.9, ko;q=0.875") == "sv" && header("ja;q=0.001, sv;q=0.000") == "ja")
    // The device's locale isn't for requests to choose.
    #expect(header("current") == "en" && header("autoUpdating, sv;q=0.1") == "sv")
    #expect(CurrencyLocale(nearestTo: "current") == nil && CurrencyLocale(nearestTo: "current-CH") == nil)
    #expect(header("ja;q=9, sv;q=0.1, ko;q=+.5") == "sv" && header("ja;q=1.5, sv;q=0.1, ko;q=-.5") == "sv")
    #expect(header("ja;q=.5, sv;q=1.000, ko;q=-1") == "sv" && header("ja;q=, sv;q=1e3") == "en")
  }

  @Test(
    arguments: [
      ("iw", "he"), ("deu", "de"), ("ger-CH", "de"), ("EN-us", "en"), ("zh_hant_tw", "zh"), ("no", "no"),
      ("nb-NO", "nb"),
      ("tl", "fil"), ("fra", "fr"), ("cmn", "zh"), ("cnr-ME", "cnr"), ("sh", "sr"), ("tw", "ak"),
      ("bih", "bho"), ("no-nynorsk", "nn"), ("scc", "sr"),
    ]
  )
  func findsTheNearestLanguage(tag: String, code: String) {
    #expect(Language(nearestTo: tag)?.rawValue == code)
  }
}
