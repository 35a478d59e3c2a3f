@testable import AlmanacGenerator

/// The formats of all sections and of tables, and almanac.json: problems have locations in the file, and the entries
/// fit into tables.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let input = FuzzedInput.all[Int(first & 0xF) % FuzzedInput.all.count]
  let text = SourceText(path: input.path, bytes: Array(bytes.dropFirst()))
  let problems = Problems()
  switch input {
  case .section(let kind, _): read(text, as: kind, problems)
  case .table: readTable(text, problems)
  case .settings: _ = Settings.read(text, problems)
  }
  let lengths = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
  for diagnostic in problems.sorted(isStrict: false) where diagnostic.location.path == text.path {
    check(diagnostic.location, lengths)
  }
  return 0
}

private enum FuzzedInput {
  case section(SectionKind, path: String), settings
  case table(path: String)

  var path: String {
    switch self {
    case .section(_, let path), .table(let path): path
    case .settings: "almanac.json"
    }
  }

  /// The inputs by the digit with which seeds begin. New ones belong at the end, where they don't change those of the
  /// seeds.
  static let all: [FuzzedInput] = {
    let kinds: [SectionKind] = [.countries, .subdivisions, .currencies, .locales, .languages, .emoji]
    precondition(Set(kinds) == Set(SectionKind.allCases), "A section is missing.")
    return kinds.map { .section($0, path: "file") } + [
      .settings, .table(path: "file.csv"), .table(path: "file.json"), .section(.countries, path: "file.csv"),
    ]
  }()

  /// A table whose columns follow from the data, and one with a column of each type.
  static let schemas = {
    let text = """
      { tables: { A: "a", B: { data: "b", cases: "none", columns: {
        a: { type: "text", pattern: "^[a-z]" }, b: { type: "integer?", minimum: 0 }, c: "number?", d: "date?", e: "boolean?",
        f: "[text]", g: "Country?", h: "B?", i: { oneOf: ["x", "y"], list: true }, j: "Money?", k: "[decimal]",
        name: { type: "text?", unique: true } }, search: "name", languages: "de" } } }
      """
    let problems = Problems()
    let settings = Settings.read(SourceText(path: "almanac.json", bytes: Array(text.utf8)), problems)
    precondition(!problems.hasErrors && settings.tables.count == 2, "The tables are wrong.")
    return settings
  }()
}

private func readTable(_ text: SourceText, _ problems: Problems) {
  guard let file = problems.value({ () throws(Diagnostic) in try DataFile.parse(text) }) else { return }
  let files = SectionFiles(files: [(NamedFile(path: text.path, origin: file.location), file)], location: file.location)
  let settings = FuzzedInput.schemas
  let context = TargetContext(settings: settings, kinds: [], links: Links(), libraries: [.money])
  for schema in settings.tables {
    let own = Problems()
    var single = settings
    single.tables = [schema]
    let inputs = ParsedInputs(settings: single, files: [:], tables: [files])
    let tables = Tables.read(inputs, among: [], own)
    for diagnostic in own.kept { problems.add(diagnostic) }
    if own.hasErrors { continue }
    do { _ = try tables.contexts(context) } catch { fatalError("A short file overflows a table.") }
    for table in tables.all { _ = table.explanation(at: 0, Links()) }
  }
  let own = Problems()
  guard let list = TableText(files, own) else { return }
  let (json, csv) = (list.json(), list.csv(of: "a.csv"))
  if own.hasErrors { return }
  for (written, path) in [(json, "a.json"), (csv, "a.csv")] {
    let again = Result { () throws(Diagnostic) in try DataFile.parse(SourceText(path: path, bytes: Array(written.utf8)))
    }
    if case .failure(let problem) = again { fatalError("A written list can't be read: \(problem.message)") }
  }
}

private func read(_ text: SourceText, as kind: SectionKind, _ problems: Problems) {
  guard let file = problems.value({ () throws(Diagnostic) in try DataFile.parse(text) }) else { return }
  var files = SectionFiles(location: SourceLocation(path: text.path))
  // A second file completes the records of the first one.
  for language in [nil, "fr"] {
    files.files.append((NamedFile(path: text.path, origin: file.location, language: language), file))
  }
  var options = ImportedList.Options()
  options.languages = ["fr"]
  var settings = Settings()
  settings.sections.use(options, at: SourceLocation(path: "import"))
  let atlas = Atlas(ParsedInputs(settings: settings, files: [kind: files]), problems)
  guard let section = atlas.sections.first else { fatalError("A list makes no section.") }
  let context = TargetContext(settings: settings, kinds: [kind], links: Links(), libraries: [])
  do { for section in atlas.renderables { _ = try section.contexts(context) } } catch {
    fatalError("A short file overflows a table.")
  }
  _ = JSONLine.list(section.lines(options))
  for index in section.names.indices.prefix(3) { _ = section.indices(of: section.names[index]) }
}

/// A column may be one after the end of its line.
private func check(_ location: SourceLocation, _ lengths: [Int]) {
  precondition(1...lengths.count ~= location.line, "There is no such line.")
  precondition(1...lengths[location.line - 1] + 1 ~= location.column, "There is no such column.")
}
