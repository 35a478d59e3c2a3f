/// A fact about a country.
enum CountryFact: String, EntryFact {
  case name, officialName, alpha3, numericCode, capital, region, subregion, population, populationYear, coordinate
  case currencies, currencyUses, languages, workingLanguages, timeZones
  case area, borders, callingCodes, areaCodes, topLevelDomains, firstDayOfWeek, measurementSystem, drivingSide

  /// The raw value of a `CountryKind`.
  case kind

  /// Names in the country's own languages, and other names to search for.
  case nativeNames, otherNames

  /// Details, which are in a separate table.
  case sovereignty, landlocked, memberships, demonyms, postalCodes, postalCodeExample, iocCode, fifaCode
  case capitalCoordinate

  /// The valid populations, up to ten times the population of the world.
  static let populationRange = 0...100_000_000_000

  private static let numericCodeRange = 1...999
  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  var properties: FactProperties<CountryColumn> { row.properties }
  var contradiction: Contradiction { row.contradiction }

  private var row: (properties: FactProperties<CountryColumn>, contradiction: Contradiction) {
    switch self {
    case .name: (.init("name", .text), .withinFormat)
    case .officialName: (.init("official name", .text, .officialName), .withinFormat)
    case .alpha3: (.init("alpha-3 code", .text, .alpha3), .always)
    case .numericCode: (.init("numeric code", .integer(Self.numericCodeRange), .numericCode), .always)
    case .capital: (.init("capital", .names(isShort: true), .capitals), .unlessSomeShared)
    case .region: (.init("region", .text, .region), .unlessFoldedAlike)
    case .subregion: (.init("subregion", .text, .subregion), .withinFormat)
    case .population: (.init("population", .integer(Self.populationRange), .population), .unlessNear)
    case .populationYear: (.init("year of the population", .integer(1000...9999), .populationYear), .never)
    case .coordinate: (.init("coordinate", .coordinate, .latitude, .longitude), .withinFormat)
    case .currencies: (.init("currencies", .codes), .unlessOneIncludesOther)
    case .currencyUses: (.init("currency uses", .names()), .withinFormatUnordered)
    case .languages: (.init("languages", .codes), .unlessOneIncludesOther)
    case .workingLanguages: (.init("working languages", .codes), .withinFormatUnordered)
    case .timeZones: (.init("time zones", .codes, .timeZones), .withinFormatUnordered)
    case .area: (.init("area", .number, .area), .withinFormat)
    case .borders: (.init("borders", .codes, .borders), .withinFormatUnordered)
    case .callingCodes: (.init("calling codes", .codes, .callingCodes), .withinFormatUnordered)
    case .areaCodes: (.init("area codes", .codes), .withinFormatUnordered)
    case .topLevelDomains: (.init("top-level domains", .codes, .topLevelDomains), .withinFormatUnordered)
    case .firstDayOfWeek: (.init("first day of the week", .text, .firstDayOfWeek), .withinFormat)
    case .measurementSystem: (.init("measurement system", .text, .measurementSystem), .withinFormat)
    case .drivingSide: (.init("driving side", .text, .drivingSide), .withinFormat)
    case .kind: (.init("kind", .text), .withinFormat)
    case .nativeNames: (.init("native names", .names(), .nativeNames), .never)
    case .otherNames: (.init("other names", .names(), .otherNames), .never)
    case .sovereignty: (.init("sovereignty", .text), .withinFormat)
    case .landlocked: (.init("landlocked", .flag), .withinFormat)
    case .memberships: (.init("memberships", .names()), .withinFormatUnordered)
    case .demonyms: (.init("demonyms", .names()), .withinFormatUnordered)
    case .postalCodes: (.init("postal codes", .names()), .withinFormatUnordered)
    case .postalCodeExample: (.init("example of a postal code", .text), .never)
    case .iocCode: (.init("IOC code", .text), .withinFormat)
    case .fifaCode: (.init("FIFA code", .text), .withinFormat)
    case .capitalCoordinate: (.init("coordinate of the capital", .coordinate), .withinFormat)
    }
  }

  /// Returns what is wrong with a value, to follow it in a message, or `nil` if it is valid. A coordinate consists of a
  /// latitude at index 0 and a longitude.
  func fault(of value: String, at index: Int) -> String? {
    switch self {
    case .currencyUses: Tender.fault(in: value)
    case .memberships: value.membershipFault
    default: expectation(for: value, at: index).map { "is not \($0)" }
    }
  }

