import Foundation
import Mustache

/// Reads all that a request names.
struct InputReader {
  private(set) var configuration: Configuration
  private(set) var templates = MustacheLibrary()
  private(set) var flags: FlagScanner?
  private(set) var required: [Located<String>]?
  private(set) var countries: [InputFile]?
  private(set) var currencies: [DataFile]?
  private(set) var locales: [DataFile]?
  private(set) var emoji: [InputFile]?
  private(set) var emojiWords: [(language: String, file: InputFile)] = []
  private(set) var diagnostics: [Diagnostic]

  private let folder: Folder

  init(_ request: Request) {
    folder = Folder(path: request.folder)
    guard Folder.exists(folder.path) else {
      configuration = Configuration()
      diagnostics = [Diagnostic(.inputMissing, at: folder.location, "there is no folder '\(folder.path)'")]
      return
    }
    (configuration, diagnostics) = ConfigurationReader.read(folder: folder)
    configuration.countries.override(with: request, at: folder.location)
    readTemplates()
    // What the defaults would find means nothing where the configuration could not be read.
    if diagnostics.contains(where: { $0.rule == .configSyntax }) { return }
    readFlags(at: request.flags)
    readRequired(at: request.required)
    readCountries()
    currencies = readData(configuration.currencies)
    locales = readData(configuration.locales)
    readEmoji()
    reportRepeatedTypes()
    reportIfNothing(requested: request.flags)
  }

  /// The first file of each section, or the folder where it has none.
  var places: SectionPlaces {
    SectionPlaces(
      countries: countries?.first?.location ?? folder.location,
      currencies: currencies?.first?.root.location ?? folder.location,
      locales: locales?.first?.root.location ?? folder.location,
      emoji: emoji?.first?.location ?? folder.location
    )
  }

  /// The files of the section `countries`, whether they could be read or not.
  var countryPaths: [String] { paths(configuration.countries.data, CountriesConfiguration.conventionalFile) }

  /// The files of the section `currencies`, whether they could be read or not.
  var currencyPaths: [String] { paths(configuration.currencies.data, configuration.currencies.conventionalFile) }

  private func paths(_ data: [Located<String>]?, _ conventional: String) -> [String] {
    (data?.map(\.value) ?? [conventional]).map(folder.path)
  }

  private mutating func readTemplates() {
    let templates = TemplateLibrary(overrides: configuration.templates, relativeTo: folder)
    self.templates = templates.library
    diagnostics += templates.diagnostics
  }

  private mutating func readFlags(at requested: String?) {
    let countries = configuration.countries
    let path = requested ?? folder.path(of: countries.flags?.value ?? CountriesConfiguration.conventionalFolder)
    if Folder.exists(path) {
      let scanner = FlagScanner(path: path, configuration: countries)
      flags = scanner
      diagnostics += scanner.diagnostics
    } else if let location = requested.map({ SourceLocation(path: $0) }) ?? countries.flags?.location
      ?? (hasCountries ? nil : countries.section)
    {
      report(.configPath, location, "there is no folder '\(path)'; it should hold the flags")
    }
  }

  /// Whether there are files with facts of countries, or should be.
  private var hasCountries: Bool {
    configuration.countries.data != nil
      || FileManager.default.fileExists(atPath: folder.path(of: CountriesConfiguration.conventionalFile))
  }

  private mutating func readCountries() {
    let configuration = configuration.countries
    guard hasCountries else {
      if configuration.cases == .name, let location = configuration.casesLocation {
        report(.configValue, location, "'cases' must be 'code' where no 'data' has names of countries")
      }
      for language in configuration.languages.prefix(1) {
        report(.configValue, language.location, "'languages' needs 'data' that has names of countries")
      }
      return
    }
    let conventional = CountriesConfiguration.conventionalFile
    let names = names(section: configuration.section, data: configuration.data, conventional: conventional)
    countries = names?.compactMap { note(InputFile.read(folder.path(of: $0.value), namedAt: $0.location)) }
  }

