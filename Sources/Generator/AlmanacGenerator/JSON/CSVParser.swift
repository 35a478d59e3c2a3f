import CBytes

/// Reads comma-separated values (RFC 4180) as if they were a JSON array with an object for each row, whose keys are in
/// the first row, so that whatever reads a list in JSON also reads one in CSV.
///
/// A field is a string, and can also be read as a number, as `true` or `false`, or as the strings between its
/// semicolons. The columns `names.de` and `names.fr` form an inner object. An empty field adds no member.
struct CSVParser {
  /// The maximum number of values and keys.
  static let maximumCount = 1 << 25

  private let path: String

  /// The file, and after it the characters that only JSON contains: brackets, and the keys as JSON strings.
  private var bytes: [UInt8]
  private let fileCount: Int
  private let separator: UInt8

  static func isTable(_ path: String) -> Bool { path.lowercased().hasSuffix(".csv") || isTabSeparated(path) }

  /// Whether tabs separate the fields of a file, by its name.
  static func isTabSeparated(_ path: String) -> Bool { path.lowercased().hasSuffix(".tsv") }

  static func parse(_ text: SourceText) throws(Diagnostic) -> JSONValue {
    if let offset = text.bytes.firstIndex(of: 0) {
      let message = "this byte is zero, as in UTF-16; save the file as UTF-8"
      throw Diagnostic(.dataSyntax, at: text.location(at: offset), message)
    }
    if let offset = text.invalidUTF8Offset { throw .notUTF8(text, offset, .dataSyntax) }
    var parser = CSVParser(text)
    return try parser.parsed()
  }

  private init(_ text: SourceText) {
    path = text.path
    bytes = text.bytes
    fileCount = bytes.count
    separator = Self.separator(of: text)
  }

  /// The character between fields: the most frequent one in the first line, because spreadsheets write semicolons where
  /// numbers contain commas.
  private static func separator(of text: SourceText) -> UInt8 {
    if isTabSeparated(text.path) { return UInt8(ascii: "\t") }
    let line = text.bytes.prefix { $0 != UInt8(ascii: "\n") }
    let counts = ",;\t".utf8.map { separator in (separator, line.count { $0 == separator }) }
    return counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil } ?? UInt8(ascii: ",")
  }

  private mutating func parsed() throws(Diagnostic) -> JSONValue {
    var layout = almanac_csv_layout()
    layout.separator = separator
    layout.list_separator = UInt8(ascii: separator == UInt8(ascii: ";") ? "|" : ";")
    layout.start.line = 1
    let (header, end) = try read(layout)
    layout.start.offset = min(end.offset, UInt32(fileCount))
    layout.start.line = end.line
    layout.field_count = UInt32(header.count)
    let columns = try columns(of: header)
    guard !columns.isEmpty else {
      let message = "the first line must contain the names of the columns"
      throw Diagnostic(.dataEmpty, at: SourceLocation(path: path), message)
    }
    layout.array = UInt32(bytes.count)
    layout.object = layout.array + 1
    bytes += "[{".utf8
    let tokens = try columns.withUnsafeBufferPointer { columns throws(Diagnostic) in
      layout.columns = columns.baseAddress
      layout.column_count = UInt32(columns.count)
      return try read(layout).tokens
    }
    return JSONText(path: path, bytes: bytes, tokens: tokens, fieldsEnd: fileCount).root
  }

  /// Counts the tokens, and reads them.
  private mutating func read(
    _ layout: almanac_csv_layout
  ) throws(Diagnostic) -> (tokens: [almanac_json_token], end: almanac_json_end) {
    let count = UInt32(fileCount)
    let end = almanac_csv_read(&bytes, count, layout, nil, 0)
    if end.message != nil { throw problem(end) }
    guard end.token_count <= Self.maximumCount else {
      let message = "the file has more than \(Self.maximumCount) values and keys; remove what you do not need"
      throw Diagnostic(.dataSize, at: SourceLocation(path: path), message)
    }
    let tokens = [almanac_json_token](unsafeUninitializedCapacity: Int(end.token_count)) { buffer, initialized in
      initialized = Int(almanac_csv_read(&bytes, count, layout, buffer.baseAddress, end.token_count).token_count)
    }
    return (tokens, end)
  }

  private func problem(_ end: almanac_json_end) -> Diagnostic {
    let location = SourceLocation(path: path, line: Int(end.line), column: Int(end.column))
    let message = end.message.map { String(cString: $0) } ?? ""
    let found = message.hasSuffix(" ") ? JSONParser.found(in: Array(bytes[..<fileCount]), at: Int(end.offset)) : ""
    return Diagnostic(.dataSyntax, at: location, message + found)
  }

  /// Returns the columns of a header, with those together whose names have the same first part.
  private mutating func columns(of header: [almanac_json_token]) throws(Diagnostic) -> [almanac_csv_column] {
    var columns: [(group: String, column: almanac_csv_column)] = []
    var groups: [String: almanac_json_token] = [:]
    var seen: [String: UInt32] = [:]
    for (index, token) in header.enumerated() {
      let name = String(String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self).trimmed)
      let location = SourceLocation(path: path, line: Int(token.line), column: Int(token.column))
      // Spreadsheets write empty columns at the end.
      if name.isEmpty { continue }
      if let other = seen.updateValue(token.column, forKey: name) {
        let message = "duplicate column '\(name)'; the first one is at column \(other) of this line; rename one"
        throw Diagnostic(.dataField, at: location, message)
      }
      let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let isInner = parts.count == 2 && !parts.contains("")
      var column = almanac_csv_column()
      column.field = UInt32(index)
      column.key = key(isInner ? parts[1] : name, token)
      if isInner {
        column.group = groups[parts[0]] ?? key(parts[0], token)
        groups[parts[0]] = column.group
      }
      columns.append((isInner ? parts[0] : "", column))
    }
    // Columns without a group come first.
    let names: [String] = ([""] + columns.map(\.group)).unique
    return names.flatMap { name in columns.filter { $0.group == name }.map(\.column) }
  }

  /// Adds a key as a JSON string, and returns its token, which has the location of the name.
  private mutating func key(_ name: String, _ token: almanac_json_token) -> almanac_json_token {
    var key = token
    key.start = UInt32(bytes.count)
    bytes += "\"\(name.replacing(each: "\\", with: "\\\\").replacing(each: "\"", with: "\\\""))\"".utf8
    key.end = UInt32(bytes.count)
    return key
  }
}
