/// The words of JSON5: white space, strings, keys, numbers and literals.
struct JSON5Scanner {
  private let text: SourceText
  private var offset = 0

  init(_ text: SourceText) {
    self.text = text
  }

  var isAtEnd: Bool { offset >= text.bytes.count }

  /// The next byte, or `nil` at the end.
  var current: UInt8? { isAtEnd ? nil : text.bytes[offset] }

  var location: SourceLocation { text.location(at: offset) }

  /// The next character in words, for messages.
  var found: String { nextScalar.map { "'\(Character($0.scalar))'" } ?? "the end of the file" }

  func failure(_ message: String) -> JSON5Parser.Failure {
    JSON5Parser.Failure(message: message, location: location)
  }

  mutating func advance() { offset += 1 }

  mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: scalar) else { return false }
    advance()
    return true
  }

  mutating func skipSpace() throws(JSON5Parser.Failure) {
    while let next = nextScalar {
      if next.scalar == "/" {
        try skipComment()
      } else if next.scalar == "\u{FEFF}" || next.scalar.properties.isWhitespace && next.scalar != "\u{85}" {
        offset += next.length
      } else {
        return
      }
    }
  }

  /// A quoted string or an ECMAScript identifier.
  mutating func key() throws(JSON5Parser.Failure) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try string() }
    let start = self
    let name = try identifier()
    guard let first = name.unicodeScalars.first, first == "$" || first == "_" || first.properties.isIDStart else {
      throw start.failure("a key is a name or a string; found \(start.found)")
    }
    return name
  }

  mutating func string() throws(JSON5Parser.Failure) -> String {
    let start = self
    let quote = nextScalar?.scalar
    advance()
    var result = ""
    while let next = nextScalar, next.scalar != "\n", next.scalar != "\r" {
      offset += next.length
      if next.scalar == quote { return result }
      if next.scalar == "\\" {
        if let scalar = try escape() { result.unicodeScalars.append(scalar) }
      } else {
        result.unicodeScalars.append(next.scalar)
      }
    }
    throw start.failure("the string is not closed on its line")
  }

  mutating func numberOrWord() throws(JSON5Parser.Failure) -> JSONValue.Kind {
    let start = self
    let text = word(including: "+-.".unicodeScalars)
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let number = JSON5Number.value(of: text) else {
        throw start.failure(
          "a value is an object, an array, a string, a number, true, false or null; found \(start.found)"
        )
      }
      return .number(number)
    }
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

  private mutating func identifier() throws(JSON5Parser.Failure) -> String {
    var name = word()
    while consume("\\") {
      guard consume("u") else { throw failure("an escape in a name begins with '\\u'") }
      name.unicodeScalars.append(try unicodeEscape())
      name += word()
    }
    return name
  }

  private mutating func skipComment() throws(JSON5Parser.Failure) {
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
  private mutating func escape() throws(JSON5Parser.Failure) -> Unicode.Scalar? {
    guard let next = nextScalar else { throw failure("the string is not closed") }
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

  private mutating func unicodeEscape() throws(JSON5Parser.Failure) -> Unicode.Scalar {
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

  private mutating func hexadecimal(digits: Int) throws(JSON5Parser.Failure) -> UInt32 {
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