  private mutating func readRequired(at requested: String?) {
    let configured = configuration.countries.required
    guard let path = requested ?? configured.map({ folder.path(of: $0.value) }) else { return }
    do {
      required = try CodeList(readingFile: path).codes
    } catch {
      let location = requested == nil ? configured?.location : nil
      let message = "the list of required codes '\(path)' cannot be read (\(Diagnostic.reason(error)))"
      report(.configPath, location ?? SourceLocation(path: path), message)
    }
  }

  /// The files of a section, or `nil` where there is neither the section nor the conventional file.
  private mutating func readData(_ list: ListConfiguration) -> [DataFile]? {
    names(section: list.section, data: list.data, conventional: list.conventionalFile)?.compactMap { name in
      note(DataFile.read(folder.path(of: name.value), namedAt: name.location))
    }
  }

  private mutating func readEmoji() {
    let configuration = configuration.emoji
    let conventional = EmojiConfiguration.conventionalFile
    guard var names = names(section: configuration.section, data: configuration.data, conventional: conventional)
    else { return }
    let words = EmojiConfiguration.conventionalWords
    if !names.contains(where: { $0.value == words }), FileManager.default.fileExists(atPath: folder.path(of: words)) {
      names.append(Located(value: words, location: SourceLocation(path: folder.path(of: words))))
    }
    emoji = names.compactMap { note(InputFile.read(folder.path(of: $0.value), namedAt: $0.location)) }
    for name in (try? Folder.names(in: folder.path)) ?? [] {
      guard let language = EmojiConfiguration.language(ofFile: name) else { continue }
      let location = SourceLocation(path: folder.path(of: name))
      if LocaleIdentifier(language) == nil {
        report(.localeIdentifier, location, "'\(language)' in '\(name)' is no language of BCP 47, such as 'de'")
      } else if let file = note(InputFile.read(folder.path(of: name), namedAt: location)) {
        emojiWords.append((LanguageCode.canonical(language), file))
      }
    }
  }

  /// The names of a section's files, or `nil` where there is neither the section nor the conventional file.
  private func names(
    section: SourceLocation?,
    data: [Located<String>]?,
    conventional: String
  ) -> [Located<String>]? {
    let path = folder.path(of: conventional)
    guard section != nil || FileManager.default.fileExists(atPath: path) else { return nil }
    return data ?? [Located(value: conventional, location: section ?? SourceLocation(path: path))]
  }

  private mutating func note<Value>(_ result: Result<Value, Diagnostic>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let diagnostic):
      diagnostics.append(diagnostic)
      return nil
    }
  }

  /// Two enums of one target cannot have one name.
  private mutating func reportRepeatedTypes() {
    let settings = configuration
    let all = [
      ("countries", settings.countries.type, settings.countries.typeLocation, flags != nil || countries != nil),
      ("currencies", settings.currencies.type, settings.currencies.typeLocation, currencies != nil),
      ("locales", settings.locales.type, settings.locales.typeLocation, locales != nil),
      ("emoji", settings.emoji.type, settings.emoji.typeLocation, emoji != nil),
    ]
    let sections = all.filter(\.3)
    for (name, type, location, _) in sections {
      guard let location, let other = sections.first(where: { $0.0 != name && $0.1 == type }) else { continue }
      report(.configValue, location, "'\(type)' is the type of '\(other.0)' too; choose another name")
    }
  }

  private mutating func reportIfNothing(requested: String?) {
    let isConfigured = configuration.countries.section != nil || requested != nil
    guard flags == nil, countries == nil, currencies == nil, locales == nil, emoji == nil, !isConfigured else { return }
    let conventions = [
      "PNG files in '\(folder.path(of: CountriesConfiguration.conventionalFolder))', with 'xx.png' as the fallback",
      "'\(folder.path(of: CountriesConfiguration.conventionalFile))'",
      "'\(folder.path(of: configuration.currencies.conventionalFile))'",
      "'\(folder.path(of: configuration.locales.conventionalFile))'",
      "'\(folder.path(of: EmojiConfiguration.conventionalFile))'",
    ]
    let message =
      "there is nothing to generate from; add \(conventions.joined(separator: ", or ")), "
      + "or say in '\(folder.path(of: Configuration.fileName))' where they are"
    report(.inputMissing, folder.location, message)
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }
}
