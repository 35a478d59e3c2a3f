/// A data file: JSON, or lines of text, as Unicode's `emoji-test.txt` and tzdata's `zone.tab` are.
enum InputFile: Sendable {
  case json(DataFile)
  case lines(SourceText)

  /// Reads a file, or says what is wrong with it.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - origin: Where the file is named; a file that is not there is reported there.
  static func read(_ path: String, namedAt origin: SourceLocation) -> Result<InputFile, Diagnostic> {
    DataFile.text(path, namedAt: origin).flatMap(parse)
  }

  /// Reads a text, or says what is wrong with it.
  static func parse(_ text: SourceText) -> Result<InputFile, Diagnostic> {
    // No JSON begins with the sign that begins a comment in the files of lines.
    let hasLines = text.bytes.first == UInt8(ascii: "#") || text.path.hasSuffix(".tab")
    return hasLines ? lines(of: text) : DataFile.parse(text).map(InputFile.json)
  }

  /// The place that stands for the whole file.
  var location: SourceLocation {
    switch self {
    case .json(let file): file.root.location
    case .lines(let text): text.location(at: 0)
    }
  }

  private static func lines(of text: SourceText) -> Result<InputFile, Diagnostic> {
    guard let offset = text.invalidUTF8Offset else { return .success(.lines(text)) }
    let message = "this byte is not UTF-8; save the file as UTF-8"
    return .failure(Diagnostic(.dataSyntax, at: text.location(at: offset), message))
  }
}
