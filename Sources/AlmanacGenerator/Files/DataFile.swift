/// A data file: JSON, or lines of text, such as Unicode's `emoji-test.txt` and tzdata's `zone.tab`.
enum DataFile: Sendable {
  case json(JSONValue)
  case lines(SourceText)

  /// Parses a text. Returns a diagnostic if it is invalid.
  static func parse(_ text: SourceText) -> Result<DataFile, Diagnostic> {
    if let offset = text.invalidUTF8Offset {
      return .failure(.notUTF8(text, offset, .dataSyntax))
    }
    // JSON never begins with `#`, which begins a comment in files of lines.
    if text.bytes.first == UInt8(ascii: "#") || text.path.hasSuffix(".tab") { return .success(.lines(text)) }
    do throws(JSONParser.Failure) {
      return .success(.json(try JSONParser.parse(text, as: .json)))
    } catch {
      return .failure(Diagnostic(.dataSyntax, at: error.location, error.message))
    }
  }

  /// The location of the whole file.
  var location: SourceLocation {
    switch self {
    case .json(let root): root.location
    case .lines(let text): SourceLocation(path: text.path)
    }
  }

  /// The outermost value, if the file is JSON.
  var root: JSONValue? { if case .json(let root) = self { root } else { nil } }
}

/// A file of a section.
struct NamedFile: Hashable, Sendable {
  let path: String

  /// The location where the file is named. A missing file is reported there.
  let origin: SourceLocation

  /// The language in the name of the file, if there is one: "de" for `emoji.de.json`.
  var language: String?

  /// Whether Almanac ships the file. Facts of the user's files have precedence.
  var isShipped = false
}

/// The files of a section.
struct SectionFiles: Sendable {
  /// The files that could be read, in order.
  var files: [(name: NamedFile, file: DataFile)] = []

  /// The aliases of the sets that almanac.json names.
  var aliases: [AliasSet.Alias] = []

  /// The target's folder, if there is no file.
  let location: SourceLocation

  /// The location for problems with all files together.
  var first: SourceLocation { files.first?.file.location ?? location }

  /// Whether all files could be read. If not, a missing entry is not an error.
  var isComplete = true
}

/// The parsed files of all sections.
struct ParsedFiles: Sendable {
  /// The target's folder.
  let location: SourceLocation

  /// The files of each section, and those of the sets of aliases that it names.
  let names: [SectionKind: [NamedFile]]
  let aliases: [SectionKind: [NamedFile]]

  /// By path.
  let files: [String: Result<DataFile, Diagnostic>]

  /// The files of a section, or `nil` if there is neither the section nor a file. Reports broken files.
  func files(of kind: SectionKind, _ problems: Problems) -> SectionFiles? {
    guard let names = names[kind] else { return nil }
    var section = SectionFiles(location: location, isComplete: !names.isEmpty)
    for name in names {
      if let file = files[name.path].flatMap(problems.value) {
        section.files.append((name, file))
      } else {
        section.isComplete = false
      }
    }
    for name in aliases[kind] ?? [] {
      guard let file = files[name.path].flatMap(problems.value) else { continue }
      section.aliases += AliasSet.aliases(of: kind, in: file, namedAt: name.origin)
    }
    return section
  }
}
