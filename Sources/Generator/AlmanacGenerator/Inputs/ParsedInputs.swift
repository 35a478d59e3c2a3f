/// The inputs, parsed: the second step of a run.
final class ParsedInputs: Sendable {
  let settings: Settings

  /// The files of each section in the target.
  let files: [SectionKind: SectionFiles]

  /// The files of each table.
  let tables: [SectionFiles]

  /// CLDR's formats of amounts, if the target needs them.
  let formats: DataFile?

  /// CLDR's sort orders, if the target needs them.
  let collation: DataFile?

  /// The outdated facts.
  let outdated: OutdatedFacts

  /// The flags, or `nil` if there is no folder of flags.
  let flags: FlagFolder?

  /// The codes that must have a flag, or `nil` if no list of them is named.
  let required: [Located<String>]?

  init(
    settings: Settings,
    files: [SectionKind: SectionFiles],
    tables: [SectionFiles] = [],
    formats: DataFile? = nil,
    collation: DataFile? = nil,
    outdated: DataFile? = nil,
    flags: FlagFolder? = nil,
    required: [Located<String>]? = nil
  ) {
    self.settings = settings
    self.files = files
    self.tables = tables
    self.formats = formats
    self.collation = collation
    self.outdated = OutdatedFacts(outdated)
    self.flags = flags
    self.required = required
  }
}

/// The parsed files of a section.
struct SectionFiles: Sendable {
  /// The files that could be read, in order.
  var files: [(name: NamedFile, file: DataFile)] = []

  /// The aliases of the sets that almanac.json names.
  var aliases: [AliasSet.Alias] = []

  /// The target's folder, if there is no file.
  let location: SourceLocation

  /// Reports that the files list no entries.
  func reportEmptiness(_ entries: String, advice: String? = nil, _ problems: Problems) {
    let (subject, them) = files.count == 1 ? ("this file contains", "it") : ("these files contain", "them")
    let message = "\(subject) no \(entries); \(advice ?? "add at least one, or remove \(them)")"
    problems.report(.dataEmpty, at: first, message)
  }

  /// The location for problems with all files together.
  var first: SourceLocation { files.first?.file.location ?? location }

  /// Whether all files could be read, so that a missing entry is an error.
  var isComplete = true
}

extension Inputs {
  /// Parses all data files, and reports those that are broken.
  func parsed(_ problems: Problems) -> ParsedInputs {
    var files: [String: DataFile] = [:]
    let results = texts.sortedByKey.concurrentMap { text in
      (text.key, Result { () throws(Diagnostic) in try DataFile.parse(text.value) })
    }
    for (path, file) in results {
      files[path] = problems.value(file.get)
    }
    return ParsedInputs(
      settings: settings,
      files: Dictionary(uniqueKeysWithValues: names.keys.map { ($0, section($0, files)) }),
      tables: tables.map { parsed($0, files) },
      formats: formats.flatMap { files[$0.path] },
      collation: collation.flatMap { files[$0.path] },
      outdated: outdated.flatMap { files[$0.path] },
      flags: flags,
      required: required
    )
  }

  private func section(_ kind: SectionKind, _ files: [String: DataFile]) -> SectionFiles {
    var section = parsed(names[kind] ?? [], files)
    section.aliases = (aliases[kind] ?? []).flatMap { name in
      files[name.path].map { AliasSet.aliases(of: kind, in: $0, namedAt: name.origin) } ?? []
    }
    return section
  }

  private func parsed(_ names: [NamedFile], _ files: [String: DataFile]) -> SectionFiles {
    let known = names.compactMap { name in files[name.path].map { (name, $0) } }
    let isComplete = !names.isEmpty && known.count == names.count
    return SectionFiles(files: known, location: folder.location, isComplete: isComplete)
  }
}
