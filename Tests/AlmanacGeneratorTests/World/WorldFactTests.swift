import Testing

/// Facts that were wrong once, or that people get wrong.
@Suite struct WorldFactTests {
  private let countries: [String: World.Country]
  private let currencies: [String: World.Entry]

  init() throws {
    countries = try Dictionary(uniqueKeysWithValues: World.countries().map { ($0.code.lowercased(), $0) })
    let entries = try World.entries("currencies.json")
    currencies = Dictionary(uniqueKeysWithValues: entries.compactMap { entry in entry.code.map { ($0, entry) } })
  }

  /// Newer figures, to 5 %. France has none of its overseas departments, which have entries of their own.
  @Test(arguments: [
    "fr": 66_350_000, "wf": 11_151, "bl": 10_464, "sh": 5_650, "so": 19_500_000, "ge": 3_700_000, "xk": 1_590_000,
    "al": 2_400_000, "md": 2_400_000, "cv": 491_233, "py": 6_110_000, "mt": 565_000, "ee": 1_370_000, "lt": 2_890_000,
    "cu": 9_750_000, "qa": 3_170_000, "mr": 4_930_000, "kg": 7_280_000, "vi": 87_146, "pw": 17_000, "ky": 84_738,
    "gi": 38_000, "ai": 16_010, "tc": 50_828, "ms": 4_386, "tk": 2_608, "nf": 2_188, "nu": 1_681,
    "bi": 12_332_788, "gm": 2_422_712, "tg": 8_095_498, "st": 209_607, "gn": 17_521_167,
  ])
  func hasNewPopulations(code: String, population: Int) throws {
    let ours = try #require(countries[code]?.population)
    #expect(abs(ours - population) * 20 <= population, "\(ours)")
  }

  /// Nobody lives in the others for long.
  @Test func eachPopulationHasItsYear() {
    for country in countries.values {
      #expect((country.populationYear == nil) == (country.population ?? 0 == 0), "\(country.code)")
    }
  }

  @Test(arguments: [
    ("bf", "mos ff dyu", "fr"), ("ml", "bm ff ses snk", "fr"), ("ne", "ha", "fr en"), ("ls", "st en xh", ""),
    ("je", "en fr nrf", ""), ("me", "cnr", "sr bs sq hr"), ("dz", "ar ber", ""), ("nz", "en mi nzs", ""),
    ("il", "he", "ar"), ("er", "", "ti ar en"), ("mt", "mt en mdl", ""), ("pg", "tpi en ho pgz", ""),
    ("kr", "ko kvk", ""), ("ie", "ga en isg", ""), ("lu", "lb fr de", ""),
    ("zw", "sn en nd ny bwg kck hio nmq ndc ts zib st toi tn ve xh", ""), ("un", "ar en es fr ru zh", "en fr"),
  ])
  func hasLanguages(code: String, official: String, working: String) throws {
    let country = try #require(countries[code])
    #expect((country.languages ?? []).joined(separator: " ") == official)
    #expect((country.workingLanguages ?? []).joined(separator: " ") == working)
  }

  @Test(arguments: [
    "ag": "Antigua and Barbuda", "ba": "Bosnia and Herzegovina", "lc": "Saint Lucia",
    "vc": "Saint Vincent and the Grenadines",
  ])
  func hasOfficialNames(code: String, name: String) {
    #expect(countries[code]?.officialName == name)
  }

  /// The capital, and then the seats of the government and of the parliament.
  @Test(arguments: [
    "nl": ["Amsterdam", "The Hague"], "bj": ["Porto-Novo", "Cotonou"], "ci": ["Yamoussoukro", "Abidjan"],
    "bo": ["Sucre", "La Paz"], "za": ["Pretoria", "Cape Town", "Bloemfontein"], "de": ["Berlin"],
  ])
  func hasCapitals(code: String, capitals: [String]) {
    #expect(countries[code]?.capital?.names == capitals)
  }

  /// CLDR 48 has the names of before. Languages that keep their own name do so here, too.
  @Test func namesNaoero() throws {
    #expect(countries["nr"]?.name == "Naoero" && countries["nr"]?.officialName == "Republic of Naoero")
    #expect(countries["nr"]?.otherNames == ["Nauru", "Науру", "ناورو"])
    let names = try ["ar", "de", "es", "fr", "it", "ru", "zh"].map { language in
      try World.entries("countries.\(language).json").first { $0.code == "nr" }?.name
    }
    #expect(names == ["ناويرو", "Nauru", "Naoero", "Naoero", "Nauru", "Наоэро", "瑙鲁"])
  }

