import CBytes

/// The dialect that a parser accepts.
enum JSONDialect: Sendable {
  /// JSON as RFC 8259 defines it, with an optional byte order mark: data files.
  case json

  /// JSON5 as json5.org defines it, version 1.0.0: almanac.json.
  case json5

  /// The rule that a text with an error breaks.
  var syntaxRule: Rule { self == .json5 ? .configSyntax : .dataSyntax }
}

/// The tokens of JSON and JSON5: whitespace, strings, keys, numbers and literals.
struct JSONScanner {
  let dialect: JSONDialect
  private let path: String
  private let bytes: [UInt8]
  private(set) var offset = 0

  // Counted while scanning, because a search for the line of each value would take longer than reading it.
  private var line = 1
  private var lineStart = 0

  init(_ text: SourceText, dialect: JSONDialect) {
    path = text.path
    bytes = text.bytes
    self.dialect = dialect
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte, or `nil` at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var location: SourceLocation { SourceLocation(path: path, line: line, column: offset - lineStart + 1) }

  /// The description of the next character, for messages.
  var found: String { nextScalar.map { "'\(Character($0.scalar))'" } ?? "the end of the file" }

  func failure(_ message: String) -> Diagnostic { Diagnostic(dialect.syntaxRule, at: location, message) }

  mutating func advance() { offset += 1 }

  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() throws(Diagnostic) {
    skipPlainSpace()
    // Most values only have plain spaces around them.
    guard let byte = current, byte == 0x2F || byte >= 0x80 || byte < 0x20 else { return }
    while let next = nextScalar {
      if isSpace(next.scalar) {
        offset += next.length
        if next.scalar == "\n" { startLine() }
      } else if next.scalar == "/" {
        guard dialect == .json5 else { throw failure("JSON has no comments; remove it") }
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Skips the whitespace of both dialects. Half of a large file is indentation.
  private mutating func skipPlainSpace() {
    offset = almanac_space_end(bytes, bytes.count, offset, &line, &lineStart)
  }

  /// Records that a line starts at the offset.
  private mutating func startLine() {
    line += 1
    lineStart = offset
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch (scalar, dialect) {
    case (" ", _), ("\n", _), ("\r", _), ("\t", _): true
    case ("\u{FEFF}", .json5): true
    case (_, .json): false
    case (_, .json5): scalar.properties.isWhitespace && scalar != "\u{85}"
    }
  }

  private mutating func skipComment() throws(Diagnostic) {
    let start = self
    advance()
    if consume("/") {
      while let next = nextScalar, !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(next.scalar) {
        offset += next.length
      }
    } else if consume("*") {
      while let byte = current {
        advance()
        if byte == 0x0A { startLine() }
        if byte == UInt8(ascii: "*"), consume("/") { return }
      }
      throw start.failure("the comment is not closed; end it with '*/'")
    } else {
      throw start.failure("a comment begins with '//' or '/*'")
    }
  }

  mutating func string() throws(Diagnostic) -> String {
    let start = self
    let quote = current
    advance()
    var result = plainText(before: quote)
    while true {
      guard let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        throw start.failure("the string is not closed on its line")
      }
      if byte < 0x20, dialect == .json { throw failure("in JSON a control character in a string is escaped") }
      advance()
      if byte == quote { return result }
      if byte == UInt8(ascii: "\\") {
        if let scalar = try escape() { result.unicodeScalars.append(scalar) }
      } else {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      }
      result += plainText(before: quote)
    }
  }

  /// Reads everything up to the next quote, backslash or control character.
  private mutating func plainText(before quote: UInt8?) -> String {
    let start = offset
    offset = almanac_plain_text_end(bytes, bytes.count, start, quote ?? 0)
    if offset == start { return "" }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The character of an escape, or `nil` if the string continues on the next line.
  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar? {
    guard let next = nextScalar else { throw failure("the string is not closed") }
    if dialect == .json, !"\"\\/bfnrtu".unicodeScalars.contains(next.scalar) {
      throw failure("JSON has no escape for \(found)")
    }
    offset += next.length
    switch next.scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0" where !(nextScalar.map { ("0"..."9").contains($0.scalar) } ?? false): return "\0"
    case "0"..."9": throw failure("a digit cannot be escaped")
    case "x": return Unicode.Scalar(UInt8(try hexadecimal(digits: 2)))
    case "u": return try unicodeEscape()
    case "\r":
      if consume("\n") { startLine() }
      return nil
    case "\n":
      startLine()
      return nil
    case "\u{2028}", "\u{2029}": return nil
    default: return next.scalar
    }
  }

  mutating func unicodeEscape() throws(Diagnostic) -> Unicode.Scalar {
    let start = self
    let unit = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, consume("\\"), consume("u") {
      let second = try hexadecimal(digits: 4)
      let isTrailing = (0xDC00...0xDFFF).contains(second)
      if isTrailing, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) { return scalar }
    }
    throw start.failure("half a surrogate pair is not a character")
  }

  private mutating func hexadecimal(digits: Int) throws(Diagnostic) -> UInt32 {
    let end = min(offset + digits, bytes.count)
    let characters = String(decoding: bytes[offset..<end], as: UTF8.self)
    let isHexadecimal = characters.utf8.count == digits && characters.allSatisfy(\.isHexDigit)
    guard isHexadecimal, let value = UInt32(characters, radix: 16) else {
      throw failure("\(digits) hexadecimal digits belong here")
    }
    offset = end
    return value
  }

  /// The next character and its length in bytes. The text is known to be UTF-8.
  var nextScalar: (scalar: Unicode.Scalar, length: Int)? {
    guard let first = current else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(offset + length, bytes.count)
    guard let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    return (scalar, length)
  }

  /// Reads a number of a few digits and nothing else, as most numbers are; `nil` for anything else, which stays.
  mutating func plainDigits() -> Double? {
    var value: UInt64 = 0
    let end = almanac_digits_end(bytes, bytes.count, offset, &value)
    guard end > offset else { return nil }
    offset = end
    return Double(value)
  }

  /// Skips a character of a known length. It must not be a line feed.
  mutating func skip(_ length: Int) { offset += length }
}
