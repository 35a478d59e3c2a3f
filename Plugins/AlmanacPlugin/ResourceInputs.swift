import Foundation

/// The files of a target's folder that the generator reads, and the names of those that it will write.
///
/// They are found anew whenever a build is planned, which is how a build notices that a flag has come or gone.
struct ResourceInputs {
  let files: [URL]
  let outputNames: [String]

  init(folder: URL) {
    let configuration = ConfiguredPaths(folder: folder)
    let flags = Self.contents(of: Self.url(configuration.countries?.flags ?? "Flags", in: folder))
    let facts = Self.data(configuration.countries?.data, or: "countries.json", in: folder)
    let currencies = Self.data(configuration.currencies?.data, or: "currencies.json", in: folder)
    let locales = Self.data(configuration.locales?.data, or: "locales.json", in: folder)
    let emoji = Self.data(configuration.emoji?.data, or: "emoji.json", in: folder)
    let words = Self.contents(of: folder).filter { file in
      file.lastPathComponent.wholeMatch(of: /emoji\.[^.]+\.json|annotations\.json/) != nil
    }
    let others = [ConfiguredPaths.fileName, configuration.countries?.required].compactMap { $0 }
    files =
      others.map { Self.url($0, in: folder) }.filter(Self.exists)
      + (configuration.templates.map { Self.contents(of: Self.url($0, in: folder)) } ?? [])
      + flags + facts + currencies + locales + emoji + (emoji.isEmpty ? [] : words)
    let hasFacts = configuration.countries?.data != nil || !facts.isEmpty
    let hasFlags =
      configuration.countries?.flags != nil || !flags.isEmpty || configuration.countries != nil && !hasFacts
    let hasCurrencies = configuration.currencies != nil || !currencies.isEmpty
    let hasLocales = configuration.locales != nil || !locales.isEmpty
    let names = [
      hasFlags || hasFacts ? ["Country"] : [],
      hasFlags ? ["CountryFlags"] : [],
      hasFacts || hasFlags && (hasCurrencies || hasLocales) ? ["CountryFacts"] : [],
      hasCurrencies ? ["Currency"] : [],
      hasLocales ? ["CurrencyLocale"] : [],
      configuration.emoji != nil || !emoji.isEmpty ? ["EmojiCategory", "Emoji"] : [],
    ].joined()
    // Where there is nothing, a command that will fail says what to add.
    outputNames = (names.isEmpty ? ["Country"] : Array(names)).map { "Almanac\($0).swift" }
  }

  /// The files of a section that are there.
  private static func data(_ data: ConfiguredPaths.Paths?, or conventional: String, in folder: URL) -> [URL] {
    (data?.paths ?? [conventional]).map { url($0, in: folder) }.filter(exists)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  private static func url(_ path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardizedFileURL
  }

  /// What is directly in a folder, sorted by name; nothing where there is no such folder, which the generator reports.
  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }
}
