/// A list in a format of Almanac's own, made from files in the formats of others.
public struct ImportedList: Sendable {
  /// All problems, sorted by path and position.
  public let diagnostics: [Diagnostic]

  /// The list in JSON, an entry a line; `nil` where there is an error.
  public let json: String?

  /// How many entries the list has.
  public let count: Int

  init(_ lines: [JSONLine], _ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.sorted()
    count = lines.count
    json = diagnostics.contains { $0.severity == .error } ? nil : JSONLine.list(lines)
  }

  /// Reads files, and says so.
  static func read<File>(
    _ paths: [String],
    _ diagnostics: inout [Diagnostic],
    _ progress: (String) -> Void,
    _ read: (String, SourceLocation) -> Result<File, Diagnostic>
  ) -> [File] {
    var files: [File] = []
    for (index, path) in paths.enumerated() {
      progress("reading \(path) (\(index + 1) of \(paths.count))")
      switch read(path, SourceLocation(path: path)) {
      case .success(let file): files.append(file)
      case .failure(let diagnostic): diagnostics.append(diagnostic)
      }
    }
    return files
  }
}
