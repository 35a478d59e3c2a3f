/// A list in a format of Almanac's own, made from files in other formats.
public struct ImportedList: Sendable {
  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The list in JSON, an entry a line; `nil` where there is an error.
  public let json: String?

  /// How many entries the list has.
  public let count: Int

  /// The lists that can be made: the keys of the sections.
  public static let kinds = SectionKind.allCases.map(\.rawValue)

  /// What to make a list of.
  public struct Options: Sendable {
    /// The language of the names.
    public var language = "en"

    /// Further languages to keep names in.
    public var languages: [String] = []

    /// The defaults.
    public init() {}
  }

  /// Makes a list.
  ///
  /// - Parameters:
  ///   - kind: One of `kinds`.
  ///   - paths: Files in any format that the section knows. The first file that has a fact counts.
  ///   - options: The languages of the names.
  ///   - progress: Is told what is being done.
  /// - Returns: `nil` where there is no such kind.
  public static func make(
    _ kind: String,
    of paths: [String],
    _ options: Options = Options(),
    progress: (String) -> Void = { _ in }
  ) -> ImportedList? {
    guard let kind = SectionKind(rawValue: kind) else { return nil }
    let problems = Problems()
    var files = SectionFiles(location: SourceLocation(path: paths.first ?? ""))
    for (index, path) in paths.enumerated() {
      progress("reading \(path) (\(index + 1) of \(paths.count))")
      guard let file = read(path, problems) else {
        files.isComplete = false
        continue
      }
      files.files.append((NamedFile(path: path, origin: SourceLocation(path: path)), file))
    }
    progress("checking the \(kind.rawValue)")
    var options = options
    options.language = LanguageCode.canonical(options.language)
    options.languages = options.languages.map(LanguageCode.canonical)
    let section = Atlas.section(kind, files, options, problems)
    let lines = section.lines(options)
    if lines.isEmpty, !problems.hasErrors {
      problems.report(.dataEmpty, at: files.location, "no file has names of \(kind.rawValue) in '\(options.language)'")
    }
    return ImportedList(
      diagnostics: problems.sorted(isStrict: false),
      json: problems.hasErrors ? nil : JSONLine.list(lines),
      count: lines.count
    )
  }

  private static func read(_ path: String, _ problems: Problems) -> DataFile? {
    do throws(Diagnostic) {
      let limit = FileContents.largestDataFile
      return problems.value(
        DataFile.parse(try FileContents.text(path, atMost: limit, namedAt: SourceLocation(path: path)))
      )
    } catch {
      problems.add(error)
      return nil
    }
  }
}
