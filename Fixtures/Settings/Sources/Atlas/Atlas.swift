import Almanac

/// The facts about the countries, and their relations.
public let countryFacts = Country.allCases.map { country in
  [
    country.rawValue, country.name, country.officialName?.debugDescription ?? "", country.alpha3 ?? "",
    "\(country.numericCode ?? 0)", "\(country.capital ?? "") of \(country.capitals)", country.region ?? "",
    country.subregion ?? "",
    "\(country.population ?? 0)",
    "\(country.populationYear ?? 0)", country.coordinate.map { "\($0.latitude) \($0.longitude)" } ?? "",
    "\(country.currencies)", "\(country.languageCodes)", "\(country.timeZones)", "\(country.locales)",
    "\(country.area ?? 0)", "\(country.borders)", "\(country.callingCodes)", "\(country.topLevelDomains)",
    "\(country.firstDayOfWeek?.rawValue ?? 0)", country.measurementSystem?.rawValue ?? "",
    country.drivingSide?.rawValue ?? "", "\(country.nativeNames)", "\(country.otherNames)",
  ].joined(separator: "|")
}

/// The relations of the other enums to the countries.
public let leads = [
  "\(Currency.allCases.map(\.countries))", "\(CurrencyLocale.allCases.map(\.country))",
  "\(CurrencyLocale.allCases.map(\.currency))", "\(Country.allCases.map(\.flagEmoji))", "\(Emoji.all.map(\.country))",
]

/// The parts of countries, and the currencies of the past.
public let parts =
  Subdivision.allCases.map {
    "\($0) \($0.code) \($0.name(in: "fr") ?? $0.name) \($0.type ?? "-") \($0.country == .ch) \($0.parent == .chBern) \($0.children)"
  } + [
    "\(Country.ch.subdivisions) \(Country.ci.subdivisions) \(Subdivision.search("sig")) \(Subdivision.zurich)",
    [1850, 1750].map { "\(Country.ch.currencies(on: Almanac.CalendarDate(year: $0, month: 1, day: 1)))" }
      .joined(separator: " "),
    "\(Currency.swissFranc.uses.map { "\($0.country) \($0.from?.description ?? "-") \($0.to == nil) \($0.isTender)" })",
  ]

/// The details of the countries, which are in a table of their own.
public let countryDetails = Country.allCases.map { country in
  let efta = Almanac.CountryGroup(rawValue: "efta")
  let days = [1960, 1972, 1973].map { Almanac.CalendarDate(year: $0, month: 12, day: 31) }
  return [
    country.rawValue, country.sovereignty?.rawValue ?? "-", country.sovereignState?.rawValue ?? "-",
    "\(country.memberships.map { "\($0.group.rawValue) \($0.from?.description ?? "-") \($0.to?.description ?? "-")" })",
    "\(days.map { country.isMember(of: efta, on: $0) })", "\(country.demonyms)",
    country.postalCode.map { "\($0.formats) \($0.example ?? "-") \($0.matches("ch3000"))" } ?? "-",
    country.iocCode ?? "-", country.fifaCode ?? "-", country.isLandlocked.map { "\($0)" } ?? "-",
    country.capitalCoordinate.map { "\($0.latitude) \($0.longitude)" } ?? "-",
  ].joined(separator: "|")
}

/// The names of currencies.
public let currencyNames = Currency.allCases.map {
  "\($0.name) \($0.name(in: "fr-CH") ?? "-") \($0.name(in: "de") ?? "-")"
}

/// The results of searches.
public let countrySearches = [
  "che", "384", "004", "4", "uk", "u", "SUISSE", "cote d'iv", "abidjan", "helv", "Switzerland ", "xyz", "kingdom",
  "ingdom", "zerland", "=", "<", " ", "?",
].map { "\($0): \(Country.search($0))" }

/// The labels of flags, and names in other languages.
public let labels = [
  "\(Country.swiss == .ch) \(Country.ivoryCoast.name)",
  "\(Country.ch.name(in: "fr-CH") ?? "-") \(Country.ch.name(in: "it") ?? "-")",
  Country.uk.accessibilityLabel(), Country.xx.accessibilityLabel(), Country.ch.accessibilityLabel(language: "de"),
  "\(Country.countries) \(Country.xx.kind) \(Country(normalizing: "UK") ?? .xx) \(Country.resolving("en_AC"))",
  Country.ci.accessibilityLabel(language: "de"), "\(Country.li.flag.png == Country.xx.flag.png)",
]
