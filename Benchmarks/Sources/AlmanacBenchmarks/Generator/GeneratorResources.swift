import Foundation

/// The data for the measurement of the generator.
struct GeneratorResources {
  /// The text of the changed file before and after its change.
  private static let change = (before: #""US Dollar""#, after: #""U.S. Dollar""#)

  let sections: [ResourceSection]

  /// A changed flag.
  let changedFlag: ChangedFile

  /// A changed file of currencies.
  let changedCurrencies: ChangedFile

  /// Uses third-party files from a folder with `circle-flags`, `countries`, `cldr` and `gemoji`.
  init(corpora: URL) throws {
    func section(_ title: String, _ paths: [String], settings: [String] = []) throws -> ResourceSection {
      try Self.section(title, paths, settings) { try Data(contentsOf: corpora.appending(path: $0)) }
    }
    let languages = ["de", "fr", "ja"]
    let supplemental = ["territoryInfo", "currencyData", "codeMappings", "territoryContainment"]
    let english = ["languages", "scripts", "territories", "variants"].map { "cldr/main/en/\($0).json" }
    let currencies = "cldr/main/en/currencies.json"
    try self.init(
      flags: FlagSet(folder: corpora.appending(path: "circle-flags")),
      currencies: currencies,
      lists: [
        section(
          "countries",
          ["countries/countries.json"] + supplemental.map { "cldr/supplemental/\($0).json" }
            + (["en"] + languages).map { "cldr/main/\($0)/territories.json" },
          settings: ["languages: \(languages)"]
        ),
        section("currencies", [currencies, "cldr/supplemental/currencyData.json"]),
        section("locales", ["cldr/availableLocales.json", "cldr/defaultContent.json"] + english),
        section("emoji", ["gemoji/emoji.json"] + languages.map { "cldr/annotations/\($0)/annotations.json" }),
      ]
    )
  }

  /// Uses the files that Almanac ships.
  init(worldOf almanac: URL) throws {
    let lists = try ["countries", "currencies", "locales", "emoji"].map { title in
      try Self.section(title, ["\(title).json"], []) {
        try Data(contentsOf: almanac.appending(path: "World/\($0)"))
      }
    }
    try self.init(flags: FlagSet(worldOf: almanac), currencies: "currencies.json", lists: lists)
  }

  /// Combines the flags, the file with the names of currencies, and all other sections.
  private init(flags: FlagSet, currencies: String, lists: [ResourceSection]) throws {
    let pictures = flags.files.map { (path: "Flags/\($0.code).png", png: $0.png) }
    let files = Dictionary(uniqueKeysWithValues: pictures)
    sections = [ResourceSection(title: "flags", key: "countries", settings: [#"flags: "Flags""#], files: files)] + lists
    guard let first = pictures.first, let other = pictures.last(where: { $0.png != first.png }) else {
      throw Failure("there are too few flags to change one")
    }
    changedFlag = ChangedFile(path: first.path, data: other.png)
    let text = lists.compactMap { $0.files[currencies] }.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    guard text.contains(Self.change.before) else { throw Failure("\(currencies) does not have \(Self.change.before)") }
    let changed = text.replacing(Self.change.before, with: Self.change.after)
    changedCurrencies = ChangedFile(path: currencies, data: Data(changed.utf8))
  }

  /// The number of files and their size in bytes, for the report.
  var description: String {
    // Sections can share a file.
    let files = sections.map(\.files).reduce(into: [:]) { all, more in all.merge(more) { $1 } }
    return "\(files.count) files of flags and data, \(files.values.reduce(0) { $0 + $1.count }) bytes in all"
  }

  private static func section(
    _ title: String,
    _ paths: [String],
    _ settings: [String],
    read: (String) throws -> Data
  ) rethrows -> ResourceSection {
    let files = try Dictionary(uniqueKeysWithValues: paths.map { ($0, try read($0)) })
    // The description of an array of strings is JSON.
    return ResourceSection(title: title, key: title, settings: ["data: \(paths)"] + settings, files: files)
  }
}
