/// The words of JSON and JSON5: white space, strings, keys, numbers and literals.
struct JSONScanner {
  let dialect: JSONDialect
  private let text: SourceText
  private var offset = 0

  init(_ text: SourceText, dialect: JSONDialect) {
    self.text = text
    self.dialect = dialect
  }

  var isAtEnd: Bool { offset >= text.bytes.count }

  /// The next byte, or `nil` at the end.
  var current: UInt8? { isAtEnd ? nil : text.bytes[offset] }

  var location: SourceLocation { text.location(at: offset) }

  /// The next character in words, for messages.
  var found: String { nextScalar.map { "'\(Character($0.scalar))'" } ?? "the end of the file" }

  func failure(_ message: String) -> JSONParser.Failure {
    JSONParser.Failure(message: message, location: location)
  }

  mutating func advance() { offset += 1 }

  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: scalar) else { return false }
    advance()
    return true
  }

  mutating func skipSpace() throws(JSONParser.Failure) {
    skipPlainSpace()
    while let next = nextScalar {
      if isSpace(next.scalar) {
        offset += next.length
      } else if next.scalar == "/" {
        guard dialect == .json5 else { throw failure("JSON has no comments; remove it") }
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Goes past the spaces that both dialects have: half of a large file is indentation.
  private mutating func skipPlainSpace() {
    let bytes = text.bytes
    var end = offset
    while end < bytes.count {
      let byte = bytes[end]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      end += 1
    }
    offset = end
  }

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch (scalar, dialect) {
    case (" ", _), ("\n", _), ("\r", _), ("\t", _): true
    case ("\u{FEFF}", .json5): true
    case (_, .json): false
    case (_, .json5): scalar.properties.isWhitespace && scalar != "\u{85}"
    }
  }

  /// A quoted string or an ECMAScript identifier.
  mutating func key() throws(JSONParser.Failure) -> String {
    if current == UInt8(ascii: "\"") { return try string() }
    guard dialect == .json5 else { throw failure("in JSON a key is a string; found \(found)") }
    if current == UInt8(ascii: "'") { return try string() }
    let start = self
    let name = try identifier()
    guard let first = name.unicodeScalars.first, first == "$" || first == "_" || first.properties.isIDStart else {
      throw start.failure("a key is a name or a string; found \(start.found)")
    }
    return name
  }

  mutating func string() throws(JSONParser.Failure) -> String {
    let start = self
    let quote = current
    advance()
    var result = ""
    while true {
      result += plainText(before: quote)
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
    }
  }

  /// All up to the next quote, backslash or control character, taken at once.
  private mutating func plainText(before quote: UInt8?) -> String {
    let start = offset
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\"), byte >= 0x20 { advance() }
    return String(decoding: text.bytes[start..<offset], as: UTF8.self)
  }

  mutating func numberOrWord() throws(JSONParser.Failure) -> JSONValue.Kind {
    let start = self
    let text = word(including: "+-.".unicodeScalars)
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let number = JSON5Number.value(of: text), dialect == .json5 || Self.isJSONNumber(text) else {
        throw start.failure(
          "a value is an object, an array, a string, a number, true, false or null; found \(start.found)"
        )
      }
      return .number(number)
    }
  }

  /// JSON has none of the numbers that begin or end in a point or a plus, nor infinite or hexadecimal ones.
  private static func isJSONNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) != nil
  }

  private mutating func word(including marks: String.UnicodeScalarView = "".unicodeScalars) -> String {
    var word = String.UnicodeScalarView()
    while let next = nextScalar {
      let properties = next.scalar.properties
      let isPart = properties.isIDContinue || next.scalar == "$" || next.scalar == "_" || marks.contains(next.scalar)
      guard isPart else { break }
      word.append(next.scalar)
      offset += next.length
    }
    return String(word)
  }

  private mutating func identifier() throws(JSONParser.Failure) -> String {
    var name = word()
    while consume("\\") {
      guard consume("u") else { throw failure("an escape in a name begins with '\\u'") }
      name.unicodeScalars.append(try unicodeEscape())
      name += word()
    }
    return name
  }

  private mutating func skipComment() throws(JSONParser.Failure) {
    let start = self
    advance()
    if consume("/") {
      while let next = nextScalar, !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(next.scalar) {
        offset += next.length
      }
    } else if consume("*") {
      while !isAtEnd {
        if consume("*") {
          if consume("/") { return }
        } else {
          advance()
        }
      }
      throw start.failure("the comment is not closed; end it with '*/'")
    } else {
      throw start.failure("a comment begins with '//' or '/*'")
    }
  }

  /// What follows a backslash; `nil` for a line that goes on.
  private mutating func escape() throws(JSONParser.Failure) -> Unicode.Scalar? {
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
      _ = consume("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    default: return next.scalar
    }
  }

  private mutating func unicodeEscape() throws(JSONParser.Failure) -> Unicode.Scalar {
    let start = self
    let unit = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, consume("\\"), consume("u") {
      let second = try hexadecimal(digits: 4)
      let isTrailing = (0xDC00...0xDFFF).contains(second)
      if isTrailing, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00)) { return scalar }
    }
    throw start.failure("half a surrogate pair is no character")
  }

  private mutating func hexadecimal(digits: Int) throws(JSONParser.Failure) -> UInt32 {
    let end = min(offset + digits, text.bytes.count)
    let characters = String(decoding: text.bytes[offset..<end], as: UTF8.self)
    let isHexadecimal = characters.utf8.count == digits && characters.allSatisfy(\.isHexDigit)
    guard isHexadecimal, let value = UInt32(characters, radix: 16) else {
      throw failure("\(digits) hexadecimal digits belong here")
    }
    offset = end
    return value
  }

  /// The character here and its length in bytes. The text is known to be UTF-8.
  private var nextScalar: (scalar: Unicode.Scalar, length: Int)? {
    guard let first = current else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let end = min(offset + length, text.bytes.count)
    guard let scalar = String(decoding: text.bytes[offset..<end], as: UTF8.self).unicodeScalars.first else {
      return nil
    }
    return (scalar, length)
  }
}