  private func expectation(for value: String, at index: Int) -> String? {
    let (isSound, expected): (Bool, String) =
      switch self {
      case .name, .officialName, .capital, .region, .subregion, .populationYear, .nativeNames, .otherNames, .landlocked,
        .demonyms, .currencyUses, .memberships:
        (true, "")
      case .alpha3:
        (value.isCode(of: .uppercase, count: 3...3), "an alpha-3 code; \(value.uppercaseAdvice("USA"))")
      case .numericCode:
        (value.isNumber(in: Self.numericCodeRange), "a numeric code; write three digits, such as '840'")
      case .population:
        (
          value.isNumber(in: Self.populationRange),
          "a population; write a whole number up to \(Self.populationRange.upperBound)"
        )
      case .coordinate where index == 0, .capitalCoordinate where index == 0:
        (value.isAngle(within: 90), "a latitude; write a number from -90 to 90")
      case .coordinate, .capitalCoordinate:
        (value.isAngle(within: 180), "a longitude; write a number from -180 to 180")
      case .currencies: (value.isCurrencyCode, "a currency code; \(value.uppercaseAdvice("EUR"))")
      case .languages, .workingLanguages: (LanguageTag(value) != nil, "a BCP 47 language code, such as 'fr'")
      case .timeZones: (value.isTimeZone, "a time zone, such as 'Europe/Zurich'")
      case .area:
        (
          Double(value).map { $0 > 0 && $0 < 1e9 } ?? false,
          "an area; write the square kilometers, more than 0 and less than 1000000000"
        )
      case .borders:
        (value.isCode(of: .letters, count: 2...3), "a country code; write two or three letters, such as 'CH' or 'CHE'")
      case .callingCodes:
        (value.isCode(of: .digits, count: 1...8), "a calling code; \(value.callingCodeAdvice)")
      case .areaCodes:
        (
          value.isCode(of: .digits, count: 1...5),
          "an area code; write up to 5 digits without the calling code, such as '416'"
        )
      case .topLevelDomains:
        (value.isTopLevelDomain, "a top-level domain; write '\(".\(value)".isTopLevelDomain ? ".\(value)" : ".ch")'")
      case .firstDayOfWeek: Self.choice(value, of: "a day", among: Self.weekdays)
      case .measurementSystem: Self.choice(value, of: "a measurement system", among: ["metric", "uk", "us"])
      case .drivingSide: Self.choice(value, of: "a side", among: ["left", "right"])
      case .kind: Self.choice(value, of: "a kind", among: ["country", "subdivision", "organization", "other"])
      case .sovereignty:
        (
          ["state", "disputed"].contains(value) || value.isCode(of: .letters, count: 2...2),
          "a sovereignty; write 'state', 'disputed', or the alpha-2 code of the state to which the country belongs"
        )
      case .postalCodes:
        (
          !value.isEmpty && value.utf8.allSatisfy { Alphabet.alphanumerics.contains($0) || "#@ -".utf8.contains($0) },
          "a format of postal codes; write '#' for a digit and '@' for a letter, such as '@# #@@'"
        )
      case .postalCodeExample:
        (
          !value.isEmpty && value.utf8.allSatisfy { Alphabet.alphanumerics.contains($0) || " -".utf8.contains($0) },
          "a postal code, such as '3000'"
        )
      case .iocCode, .fifaCode:
        (
          value.isCode(of: .uppercase, count: 3...3),
          "a code of a sports team; \(value.uppercaseAdvice("SUI"))"
        )
      }
    return isSound ? nil : expected
  }
}

extension CountryFact {
  private static func choice(_ value: String, of kind: String, among values: [String]) -> (Bool, String) {
    let word = value.lowercased()
    let advice = values.contains(word) ? "'\(word)'" : Spelling.list(values, "or")
    return (values.contains(value), "\(kind); write \(advice)")
  }
}

extension String {
  /// Returns what to write instead of a code of three uppercase letters.
  fileprivate func uppercaseAdvice(_ example: String) -> String {
    isCode(of: .letters, count: 3...3)
      ? "write '\(uppercased())'" : "write three uppercase letters, such as '\(example)'"
  }

  fileprivate var callingCodeAdvice: String {
    let digits = String(drop { $0 == "+" || $0 == "0" })
    return digits.isCode(of: .digits, count: 1...8) ? "write '\(digits)'" : "write up to 8 digits, such as '41'"
  }

  /// Whether the string is a dot and letters of any script.
  fileprivate var isTopLevelDomain: Bool {
    let name = dropFirst()
    return first == "." && !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        // Letters of Indian scripts can end with a virama, which is a mark.
        scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark || scalar == "-"
          || "0"..."9" ~= scalar
      }
  }

  fileprivate var membershipFault: String? {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    guard words[0].first?.isLowercase == true, String(words[0]).isCode(of: .letters, count: 2...32) else {
      return "does not start with a group; write one such as 'eu'"
    }
    guard words.count == 2 else {
      return "must state the first and the last day after the group; write it like 'eu 1973-01-01/2020-01-31'"
    }
    return DayInterval.fault(in: words[1])
  }

  fileprivate var isTimeZone: Bool {
    utf8.allSatisfy { Alphabet.alphanumerics.contains($0) || "_+:/-".utf8.contains($0) }
  }

  fileprivate func isNumber(in range: ClosedRange<Int>) -> Bool { Int(self).map(range.contains) ?? false }

  fileprivate func isAngle(within limit: Double) -> Bool { Double(self).map { abs($0) <= limit } ?? false }
}
