import AlmanacGenerator

/// A log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
enum SARIFReport {
  private struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  private struct Run: Encodable {
    /// The unit of `ColumnReader`.
    let columnKind = "utf16CodeUnits"
    let tool: [String: Driver]
    let results: [Result]
  }

  private struct Driver: Encodable {
    let name = "almanac"
    let version = AlmanacCommand.version
    let rules: [Descriptor]
  }

  private struct Descriptor: Encodable {
    let id: Rule
    let shortDescription: [String: String]

    /// GitHub requires it, and shows it beside each result.
    let help: [String: String]
    let defaultConfiguration: [String: Severity]
  }

  private struct Result: Encodable {
    let ruleId: Rule
    let level: Severity
    let message: [String: String]
    let locations: [[String: PhysicalLocation]]
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: [String: String]
    let region: [String: Int]
  }

  static func text(_ diagnostics: [Diagnostic], _ paths: RepositoryPaths) throws -> String {
    let rules = Rule.allCases.map { rule in
      let help = "\(rule.summary) See '\(rule.rawValue)' on the page 'Rules' of Almanac's documentation."
      return Descriptor(
        id: rule,
        shortDescription: ["text": rule.summary],
        help: ["text": help],
        defaultConfiguration: ["level": rule.severity]
      )
    }
    var columns = ColumnReader()
    let results = diagnostics.map { result($0, paths, &columns) }
    return try JSONReport.encode(Log(runs: [Run(tool: ["driver": Driver(rules: rules)], results: results)]))
  }

  private static func result(
    _ diagnostic: Diagnostic,
    _ paths: RepositoryPaths,
    _ columns: inout ColumnReader
  ) -> Result {
    let location = diagnostic.location
    let physical = PhysicalLocation(
      artifactLocation: ["uri": uri(paths.path(of: location.path))],
      region: ["startLine": location.line, "startColumn": columns.utf16Column(of: location)]
    )
    return Result(
      ruleId: diagnostic.rule,
      level: diagnostic.severity,
      message: ["text": literal(diagnostic.message)],
      locations: [["physicalLocation": physical]]
    )
  }

  /// Returns a string with each brace doubled, because single ones enclose the number of an argument (§ 3.11.5).
  private static func literal(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "{" || $0 == "}" ? "\($0)\($0)" : String($0) }.joined()
  }

  /// The characters that a path in a URI can contain (RFC 3986), without the colon: in the first segment of a relative
  /// reference, it would mark a scheme.
  private static let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,=@/")

  /// Returns a relative reference, or a `file` URI if the path is absolute.
  private static func uri(_ path: String) -> String {
    let encoded = path.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      if allowed.contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "%0\(digits)" : "%\(digits)"
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}

/// Counts columns in UTF-16 code units, as editors do.
private struct ColumnReader {
  /// The lines of each file.
  private var files: [String: [ArraySlice<UInt8>]] = [:]

  /// Returns the column in UTF-16 code units, or in bytes if the file can't be read again.
  mutating func utf16Column(of location: SourceLocation) -> Int {
    guard location.column > 1 else { return location.column }
    let lines = files[location.path] ?? lines(location.path)
    files[location.path] = lines
    guard location.line <= lines.count else { return location.column }
    return String(decoding: lines[location.line - 1].prefix(location.column - 1), as: UTF8.self).utf16.count + 1
  }

  private func lines(_ path: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    try? FileContents.text(path, atMost: FileContents.largestDataFile).forEachLine { line, _ in lines.append(line) }
    return lines
  }
}
