import Testing

@testable import AlmanacGenerator

/// The area, the neighbors and the conventions of a country in each format.
@Suite struct CountryConventionTests {
  private func facts(_ files: String...) throws -> [String: [CountryFact: [String]]] {
    let problems = Problems()
    var data = CountryData()
    let parsed = try files.enumerated().map { try DataFile.parsed("\($0.offset).json", $0.element) }
    _ = Format.read(SectionFiles(parsed), of: "countries", into: &data, problems)
    let list = CountryMerger(settings: CountrySettings(), problems: problems).list(of: data)
    #expect(problems.sorted(isStrict: false).isEmpty, "\(problems.sorted(isStrict: false))")
    return list.records.mapValues { record in
      record.facts.filter { $0.key != .name && $0.key != .alpha3 }.mapValues { $0.map(\.value) }
    }
  }

  @Test func areReadFromOurOwn() throws {
    let facts = try facts(
      """
      [{"code": "CH", "name": "Switzerland", "area": 41285, "borders": ["AT", "li"], "callingCodes": "41",
        "topLevelDomains": [".ch", ".భారత్"], "firstDayOfWeek": "mon", "measurementSystem": "metric", "drivingSide": "right"},
       {"code": "LI", "name": "Liechtenstein", "area": 160.5, "borders": ["CHE"]},
       {"code": "AT", "name": "Austria", "borders": ["XX", "XXX"]}]
      """
    )
    #expect(
      facts["ch"] == [
        .area: ["41285"], .borders: ["at", "li"], .callingCodes: ["41"], .topLevelDomains: [".ch", ".భారత్"],
        .firstDayOfWeek: ["mon"], .measurementSystem: ["metric"], .drivingSide: ["right"],
      ]
    )
    #expect(facts["li"] == [.area: ["160.5"], .borders: []])
    #expect(facts["at"] == [.borders: ["xx"]])
  }

  @Test func areReadFromRESTCountries() throws {
    let facts = try facts(
      """
      [{"cca2": "CH", "cca3": "CHE", "name": {"common": "Switzerland"}, "area": 41284.5, "borders": ["AUT", "LIE", "ITA"],
        "idd": {"root": "+4", "suffixes": ["1"]}, "tld": [".ch", "ایران."], "startOfWeek": "monday", "car": {"side": "right"}},
       {"cca2": "AT", "cca3": "AUT", "name": {"common": "Austria"}, "area": -1, "borders": [], "idd": {}, "tld": []},
       {"cca2": "LI", "cca3": "LIE", "name": {"common": "Liechtenstein"}, "idd": {"root": "", "suffixes": []}},
       {"cca2": "US", "cca3": "USA", "name": {"common": "United States"},
        "idd": {"root": "+1", "suffixes": ["201", "202", "203", "205"]}},
       {"cca2": "DO", "cca3": "DOM", "name": {"common": "Dominican Republic"},
        "idd": {"root": "+1", "suffixes": ["809", "829", "849"]}}]
      """
    )
    #expect(
      facts["ch"] == [
        .area: ["41284.5"], .borders: ["at", "li"], .callingCodes: ["41"], .topLevelDomains: [".ch", ".ایران"],
        .firstDayOfWeek: ["mon"], .drivingSide: ["right"],
      ]
    )
    #expect(facts["at"] == [:])
    #expect(facts["li"] == [:])
    #expect(facts["us"] == [.callingCodes: ["1"]])
    #expect(facts["do"] == [.callingCodes: ["1809", "1829", "1849"]])
  }

  /// CLDR's world (001) stands for all countries without facts of their own.
  @Test func areReadFromCLDR() throws {
    let facts = try facts(
      #"[{"code": "CH", "name": "Switzerland"}, {"code": "US", "name": "United States", "firstDayOfWeek": "sat"}]"#,
      #"{"supplemental": {"weekData": {"firstDay": {"001": "mon", "US": "sun", "AE-alt-variant": "sun"}}}}"#,
      #"{"supplemental": {"measurementData": {"measurementSystem": {"001": "metric", "US": "US", "GB": "UK"}}}}"#
    )
    #expect(facts["ch"] == [.firstDayOfWeek: ["mon"], .measurementSystem: ["metric"]])
    #expect(facts["us"] == [.firstDayOfWeek: ["sat"], .measurementSystem: ["us"]])
  }

  /// Lists of names are in a table with one on each line.
  @Test(arguments: ["\\n", "\\r\\n"], ["name", "capital", "nativeNames", "otherNames"])
  func aNameHasOneLine(line: String, key: String) throws {
    let name = key == "name" ? "" : #""name": "a", "#
    let generated = try Generated(["countries.json": "[{\"code\": \"CH\", \(name)\"\(key)\": \"a\(line)b\"}]"])
    #expect(generated.problems == ["error data-value 1"])
  }
}
