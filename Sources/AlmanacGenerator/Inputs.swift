import Foundation

/// The input files of a request. Each file is read once.
struct Inputs: Sendable {
  let folder: Folder
  let settings: Settings

  /// The flags, or `nil` if there is no folder of flags.
  let flags: FlagFolder?

  /// The codes that must have a flag, or `nil` without a list of required codes.
  let required: [Located<String>]?

  /// Whether the target has no input, and so the whole world.
  var isWorld = false

  private let names: [SectionKind: [NamedFile]]
  private let aliases: [SectionKind: [NamedFile]]
  private let texts: [String: Result<SourceText, Diagnostic>]
}

extension Inputs {
  /// Reads the bytes of all files of a request.
  static func read(_ request: Request, _ problems: Problems, _ progress: ProgressLine? = nil) -> Inputs {
    let folder = Folder(path: request.folder)
    if let missing = request.almanac.missing { problems.add(missing) }
    guard request.almanac.isComplete, canRead(folder, problems) else {
      return Inputs(
        folder: folder,
        settings: Settings(),
        flags: nil,
        required: nil,
        names: [:],
        aliases: [:],
        texts: [:]
      )
    }
    var files = InputFiles(folder, settings(of: folder, request, problems), request)
    // If the configuration could not be parsed, it is unknown which default files to use.
    let isKnown = files.settings.isComplete
    let isWorld = isKnown && files.useWorldIfEmpty()
    let settings = files.settings
    let names = isKnown ? files.names(problems) : [:]
    if isKnown {
      OverlookedFiles(folder, settings, request, kinds: Set(names.keys), problems).check()
    }
    let aliases = Dictionary(uniqueKeysWithValues: AliasSet.sections.map { ($0, files.aliases(of: $0)) })
    let texts = texts(of: SectionKind.allCases.flatMap { (names[$0] ?? []) + (aliases[$0] ?? []) }, problems)
    let flags = isKnown ? files.flags(hasFacts: names[.countries] != nil, problems) : []
    return Inputs(
      folder: folder,
      settings: settings,
      flags: FlagFolder.read(flags, settings.sections.countries, problems, progress),
      required: CodeList.read(request, settings.sections.countries.flags.required, in: folder, problems),
      isWorld: isWorld,
      names: names,
      aliases: aliases,
      texts: texts
    )
  }

  private static func canRead(_ folder: Folder, _ problems: Problems) -> Bool {
    guard Folder.exists(folder.path) else {
      problems.report(.inputMissing, at: folder.location, "there is no folder '\(folder.path)'")
      return false
    }
    do {
      _ = try Folder.names(in: folder.path)
      return true
    } catch {
      problems.add(.unreadableFolder(folder.path, error))
      return false
    }
  }

  private static func settings(of folder: Folder, _ request: Request, _ problems: Problems) -> Settings {
    let path = folder.path(of: Settings.fileName)
    var settings = Settings()
    if folder.contains(Settings.fileName) {
      do throws(Diagnostic) {
        let limit = FileContents.largestTextFile
        let text = try FileContents.text(path, atMost: limit, namedAt: SourceLocation(path: path))
        settings = Settings.read(text, problems)
      } catch {
        problems.add(error)
        settings.isComplete = false
      }
    }
    settings.sections.countries.override(with: request, at: folder.location)
    return settings
  }

  /// The texts of files by path. Reports a path that only differs by its Unicode normal form, because Swift's texts are
  /// equal then, and the files of a system need not be.
  private static func texts(
    of files: [NamedFile],
    _ problems: Problems
  ) -> [String: Result<SourceText, Diagnostic>] {
    var texts: [String: (path: String, text: Result<SourceText, Diagnostic>)] = [:]
    for file in files {
      if let known = texts[file.path] {
        guard !known.path.utf8.elementsEqual(file.path.utf8) else { continue }
        let message =
          "'\(file.path)' is also written in another Unicode normal form; write both alike, or rename one of the files"
        problems.report(.configValue, at: file.origin, message)
      } else {
        texts[file.path] = (file.path, text(of: file))
      }
    }
    return texts.mapValues(\.text)
  }

  private static func text(of file: NamedFile) -> Result<SourceText, Diagnostic> {
    do throws(Diagnostic) {
      return .success(try FileContents.text(file.path, atMost: FileContents.largestDataFile, namedAt: file.origin))
    } catch {
      return .failure(error)
    }
  }
}

extension Inputs {
  /// Parses all data files.
  func parsed() -> ParsedFiles {
    let results = texts.sortedByKey.concurrentMap { ($0.key, $0.value.flatMap(DataFile.parse)) }
    let files = Dictionary(results) { first, _ in first }
    return ParsedFiles(location: folder.location, names: names, aliases: aliases, files: files)
  }

  /// Adds everything that the output depends on to a hash, except the bytes of flags and templates.
  func addContents(to hash: inout ContentHash) {
    hash.add(settings.bytes)
    for (path, text) in texts.sortedByKey {
      hash.add(path)
      if case .success(let text) = text { hash.add(text.bytes) }
    }
    for code in required ?? [] { hash.add(code.value) }
    hash.add("flags of \(flags?.folder.path ?? "")")
    for file in flags?.files ?? [] { hash.add(file.path) }
  }
}
