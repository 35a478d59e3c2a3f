import Mustache

/// Reads all that a request names.
struct InputReader {
  private(set) var configuration: Configuration
  private(set) var templates = MustacheLibrary()
  private(set) var flags: FlagScanner?
  private(set) var required: [Located<String>]?
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
  }

  private mutating func readTemplates() {
    let templates = TemplateLibrary(overrides: configuration.templates, relativeTo: folder)
    self.templates = templates.library
    diagnostics += templates.diagnostics
  }

  private mutating func readFlags(at requested: String?) {
    let configured = configuration.countries.flags
    let path = requested ?? folder.path(of: configured?.value ?? CountriesConfiguration.conventionalFolder)
    guard Folder.exists(path) else {
      if requested != nil || configured != nil {
        let location = requested.map { SourceLocation(path: $0) } ?? configured?.location ?? folder.location
        return report(.configPath, location, "there is no folder '\(path)'; it should hold the flags")
      }
      let message =
        "there is nothing to generate from; add PNG files in '\(path)', with 'xx.png' as the fallback, "
        + "or name their folder as 'countries.flags' in '\(folder.path(of: Configuration.fileName))'"
      return report(.inputMissing, folder.location, message)
    }
    let scanner = FlagScanner(path: path, configuration: configuration.countries)
    flags = scanner
    diagnostics += scanner.diagnostics
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

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }
}
