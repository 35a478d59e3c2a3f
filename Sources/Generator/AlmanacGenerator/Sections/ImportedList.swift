/// A list in Almanac's own format, or a user's own list, made from files in other formats.
public struct ImportedList: Sendable {
  /// All problems, sorted by path and location.
  public let diagnostics: [Diagnostic]

  /// The list in JSON or comma-separated values, one entry on each line; `nil` if there is an error.
  public let text: String?

  /// The number of entries in the list.
  public let count: Int

  /// The kinds of lists: the keys of the sections, and that of a user's own list.
  public static let kinds = SectionKind.allCases.map(\.rawValue) + [table]

  /// The kind of a user's own list.
  public static let table = "table"

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
  ///   - output: The path of the file to write, whose name says whether it is JSON or comma-separated values.
  ///   - options: The options of the import.
  ///   - progress: A line that shows what the import does.
  /// - Returns: `nil` if there is no such kind.
  public static func make(
    _ kind: String,
    of paths: [String],
    for output: String = "",
    _ options: Options = Options(),
    progress: ProgressLine? = nil
  ) -> ImportedList? {
    let problems = Problems()
    let reader = FileReader(problems, progress)
    let isCSV = CSVParser.isTable(output)
    var text: String?
    var count = 0
    if kind == table {
      let files = Inputs.read(paths, of: nil, Settings(), reader).parsed(problems).tables.first
      let table = files.flatMap { problems.hasErrors ? nil : TableText($0, problems) }
      count = table?.rowCount ?? 0
      text = isCSV ? table?.csv(of: output) : table?.json()
    } else {
      guard let kind = SectionKind(rawValue: kind) else { return nil }
      let lines = lines(kind, of: paths, options, reader)
      count = lines.count
      let json = JSONLine.list(lines)
      text = isCSV && !problems.hasErrors ? TableText.csv(json, of: output, problems) : json
    }
    return ImportedList(
      diagnostics: problems.sorted(isStrict: false),
      text: problems.hasErrors ? nil : text,
      count: count
    )
  }

  private static func lines(
    _ kind: SectionKind,
    of paths: [String],
    _ options: Options,
    _ reader: FileReader
  ) -> [JSONLine] {
    let problems = reader.problems
    var options = options
    options.language = LanguageTag.canonical(options.language)
    options.languages = options.languages.map(LanguageTag.canonical)
    var settings = Settings()
    settings.sections.use(options, at: SourceLocation(path: paths.first ?? ""))
    let inputs = Inputs.read(paths, of: kind, settings, reader)
    reader.progress?.begin("checking the \(kind.rawValue)", count: 1)
    let lines = Atlas(inputs.parsed(problems), problems).sections.flatMap { $0.lines(options) }
    if lines.isEmpty, !problems.hasErrors {
      let message =
        "no file contains names of \(kind.rawValue) in '\(options.language)'; add one, or choose another language"
      problems.report(.dataEmpty, at: inputs.folder.location, message)
    }
    return lines
  }
}
