import Almanac

#if COUNTRIES
  #if COUNTRY_FACTS
    var countryList: EntryList? {
      EntryList(
        TargetCountry.self,
        row: { TargetCountry(normalizing: $0) },
        name: { $0.name(in: $1) },
        write: { country, json in
          writeCode(of: country, to: &json)
          writeFacts(of: country, to: &json)
        }
      )
    }
  #else
    var countryList: EntryList? {
      EntryList(
        count: TargetCountry._caseCount,
        row: { TargetCountry(normalizing: $0)?._tableIndex },
        search: { query, _ in TargetCountry(normalizing: query).map { [$0._tableIndex] } ?? [] },
        name: { _, _ in nil },
        write: { row, json in writeCode(of: TargetCountry(_tableIndex: row, of: TargetCountry._caseCount), to: &json) }
      )
    }
  #endif

  private func writeCode(of country: TargetCountry, to json: inout JSONText) {
    json.add("code", country.rawValue)
    json.add("kind", country.kind.rawValue)
    json.add("emoji", country.emoji)
    #if FLAGS
      json.add("flagWidth", country.flag.width)
      json.add("flagHeight", country.flag.height)
    #endif
  }

  private func writeFacts(of country: some CountryFacts, to json: inout JSONText) {
    json.add("name", country.name)
    json.add("officialName", country.officialName)
    json.add("alpha3", country.alpha3)
    json.add("numericCode", country.numericCode)
    json.add("nativeNames", country.nativeNames)
    json.add("otherNames", country.otherNames)
    json.add("capitals", country.capitals)
    json.add("region", country.region)
    json.add("subregion", country.subregion)
    json.add("population", country.population)
    json.add("area", country.area)
    json.add("latitude", country.coordinate?.latitude)
    json.add("longitude", country.coordinate?.longitude)
    json.add("currencies", country.currencyCodes)
    json.add("languages", country.languageCodes)
    json.add("timeZones", country.timeZones)
    json.add("locales", country.localeIdentifiers)
    json.add("borders", country.borders.map { $0.rawValue })
    json.add("callingCodes", country.callingCodes)
    json.add("topLevelDomains", country.topLevelDomains)
    json.add("firstDayOfWeek", country.firstDayOfWeek?.rawValue)
    json.add("measurementSystem", country.measurementSystem?.rawValue)
    json.add("drivingSide", country.drivingSide?.rawValue)
  }
#else
  var countryList: EntryList? { nil }
#endif

#if FLAGS
  /// Answers with the PNG file of a country's flag.
  @_expose(wasm, "almanac_flag")
  @_cdecl("almanac_flag")
  func almanacFlag(_ length: Int32, _ row: Int32) -> Int32 {
    let count = TargetCountry._caseCount
    guard 0..<count ~= Int(row) else { return Edge.none }
    return Edge.answer(TargetCountry(_tableIndex: Int(row), of: count).flag.png)
  }
#endif

#if SUBDIVISIONS
  var subdivisionList: EntryList? {
    EntryList(
      TargetSubdivision.self,
      row: { TargetSubdivision(code: $0) },
      name: { $0.name(in: $1) },
      write: { subdivision, json in
        json.add("code", subdivision.rawValue)
        json.add("name", subdivision.name)
        json.add("type", subdivision.type)
        json.add("country", subdivision.countryCode)
        json.add("parent", subdivision.parent?.rawValue)
      }
    )
  }
#else
  var subdivisionList: EntryList? { nil }
#endif
