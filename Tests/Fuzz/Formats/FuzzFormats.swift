@testable import AlmanacGenerator

/// The formats of all sections, and almanac.json: problems have locations in the file, and the entries fit into tables.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let first = bytes.first else { return 0 }
  let text = SourceText(path: "file", bytes: Array(bytes.dropFirst()))
  let problems = Problems()
  if let kind = FuzzFormats.kinds[Int(first & 0xF) % FuzzFormats.kinds.count] {
    read(text, as: kind, problems)
  } else {
    _ = Settings.read(text, problems)
  }
  let lengths = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.count)
  for diagnostic in problems.sorted(isStrict: false) { check(diagnostic.location, lengths) }
  return 0
}

private enum FuzzFormats {
  /// The sections by the digit with which seeds begin; `nil` is almanac.json. New sections belong at the end, where
  /// they don't change those of the seeds.
  static let kinds: [SectionKind?] = {
    let kinds: [SectionKind?] = [.countries, .subdivisions, .currencies, .locales, .languages, .emoji, nil]
    precondition(Set(kinds.compactMap(\.self)) == Set(SectionKind.allCases), "A section is missing.")
    return kinds
  }()
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
  settings.sections.use(options)
  guard let section = Atlas(ParsedInputs(settings: settings, files: [kind: files]), problems).sections.first else {
    fatalError("A list makes no section.")
  }
  let context = TargetContext(settings: settings, kinds: [kind], links: Links(), libraries: [])
  do { _ = try section.contexts(context) } catch { fatalError("A short file overflows a table.") }
  _ = JSONLine.list(section.lines(options))
  for index in section.names.indices.prefix(3) { _ = section.indices(of: section.names[index]) }
}

/// A column may be one after the end of its line.
private func check(_ location: SourceLocation, _ lengths: [Int]) {
  precondition(1...lengths.count ~= location.line, "There is no such line.")
  precondition(1...lengths[location.line - 1] + 1 ~= location.column, "There is no such column.")
}
