/// A list in Almanac's own format, made from files in other formats.
public struct ImportedList: Sendable {
  /// All problems, sorted by path and location.
  public let diagnostics: [Diagnostic]

  /// The list in JSON, one entry on each line; `nil` if there is an error.
  public let json: String?

  /// The number of entries in the list.
  public let count: Int

  /// The kinds of lists: the keys of the sections.
  public static let kinds = SectionKind.allCases.map(\.rawValue)

  /// The options of an import.
  public struct Options: Sendable {
    /// The language of the names.
    public var language = "en"

    /// Other languages to keep names in.
    public var languages: [String] = []

    /// Whether a list of currencies contains those that are no longer in use.
    public var includesHistoric = false

    /// Creates the defaults.
    public init() {}
  }

  /// Imports a list.
  ///
  /// - Parameters:
  ///   - kind: One of `kinds`.
  ///   - paths: Files in any known format of the section. If several files contain a fact, the first one wins.
  ///   - options: The languages of the names.
  ///   - progress: A line that shows what the import does.
  /// - Returns: `nil` if there is no such kind.
  public static func make(
    _ kind: String,
    of paths: [String],
    _ options: Options = Options(),
    progress: ProgressLine? = nil
  ) -> ImportedList? {
    guard let kind = SectionKind(rawValue: kind) else { return nil }
    var options = options
    options.language = LanguageTag.canonical(options.language)
    options.languages = options.languages.map(LanguageTag.canonical)
    var settings = Settings()
    settings.sections.use(options)
    let problems = Problems()
    let inputs = Inputs.read(paths, of: kind, settings, FileReader(problems, progress))
    progress?.begin("checking the \(kind.rawValue)", count: 1)
    let lines = Atlas(inputs.parsed(problems), problems).sections.flatMap { $0.lines(options) }
    if lines.isEmpty, !problems.hasErrors {
      let message =
        "no file contains names of \(kind.rawValue) in '\(options.language)'; add one, or choose another language"
      problems.report(.dataEmpty, at: inputs.folder.location, message)
    }
    return ImportedList(
      diagnostics: problems.sorted(isStrict: false),
      json: problems.hasErrors ? nil : JSONLine.list(lines),
      count: lines.count
    )
  }
}
