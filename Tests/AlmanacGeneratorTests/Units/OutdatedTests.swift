import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Lists and flags that were right once.
@Suite struct OutdatedTests {
  /// Returns what is out of date, each as the value and what replaces it.
  private func outdated(_ files: [String: String], flags: [String] = []) throws -> [String] {
    let folder = try TemporaryFolder(files)
    for flag in flags { try folder.addFlag("Flags/\(flag).png", from: "xx") }
    let problems = Pipeline.run(Request(folder: folder.path)).diagnostics.filter { $0.rule == .dataOutdated }
    return problems.map { problem in
      let texts = problem.message.split(separator: "'", omittingEmptySubsequences: false)
      return "\(texts[1]) \(texts.dropFirst(2).filter { !$0.isEmpty && !$0.contains(" ") }.joined(separator: " "))"
    }
  }

  private func country(_ fields: String) -> [String: String] { ["countries.json": "[{\(fields)}]"] }

  @Test(arguments: [
    (#""code": "AN", "name": "Antilles""#, "AN BQ CW SX"), (#""code": "YU", "name": "Y""#, "YU BA HR ME MK RS SI XK"),
    (#""code": "TR", "name": "Turkey""#, "Turkey TR Türkiye"),
    (#""code": "SZ", "name": "Swaziland""#, "Swaziland SZ Eswatini"),
    (#""code": "CV", "name": "Cape Verde""#, "Cape Verde CV"),
    (#""code": "NR", "name": "Naoero", "officialName": "Republic of Nauru""#, "Republic of Nauru NR"),
    (#""code": "KZ", "name": "Kazakhstan", "capital": "Nur-Sultan""#, "Nur-Sultan KZ Astana"),
    (#""code": "XK", "name": "Kosovo", "callingCodes": ["383", "381"]"#, "381 XK 383"),
    (#""code": "RO", "name": "Romania", "alpha3": "ROM""#, "ROM RO ROU"),
    (#""code": "SD", "name": "Sudan", "numericCode": 736"#, "736 SD 729"),
    (#""code": "WS", "name": "Samoa", "drivingSide": "right""#, "right WS left"),
    (#""code": "HR", "name": "Croatia", "currencies": ["HRK"]"#, "HRK HR EUR"),
    (#""code": "IL", "name": "Israel", "languages": ["iw", "ar"]"#, "iw IL he"),
    (#""code": "UA", "name": "Ukraine", "timeZones": ["Europe/Kiev"]"#, "Europe/Kiev UA Europe/Kyiv"),
    (#""code": "IN", "name": "India", "population": 1000000000"#, "1000000000 IN 1450935791"),
  ])
  func reportsFactsAboutCountries(fields: String, expected: String) throws {
    let found = try outdated(country(fields))
    #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
  }

  @Test func acceptsWhatIsRight() throws {
    let countries = """
      [{"code": "TR", "name": "Türkiye", "currencies": ["TRY"], "timeZones": ["Europe/Istanbul"]},
       {"code": "IN", "name": "India", "population": 1460000000},
       {"code": "PN", "name": "Pitcairn", "population": 10, "populationYear": 2100},
       {"code": "IL", "name": "Israel", "languages": ["he"]}]
      """
    #expect(try outdated(["countries.json": countries]).isEmpty)
    #expect(try outdated(["almanac.json": #"{ currencies: { data: "world", historic: true } }"#]).isEmpty)
    #expect(try outdated([:]).isEmpty)
  }

  /// German keeps the form Nauru.
  @Test func comparesOnlyEnglishNames() throws {
    let list = country(#""code": "NR", "name": "Nauru""#)
    #expect(try outdated(list).count == 1)
    #expect(try outdated(list.merging(["almanac.json": #"{ countries: { language: "de" } }"#]) { $1 }).isEmpty)
  }

  @Test func reportsCodesOfOtherSections() throws {
    let currencies = """
      [{"code": "HRK", "name": "Kuna"}, {"code": "DEM", "name": "Mark", "historic": true}, {"code": "XEU", "name": "Ecu"}]
      """
    #expect(try outdated(["currencies.json": currencies]) == ["HRK EUR historic", "XEU historic"])
    let locales = #"[{"identifier": "iw_IL", "name": "Hebrew"}, {"identifier": "nl_AN", "name": "Dutch"}]"#
    #expect(try outdated(["locales.json": locales]) == ["iw iw_IL he", "AN nl_AN BQ CW SX"])
    #expect(try outdated(["languages.json": #"[{"code": "iw", "name": "Hebrew"}]"#]) == ["iw he"])
    // A dictionary of names isn't a list.
    let names = """
      {"main": {"en": {"numbers": {"currencies": {"HRK": {"displayName": "Kuna"}, "EUR": {"displayName": "Euro"}}}}}}
      """
    #expect(try outdated(["currencies.json": names]).isEmpty)
    for code in ["CN-11", "cn-11"] {
      let subdivisions = #"[{"code": "\#(code)", "name": "Beijing"}]"#
      #expect(try outdated(["subdivisions.json": subdivisions]) == ["\(code) CN-BJ"])
    }
  }

  @Test func reportsFlagsOfFormerCountries() throws {
    let former = try outdated([:], flags: ["an", "ch", "cs", "xx", "yu"])
    #expect(former == ["an bq cw sx an countries.allow", "yu ba hr me yu countries.allow"])
    #expect(try outdated(["almanac.json": #"{ countries: { allow: ["an"] } }"#], flags: ["an", "xx"]).isEmpty)
    // Codes that a section allows are meant in countries, too, and the facts of an allowed country are still compared.
    let currencies = country(#""code": "HR", "name": "Croatia", "currencies": ["HRK"]"#).merging([
      "almanac.json": #"{ currencies: { data: "world", allow: ["HRK"] } }"#
    ]) { $1 }
    #expect(try outdated(currencies).isEmpty)
    let allowed = country(#""code": "TR", "name": "Turkey""#).merging([
      "almanac.json": #"{ countries: { allow: ["tr"] } }"#
    ]) { $1 }
    #expect(try outdated(allowed) == ["Turkey TR Türkiye"])
  }

  @Test(arguments: [
    ("2025-07-04", []), ("2025-07-05", ["will be out of date from 2026-01-01"]),
    ("2025-12-31", ["will be out of date from 2026-01-01"]), ("2026-01-01", ["has been out of date since 2026-01-01"]),
  ])
  func reportsChangesInAdvance(day: String, expected: [String]) throws {
    let folder = try TemporaryFolder(["currencies.json": #"[{"code": "BGN", "name": "Lev"}]"#])
    var request = Request(folder: folder.path)
    request.asOf = CalendarDate(day)
    let found = Pipeline.check(request).diagnostics.map(\.message)
    #expect(found == expected.map { "'BGN' \($0); write 'EUR', or set 'historic' here and in almanac.json to keep it" })
  }

  @Test(arguments: [("error", [Severity.error]), ("warning", [.warning]), ("off", [])])
  func followsTheSetting(setting: String, expected: [Severity]) throws {
    let folder = try TemporaryFolder([
      "currencies.json": #"[{"code": "HRK", "name": "Kuna"}]"#, "almanac.json": "{ outdated: \"\(setting)\" }",
    ])
    let outcome = Pipeline.run(Request(folder: folder.path))
    #expect(outcome.diagnostics.map(\.severity) == expected)
    #expect(outcome.files.isEmpty == (setting == "error"))
  }

  /// The day of Almanac's facts decides, and not the clock.
  @Test func readsNoClock() throws {
    let text = try String(contentsOf: Repository.root.appending(path: "World/sources.json"), encoding: .utf8)
    #expect(text.contains("\"date\": \"\(LegalTender.date)\""))
    let folder = try TemporaryFolder(["currencies.json": #"[{"code": "BGN", "name": "Lev"}]"#])
    let usual = Pipeline.check(Request(folder: folder.path)).diagnostics
    var request = Request(folder: folder.path)
    request.asOf = CalendarDate(LegalTender.date)
    #expect(usual == Pipeline.check(request).diagnostics && usual.count == 1)
  }

  /// The parts of the world's list are lists of one's own here.
  @Test func reportsOldListsOfAllEmoji() throws {
    let world = try String(contentsOf: Repository.root.appending(path: "World/emoji.json"), encoding: .utf8)
    let lines = world.split(separator: "\n").dropFirst().dropLast().map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    let isOld = { (line: Substring) in
      !["15.1", "16.0", "17.0", "18.0"].contains { line.contains("\"unicodeVersion\": \"\($0)\"") }
    }
    let list = { (lines: [Substring]) in "[" + lines.joined(separator: ",\n") + "]" }
    let folder = try TemporaryFolder(["emoji.json": list(lines.filter(isOld))])
    let messages = Pipeline.run(Request(folder: folder.path)).diagnostics.filter { $0.rule == .dataOutdated }.map(
      \.message
    )
    let newer = lines.count - lines.count(where: isOld)
    #expect(messages.count == 1 && messages[0].contains("none of the \(newer) emoji of Unicode 15.1 to 18.0"))
    #expect(try outdated(["emoji.json": list(lines)]).isEmpty)
    // Few emoji are a choice.
    #expect(try outdated(["emoji.json": list(Array(lines.filter(isOld).prefix(300)))]).isEmpty)
  }
}

/// The shipped list of what is out of date agrees with the lists that Almanac ships.
@Suite struct OutdatedFactsTests {
  private static func list(_ name: String) throws -> JSONValue {
    let path = Repository.root.appending(path: "World/\(name).json")
    return try JSONParser.parse(SourceText(path: path.path, bytes: Array(Data(contentsOf: path))), as: .json)
  }

  @Test func namesOnlyWhatTheWorldHas() throws {
    let entries = try Self.list("countries").elements ?? []
    let countries = Dictionary(uniqueKeysWithValues: entries.map { ($0["code"]?.text?.value ?? "", $0) })
    var checked = 0
    for group in try Self.list("outdated").members ?? [] where CountryFact(rawValue: group.key.value) != nil {
      for country in group.value.members ?? [] where country.value.kind == .object && country.value["now"] == nil {
        let shipped = try #require(countries[country.key.value]?[group.key.value])
        let values = (shipped.elements ?? [shipped]).map { $0.text?.value ?? $0.written }
        for change in country.value.members ?? [] {
          let now = (change.value["now"]?.elements ?? []).compactMap(\.text?.value)
          #expect(values.contains { $0.hasPrefix(now[0]) } && !values.contains(change.key.value), "\(change.key.value)")
          checked += 1
        }
      }
    }
    #expect(checked > 30)
  }
}
