/// The files that a request names, read: the first step of a run. Each is read once.
struct Inputs: Sendable {
  let folder: Folder
  var settings = Settings()

  /// Whether the target has no input, and therefore uses the whole world.
  var isWorld = false

  /// The files of each section in the target, and of the sets of aliases.
  var names: [SectionKind: [NamedFile]] = [:]
  var aliases: [SectionKind: [NamedFile]] = [:]

  /// The files of each table.
  var tables: [[NamedFile]] = []

  /// CLDR's formats of amounts, if the target has locales and a library that writes amounts.
  var formats: NamedFile?

  /// CLDR's sort orders, if the target has a sorted list.
  var collation: NamedFile?

  /// The outdated facts, if the target has its own list or flags.
  var outdated: NamedFile?

  /// The contents of the files that could be read, by path.
  var texts: [String: SourceText] = [:]

  /// The flags, or `nil` if there is no folder of flags.
  var flags: FlagFolder?

  /// The codes that must have a flag, or `nil` if no list of them is named.
  var required: [Located<String>]?
  var templates = TemplateTexts()
}

/// A file of a section.
struct NamedFile: Hashable, Sendable {
  let path: String

  /// The location where the file is named, and where a missing file is reported.
  let origin: SourceLocation

  /// The language in the file's name, if there is one: "de" for `emoji.de.json`.
  var language: String?

  /// Whether Almanac ships the file, so that facts in the user's files take precedence.
  var isShipped = false
}

extension Inputs {
  static func read(_ request: Request, _ reader: FileReader) -> Inputs {
    let folder = Folder(path: request.folder)
    if let missing = request.almanac.missing { reader.problems.add(missing) }
    guard request.almanac.isComplete, canRead(folder, reader) else { return Inputs(folder: folder) }
    var files = InputFiles(
      folder: folder,
      request: request,
      reader: reader,
      settings: settings(of: folder, request, reader)
    )
    // If the configuration could not be parsed, it is unknown which default files to use.
    let isKnown = files.settings.isComplete
    let isWorld = isKnown && files.useWorldIfEmpty()
    files.useWorldForLinks()
    let settings = files.settings
    let countries = settings.sections.countries
    let names = isKnown ? files.names() : [:]
    if isKnown { OverlookedFiles(folder, settings, request, kinds: Set(names.keys), reader).check() }
    let aliases = Dictionary(uniqueKeysWithValues: AliasSet.sections.map { ($0, files.aliases(of: $0)) })
    let formats = files.formats(for: Set(names.keys))
    let collation = files.collation(for: Set(names.keys))
    let tables = files.tables()
    var lists = tables.flatMap { $0 }
    for kind in SectionKind.allCases { lists += names[kind, default: []] + aliases[kind, default: []] }
    let flags = isKnown ? files.flags(hasFacts: names[.countries] != nil) : []
    let outdated = files.outdated(names, flags)
    return Inputs(
      folder: folder,
      settings: settings,
      isWorld: isWorld,
      names: names,
      aliases: aliases,
      tables: tables,
      formats: formats,
      collation: collation,
      outdated: outdated,
      texts: texts(of: lists + [formats, collation, outdated].compactMap { $0 }, reader),
      flags: FlagFolder.read(flags, countries, reader),
      required: CodeList.read(request, countries.flags.required, in: folder, reader),
      templates: TemplateTexts.read(request.almanac.templates, settings.templates, relativeTo: folder, reader)
    )
  }

  /// Reads the files of one section, or of a table, without a folder of resources.
  static func read(_ paths: [String], of kind: SectionKind?, _ settings: Settings, _ reader: FileReader) -> Inputs {
    let files = paths.map { NamedFile(path: $0, origin: SourceLocation(path: $0)) }
    return Inputs(
      folder: Folder(path: paths.first ?? ""),
      settings: settings,
      names: kind.map { [$0: files] } ?? [:],
      tables: kind == nil ? [files] : [],
      texts: texts(of: files, reader)
    )
  }

  private static func canRead(_ folder: Folder, _ reader: FileReader) -> Bool {
    guard Folder.exists(folder.path) else {
      reader.problems.report(.inputMissing, at: folder.location, "there is no folder '\(folder.path)'")
      return false
    }
    return reader.names(in: folder.path) != nil
  }

  private static func settings(of folder: Folder, _ request: Request, _ reader: FileReader) -> Settings {
    var settings = Settings()
    if reader.contains(Settings.fileName, in: folder) {
      if let text = reader.text(folder.path(of: Settings.fileName)) {
        settings = Settings.read(text, reader.problems)
      } else {
        settings.isComplete = false
      }
    }
    settings.sections.countries.override(with: request, at: folder.location)
    return settings
  }

  /// Returns the contents of files by path. Reports a path that differs from another only in its Unicode normal form,
  /// because Swift's strings are equal then, but the system's files needn't be.
  private static func texts(of files: [NamedFile], _ reader: FileReader) -> [String: SourceText] {
    var texts: [String: SourceText] = [:]
    var paths: [String: String] = [:]
    reader.progress?.begin("reading files", count: files.count)
    for file in files {
      defer { reader.progress?.advance() }
      guard let known = paths[file.path] else {
        paths[file.path] = file.path
        texts[file.path] = reader.text(file.path, atMost: FileContents.largestDataFile, namedAt: file.origin)
        continue
      }
      guard !known.utf8.elementsEqual(file.path.utf8) else { continue }
      let message =
        "'\(file.path)' is also written in another Unicode normal form; write both alike, or rename one of the files"
      reader.problems.report(.configValue, at: file.origin, message)
    }
    return texts
  }
}

extension Inputs {
  /// Adds everything that the output depends on to a hash, except the bytes of flags.
  func addContents(to hash: inout ContentHash) {
    hash.add(settings.bytes)
    for (path, text) in texts.sortedByKey {
      hash.add(path)
      hash.add(text.bytes)
    }
    for code in required ?? [] { hash.add(code.value) }
    hash.add("flags of \(flags?.folder.path ?? "")")
    for file in flags?.files ?? [] { hash.add(file.path) }
    // Settings can name flags that the target doesn't use, and files that aren't flags are reported.
    for name in (flags?.known ?? []).sortedByBytes { hash.add("known \(name)") }
    for name in (flags?.unread ?? []).sortedByBytes { hash.add("unread \(name)") }
    templates.addContents(to: &hash)
  }
}