  /// Names of ISO 3166-2 that are newer than CLDR's, and English ones in place of others.
  @Test(arguments: [
    ("VE-X", "La Guaira", "Vargas"), ("PH-COM", "Davao de Oro", "Compostela Valley"),
    ("CD-BC", "Kongo Central", "Bas-Congo"), ("BD-10", "Chattogram", "Chittagong"),
    ("KH-18", "Preah Sihanouk", "Sihanoukville"),
    ("AZ-XA", "Xankəndi", "Stepanakert"), ("HU-CS", "Csongrád-Csanád", "Csongrád"),
    ("UA-46", "Lviv", "Lvivska oblast"),
    ("RU-YEV", "Jewish Autonomous Oblast", "Yevreyskaya avtonomnaya oblast'"),
    ("LT-15", "Kaunas City", "Kauno miestas"),
    ("CO-DC", "Bogotá", "Distrito Capital de Bogotá"), ("BY-MA", "Mogilev", "Mahilyow"),
  ])
  func hasNewNamesOfSubdivisions(code: String, name: String, former: String) throws {
    let entry = try #require(World.entries("subdivisions.json").first { $0.code == code })
    #expect(entry.name == name && entry.otherNames?.contains(former) == true)
  }

  @Test(arguments: [
    "au": "Australia/Sydney", "br": "America/Sao_Paulo", "ca": "America/Toronto", "ru": "Europe/Moscow",
    "us": "America/New_York", "mx": "America/Mexico_City", "kz": "Asia/Almaty", "pf": "Pacific/Tahiti",
  ])
  func beginsWithTheZoneOfTheLargestCity(code: String, zone: String) {
    #expect(countries[code]?.timeZones?.first == zone)
  }

  @Test(arguments: ["is": "sun", "ch": "mon", "us": "sun"])
  func weeksBegin(code: String, day: String) {
    #expect(countries[code]?.firstDayOfWeek == day)
  }

  /// The minor units of ISO 4217, and the digits of CLDR.
  @Test(arguments: [
    ("AFN", 2, 0), ("ALL", 2, 0), ("IQD", 3, 0), ("IRR", 2, 0), ("KPW", 2, 0), ("LAK", 2, 0), ("LBP", 2, 0),
    ("MGA", 2, 0), ("MMK", 2, 0), ("RSD", 2, 0), ("SOS", 2, 0), ("SYP", 2, 0), ("YER", 2, 0), ("HUF", 2, 0),
    ("XAD", 2, 2), ("KWD", 3, 3), ("JPY", 0, 0), ("CLF", 4, 4), ("CHF", 2, 2),
    ("SLL", 2, 0), ("MRO", 2, 0), ("STD", 2, 0), ("TMM", 2, 0), ("ZMK", 2, 0), ("ZWD", 2, 0),
  ])
  func hasDigits(code: String, minorUnits: Int, displayDigits: Int) throws {
    let currency = try #require(currencies[code])
    #expect(currency.minorUnits == minorUnits)
    #expect(currency.displayDigits ?? minorUnits == displayDigits)
  }

  @Test(arguments: [("CHF", 2, 5), ("DKK", 2, 50), ("CAD", 2, 5), ("HUF", 0, 5), ("SEK", 0, 1), ("EUR", 2, 1)])
  func hasStepsInCash(code: String, digits: Int, step: Int) throws {
    let currency = try #require(currencies[code])
    #expect(currency.cashDigits ?? currency.displayDigits ?? currency.minorUnits == digits)
    #expect(currency.cashRounding ?? 1 == step)
  }

  @Test(arguments: World.languages) func namesAllCurrenciesInUse(language: String) throws {
    let named = try Set(World.entries("currencies.\(language).json").compactMap(\.code))
    #expect(named.isSuperset(of: currencies.values.filter { $0.historic != true }.compactMap(\.code)))
  }

  @Test func namesTheNewCurrenciesAndEmoji() throws {
    let german = try World.entries("currencies.de.json")
    #expect(german.first { $0.code == "XCG" }?.name == "Karibischer Gulden")
    #expect(german.first { $0.code == "ZWG" }?.name == "Simbabwe-Gold")
    let emoji = try World.entries("emoji.de.json").first { $0.character == "🫪" }
    #expect(emoji?.keywords?.isEmpty == false)
  }

  @Test func datesCurrencies() {
    #expect(countries["bg"]?.currencies == ["EUR"])
    #expect(
      countries["bg"]?.currencyUses?.prefix(2) == ["EUR 2026-01-01/..", "BGN 1999-07-05/2026-01-31"]
    )
    #expect(countries["ch"]?.currencyUses?.contains("CHW ../.. no tender") == true)
  }
}
