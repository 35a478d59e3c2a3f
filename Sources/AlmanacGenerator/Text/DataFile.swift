/// A data file: JSON, or lines of text, as Unicode's `emoji-test.txt` and tzdata's `zone.tab` are.
enum DataFile: Sendable {
  case json(JSONValue)
  case lines(SourceText)

  /// Parses a text, or says what is wrong with it.
  static func parse(_ text: SourceText) -> Result<DataFile, Diagnostic> {
    if let offset = text.invalidUTF8Offset {
      return .failure(.notUTF8(text, offset, .dataSyntax))
    }
    // JSON never begins with the sign that begins a comment in the files of lines.
    if text.bytes.first == UInt8(ascii: "#") || text.path.hasSuffix(".tab") { return .success(.lines(text)) }
    do throws(JSONParser.Failure) {
      return .success(.json(try JSONParser.parse(text, as: .json)))
    } catch {
      return .failure(Diagnostic(.dataSyntax, at: error.location, error.message))
    }
  }

  /// The location that stands for the whole file.
  var location: SourceLocation {
    switch self {
    case .json(let root): root.location
    case .lines(let text): SourceLocation(path: text.path)
    }
  }

  /// The outermost value, where the file is JSON.
  var root: JSONValue? { if case .json(let root) = self { root } else { nil } }
}

/// A file that a section reads.
struct NamedFile: Hashable, Sendable {
  let path: String

  /// Where the file is named. A missing file is reported there.
  let origin: SourceLocation

  /// The language of the file, where its name says so: "de" for `emoji.de.json`.
  var language: String?
}

/// The files of a section.
struct SectionFiles: Sendable {
  /// The files that could be read, in their order.
  var files: [(name: NamedFile, file: DataFile)] = []

  /// The target's folder, where there is no file.
  let location: SourceLocation

  /// Where to report problems with all files together.
  var first: SourceLocation { files.first?.file.location ?? location }

  /// Whether all files could be read. What a broken file would say is not missing.
  var isComplete = true
}
