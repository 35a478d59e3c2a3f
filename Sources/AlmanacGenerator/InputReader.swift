import Foundation
import Mustache

/// Reads all that a request names.
struct InputReader {
  private(set) var configuration: Configuration
  private(set) var templates = MustacheLibrary()
  private(set) var flags: FlagScanner?
  private(set) var required: [Located<String>]?
  private(set) var currencies: [DataFile]?
  private(set) var locales: [DataFile]?
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
    currencies = readData(configuration.currencies)
    locales = readData(configuration.locales)
    reportIfNothing(requested: request.flags)
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
      ?? countries.section
    {
      report(.configPath, location, "there is no folder '\(path)'; it should hold the flags")
    }
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
    let conventional = folder.path(of: list.conventionalFile)
    guard list.section != nil || FileManager.default.fileExists(atPath: conventional) else { return nil }
    let origin = list.section ?? SourceLocation(path: conventional)
    let names = list.data ?? [Located(value: list.conventionalFile, location: origin)]
    return names.compactMap { name in
      switch DataFile.read(folder.path(of: name.value), namedAt: name.location) {
      case .success(let file): return file
      case .failure(let diagnostic):
        diagnostics.append(diagnostic)
        return nil
      }
    }
  }

  private mutating func reportIfNothing(requested: String?) {
    let isConfigured = configuration.countries.section != nil || requested != nil
    guard flags == nil, currencies == nil, locales == nil, !isConfigured else { return }
    let conventions = [
      "PNG files in '\(folder.path(of: CountriesConfiguration.conventionalFolder))', with 'xx.png' as the fallback",
      "'\(folder.path(of: configuration.currencies.conventionalFile))'",
      "'\(folder.path(of: configuration.locales.conventionalFile))'",
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
