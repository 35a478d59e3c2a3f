import CBytes

/// The dialect that a parser accepts.
enum JSONDialect: Sendable {
  /// JSON as RFC 8259 defines it, with an optional byte order mark: most data files.
  case json

  /// JSON5 as json5.org defines it, version 1.0.0: almanac.json.
  case json5
}

/// Reads JSON or JSON5 and keeps the location of every value.
///
/// Foundation also reads both, but its decoder doesn't provide the locations of values. The loop over all bytes is in
/// C.
enum JSONParser {
  /// The maximum number of values and keys: twenty times as many as in the largest known file. A file with more could
  /// have millions of problems, which take half a minute to count.
  static let maximumCount = 1 << 20

  /// Parses a file. `rule` is the one that a syntax error breaks.
  static func parse(
    _ text: SourceText,
    as dialect: JSONDialect,
    _ rule: Rule = .dataSyntax
  ) throws(Diagnostic) -> JSONValue {
    if let offset = text.invalidUTF8Offset { throw .notUTF8(text, offset, rule) }
    let end = read(text, dialect, nil, capacity: 0)
    if let message = end.message {
      let location = SourceLocation(path: text.path, line: Int(end.line), column: Int(end.column))
      if let cause = cause(in: text.bytes, at: Int(end.offset)) {
        throw Diagnostic(rule, at: location, cause)
      }
      let message = String(cString: message)
      let found = message.hasSuffix(" ") ? Self.found(in: text.bytes, at: Int(end.offset)) : ""
      throw Diagnostic(rule, at: location, message + found)
    }
    guard end.token_count <= maximumCount else {
      let message = "the file has more than \(maximumCount) values and keys; remove what you do not need"
      throw Diagnostic(.dataSize, at: SourceLocation(path: text.path), message)
    }
    let tokens = [almanac_json_token](unsafeUninitializedCapacity: Int(end.token_count)) { buffer, count in
      count = Int(read(text, dialect, buffer.baseAddress, capacity: end.token_count).token_count)
    }
    return JSONText(path: text.path, bytes: text.bytes, tokens: tokens).root
  }

  private static func read(
    _ text: SourceText,
    _ dialect: JSONDialect,
    _ tokens: UnsafeMutablePointer<almanac_json_token>?,
    capacity: UInt32
  ) -> almanac_json_end {
    let count = UInt32(text.bytes.count)
    return almanac_json_read(text.bytes, count, dialect == .json5, isName, tokens, capacity)
  }

  private static let isName: @convention(c) (UInt32, Bool) -> Bool = { value, isFirst in
    guard let properties = Unicode.Scalar(value)?.properties else { return false }
    return isFirst ? properties.isIDStart : properties.isIDContinue
  }

  /// Returns what is wrong with a file that contains bytes which JSON never has outside of strings, or `nil` if the
  /// mistake is in the JSON.
  private static func cause(in bytes: [UInt8], at offset: Int) -> String? {
    let rest = bytes[offset...]
    if rest.first == 0 { return "this byte is zero, as in UTF-16; save the file as UTF-8" }
    let isMark = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { rest.starts(with: $0.utf8) }
    return isMark ? "this is a conflict marker of Git; resolve the conflict" : nil
  }

  /// Describes a character for messages.
  static func found(in bytes: [UInt8], at offset: Int) -> String {
    let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    return character.map { "'\(Character($0))'" } ?? "the end of the file"
  }
}
