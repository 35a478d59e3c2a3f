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
