/// A data file: JSON, comma-separated values, or lines of text, such as Unicode's `emoji-test.txt` and tzdata's
/// `zone.tab`.
enum DataFile: Sendable {
  case json(JSONValue)
  case lines(SourceText)

  static func parse(_ text: SourceText) throws(Diagnostic) -> DataFile {
    if CSVParser.isTable(text.path) { return .json(try CSVParser.parse(text)) }
    // JSON never starts with `#`, which starts a comment in files of lines.
    guard text.bytes.first == UInt8(ascii: "#") || text.path.hasSuffix(".tab") else {
      let isLenient = [".json5", ".jsonc"].contains { text.path.lowercased().hasSuffix($0) }
      return .json(try JSONParser.parse(text, as: isLenient ? .json5 : .json))
    }
    if let offset = text.invalidUTF8Offset { throw .notUTF8(text, offset, .dataSyntax) }
    return .lines(text)
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
