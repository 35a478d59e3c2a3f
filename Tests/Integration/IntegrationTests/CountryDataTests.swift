import Foundation
import TestSupport
import Testing

/// Generates countries, currencies and locales from real lists, and runs Fixtures/CountryCheck on them.
@Suite(.runsCommands) struct CountryDataTests {
  /// A country, for the program and for the generator.
  private struct Entry: Encodable {
    let code: String
    let name: String
    var otherNames: [String] = []
    var alpha3: String?
    var numericCode: Int?
    let emoji: String
    var currencies: [String] = []
    var timeZones: [String] = []
  }

  /// The files of Debian's packages `iso-codes` and `tzdata`.
  private static let lists = [
    "/usr/share/iso-codes/json/iso_3166-1.json", "/usr/share/iso-codes/json/iso_4217.json",
    "/usr/share/zoneinfo/zone.tab",
  ]

  /// A folder with `circle-flags`, `countries`, `cldr` and `gemoji`. This data is not part of the repository, because
  /// it is large and belongs to others.
  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  @Test(.enabled(if: lists.allSatisfy(FileManager.default.fileExists(atPath:))))
  func knowsAllThatISOAndTzdataList() throws {
    let configuration = """
      {
        relations: "error",
        countries: { data: ["\(Self.lists[0])", "\(Self.lists[2])", "money.json"], allow: ["zz"] },
        currencies: { data: "\(Self.lists[1])", cases: "code" },
        locales: { cases: "code" },
      }
      """
    let locales = try Self.entriesOfISO().enumerated().flatMap { index, entry in
      ["en", "de"].prefix(index % 3).map {
        "{\"identifier\": \"\($0)_\(entry.code.uppercased())\", \"name\": \"\(index)\"}"
      }
    }
    let list = "[\(locales.joined(separator: ",\n")), {\"identifier\": \"en_ZZ\"}]"
    let files = ["almanac.json": configuration, "locales.json": list]
    let counts = try check(Self.entriesOfISO(), files: files)
    #expect(counts.countries == (try Self.entriesOfISO().count))
    #expect(counts.currencies > 170)
  }

  @Test(.enabled(if: corpora != nil))
  func linksAllThatTheCorporaHave() throws {
    let corpora = try #require(Self.corpora)
    let cldr = "\(corpora)/cldr"
    let names = ["languages", "scripts", "territories", "variants"].map { "\"\(cldr)/main/en/\($0).json\"" }
    // Every exception is an error in the data.
    let configuration = """
      {
        relations: "error",
        countries: {
          flags: "\(corpora)/circle-flags",
          data: "\(corpora)/countries/countries.json",
          allow: [
            "an", "cq", "fx", "su", "yu", // withdrawn from ISO 3166-1, or never in it (Sark); not in REST Countries
            "ac", "cp", "dg", "ea", "ic", "ta", // reserved there for parts of countries
            "eu", "un", // reserved for unions of countries
          ],
        },
        currencies: {
          data: ["\(cldr)/main/en/currencies.json", "\(cldr)/supplemental/currencyData.json"],
          allow: [
            "CKD", "FOK", "GGP", "IMP", "JEP", "KID", "TVD", // REST Countries' codes, not in ISO 4217
            "ANG", "BGN", "CUC", "SLL", "ZWB", // withdrawn, but still in REST Countries
          ],
        },
        locales: { data: ["\(cldr)/availableLocales.json", \(names.joined(separator: ", "))] },
        emoji: { data: "\(corpora)/gemoji/emoji.json" },
      }
      """
    let counts = try check(Self.entriesOfREST(corpora), files: ["almanac.json": configuration])
    #expect(counts.countries == 265)
    // All locales, and those of the device.
    #expect(counts.locales == 766 + 2)
  }

  /// Compiles the program with a list of entries and other files, and lets it check the entries.
  private func check(_ entries: [Entry], files: [String: String]) throws
    -> (countries: Int, currencies: Int, locales: Int)
  {
    let source = Repository.root.appending(path: "Fixtures/CountryCheck/Program.swift")
    // Additional entries in Almanac's own format.
    let money = entries.map { "{\"code\": \"\($0.code)\", \"currencies\": \($0.currencies)}" }
    let lists = [
      "entries.json": String(decoding: try JSONEncoder().encode(entries), as: UTF8.self),
      "money.json": "[\(money.joined(separator: ",\n"))]",
    ]
    let program = try GeneratedProgram(
      String(contentsOf: source, encoding: .utf8),
      files: files.merging(lists) { $1 }
    )
    let result = try program.run(["entries.json"])
    let pattern = /(\d+) countries, (\d+) currencies, (\d+) locales, (\d+) relations, 0 problems\n$/
    let counts = try #require(result.firstMatch(of: pattern), "\(result)")
    #expect(try #require(Int(counts.4)) > 200)
    return try (#require(Int(counts.1)), #require(Int(counts.2)), #require(Int(counts.3)))
  }

  /// The countries of ISO 3166-1, each with some currencies of ISO 4217.
  private static func entriesOfISO() throws -> [Entry] {
    let countries = try #require(try json(lists[0]) as? [String: [[String: String]]])["3166-1"] ?? []
    let currencies = try #require(try json(lists[1]) as? [String: [[String: String]]])["4217"] ?? []
    let codes = currencies.compactMap { $0["alpha_3"] }
    let zones = try String(contentsOfFile: lists[2], encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    .map { $0.split(separator: "\t").map(String.init) }
    return try countries.enumerated().map { index, country in
      let code = try #require(country["alpha_2"])
      return Entry(
        code: code.lowercased(),
        name: try #require(country["common_name"] ?? country["name"]),
        otherNames: ["name", "official_name"].compactMap { country[$0] },
        alpha3: country["alpha_3"],
        numericCode: country["numeric"].flatMap(Int.init),
        emoji: try #require(country["flag"]),
        // Zero to three currencies for each country, currencies with many countries, and currencies without countries.
        currencies: (0..<index % 4).map { codes[(index / 7 + 11 * $0) % codes.count] },
        timeZones: zones.filter { $0[0] == code }.map { $0[2] }
      )
    }
  }

  /// The countries of REST Countries.
  private static func entriesOfREST(_ corpora: String) throws -> [Entry] {
    let countries = try #require(try json("\(corpora)/countries/countries.json") as? [[String: Any]])
    return try countries.map { country in
      let name = try #require(country["name"] as? [String: Any])
      let native = (name["native"] as? [String: [String: String]] ?? [:]).values.flatMap(\.values)
      let number = (country["ccn3"] as? String).flatMap(Int.init)
      let others = [name["official"] as? String].compactMap { $0 } + native
      // The order of an object's members is lost here, but only the order in the text matters.
      let money = (country["currencies"] as? [String: Any])?.keys.sorted() ?? []
      return Entry(
        code: try #require(country["cca2"] as? String).lowercased(),
        name: try #require(name["common"] as? String),
        otherNames: others + (country["altSpellings"] as? [String] ?? []) + (country["capital"] as? [String] ?? []),
        alpha3: country["cca3"] as? String,
        numericCode: number,
        emoji: try #require(country["flag"] as? String),
        currencies: money
      )
    }
  }

  private static func json(_ path: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path)))
  }
}
