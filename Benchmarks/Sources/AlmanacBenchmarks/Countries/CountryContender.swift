import Foundation

/// One way to look up countries, as the measured package does.
struct CountryContender: Contender, Sendable {
  let title: String
  let target: String
  var settings: [String] = []

  /// The files whose compilation is measured.
  let fileNames: [String]

  /// Files of the target besides the program, by name; among them `CountryIndex`, which the program asks.
  let files: @Sendable (_ countries: CountrySet, _ package: ConsumerPackage) throws -> [String: Data]

  /// The base that the others are measured over: an index of nothing.
  static let none = CountryContender(
    title: "no countries",
    target: "Without",
    fileNames: [],
    files: { _, _ in
      [
        "CountryIndex.swift": Data(
          """
          struct CountryIndex {
            typealias Value = [String]
            init() throws {}
            func value(_ code: String) -> [String]? { nil }
            func search(_ query: String) -> [[String]] { [] }
            func text(_ value: [String]) -> String { "" }
          }

          """.utf8
        )
      ]
    }
  )

  static let almanac = CountryContender(
    title: "Almanac",
    target: "WithAlmanac",
    settings: almanacSettings,
    fileNames: ["Country", "CountryFlags", "CountryFacts", "Currency", "CurrencyLocale", "Emoji"].map {
      "Almanac\($0).swift"
    },
    files: { countries, _ in
      let flags = countries.flags.files.map { ("Flags/\($0.code).png", $0.png) }
      let index = """
        struct CountryIndex {
          typealias Value = [String]
          init() throws {}
          func value(_ code: String) -> [String]? {
            guard let country = Country(rawValue: code) else { return nil }
            return [country.name, country.capital ?? "", "\\(country.numericCode ?? 0)"]
          }
          func search(_ query: String) -> [[String]] { Country.search(query).map { [$0.rawValue] } }
          func text(_ value: [String]) -> String { value.joined(separator: "|") }
          // What a program has of the rest, so that the linker keeps it.
          static let rest: [any Sendable] = [
            Country.flagTable, Currency.allCases, CurrencyLocale.allCases, Emoji.all,
          ]
        }

        """
      return countries.files.merging(flags) { $1 }.merging(["CountryIndex.swift": Data(index.utf8)]) { $1 }
    }
  )

  static let plain = CountryContender(
    title: "JSON and String",
    target: "WithJSON",
    fileNames: ["PlainCountryIndex.swift"],
    files: { countries, package in
      let json = package.folder.appending(path: "Sources/WithJSON/countries.txt")
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PlainCountryIndex.swift")
      return [
        // As a text, so that the build does not ask what to do with it.
        "countries.txt": countries.json,
        "PlainCountryIndex.swift": try Data(contentsOf: source),
        "CountryIndex.swift": Data(
          """
          import Foundation

          struct CountryIndex {
            typealias Value = [String]
            let index: PlainCountryIndex
            init() throws {
              let json = URL(filePath: \(String(reflecting: json.path(percentEncoded: false))))
              index = try PlainCountryIndex(json: Data(contentsOf: json))
            }
            func value(_ code: String) -> [String]? { index.facts(code) }
            func search(_ query: String) -> [[String]] { index.search(query).map { [$0] } }
            func text(_ value: [String]) -> String { value.joined(separator: "|") }
          }

          """.utf8
        ),
      ]
    }
  )

  /// Puts the target's files into a package, with the same program for every contender.
  func write(_ countries: CountrySet, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    // Once, because the rival takes milliseconds for each query.
    let program = LookupProgram.source(
      asking: "CountryIndex",
      keys: countries.codes,
      queries: countries.queries,
      repetitions: 1
    )
    try package.write(program, to: "\(folder)/main.swift")
    for (name, data) in try files(countries, package) { try package.write(data, to: "\(folder)/\(name)") }
  }
}
