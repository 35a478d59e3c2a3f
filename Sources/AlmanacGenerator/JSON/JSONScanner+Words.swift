extension JSONScanner {
  /// A quoted string or an ECMAScript identifier.
  mutating func key() throws(Diagnostic) -> String {
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

  mutating func numberOrWord() throws(Diagnostic) -> JSONValue.Kind {
    if let digits = plainDigits() { return .number(digits) }
    let start = self
    let text = word(including: "+-.".unicodeScalars)
    switch text {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      guard let number = JSONNumber.value(of: text, in: dialect) else {
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
      guard Self.isWordPart(next.scalar) || marks.contains(next.scalar) else { break }
      word.append(next.scalar)
      skip(next.length)
    }
    return String(word)
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isIDContinue }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": return true
    default: return false
    }
  }

  private mutating func identifier() throws(Diagnostic) -> String {
    var name = word()
    while consume("\\") {
      guard consume("u") else { throw failure("an escape in a name begins with '\\u'") }
      name.unicodeScalars.append(try unicodeEscape())
      name += word()
    }
    return name
  }
}
