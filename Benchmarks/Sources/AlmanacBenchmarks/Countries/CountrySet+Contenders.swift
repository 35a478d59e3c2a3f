import Foundation

/// The contenders of the country benchmark. Each one declares a `CountryIndex`.
extension CountrySet {
  /// The baseline that is subtracted from the others: an empty index.
  static let none = MeasuredTarget(
    title: "no countries",
    target: "Without",
    files: [
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
  )

  var almanac: MeasuredTarget {
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
        // Uses the other enums, so the linker keeps them.
        static let rest: [any Sendable] = [
          Country.allCases.map(\\.flag.byteCount), Currency.allCases, CurrencyLocale.allCases, Emoji.all,
        ]
      }

      """
    let flags = flags.files.map { ("Flags/\($0.code).png", $0.png) }
    let names = ["Country", "CountryFlags", "CountryFacts", "Currency", "CurrencyLocale", "EmojiCategory", "Emoji"]
    return MeasuredTarget(
      title: "Almanac",
      target: "WithAlmanac",
      settings: MeasuredTarget.almanacSettings,
      fileNames: names.map { "Almanac\($0).swift" },
      files: files.merging(flags) { $1 }.merging(["CountryIndex.swift": Data(index.utf8)]) { $1 }
    )
  }

  func plain() throws -> MeasuredTarget {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PlainCountryIndex.swift")
    let index = """
      import Foundation

      struct CountryIndex {
        typealias Value = [String]
        let index: PlainCountryIndex
        init() throws {
          let json = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "countries.txt")
          index = try PlainCountryIndex(json: Data(contentsOf: json))
        }
        func value(_ code: String) -> [String]? { index.facts(code) }
        func search(_ query: String) -> [[String]] { index.search(query).map { [$0] } }
        func text(_ value: [String]) -> String { value.joined(separator: "|") }
      }

      """
    return MeasuredTarget(
      title: "JSON and String",
      target: "WithJSON",
      fileNames: ["PlainCountryIndex.swift"],
      // As a text, so SwiftPM does not warn about an unhandled file.
      files: [
        "countries.txt": json, "PlainCountryIndex.swift": try Data(contentsOf: source),
        "CountryIndex.swift": Data(index.utf8),
      ]
    )
  }
}
