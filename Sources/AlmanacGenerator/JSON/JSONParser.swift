/// Reads JSON or JSON5 and keeps the location of every value.
///
/// Foundation also reads both, but its decoder does not provide the locations of values.
struct JSONParser {
  /// The maximum depth of nested values, so that no text exhausts the stack.
  private static let maximumDepth = 128

  private var scanner: JSONScanner

  static func parse(_ text: SourceText, as dialect: JSONDialect) throws(Diagnostic) -> JSONValue {
    if let offset = text.invalidUTF8Offset { throw .notUTF8(text, offset, dialect.syntaxRule) }
    var parser = JSONParser(scanner: JSONScanner(text, dialect: dialect))
    try parser.scanner.skipSpace()
    let value = try parser.value(depth: 0)
    try parser.scanner.skipSpace()
    guard parser.scanner.isAtEnd else {
      throw parser.scanner.failure("nothing may follow the value; found \(parser.scanner.found)")
    }
    return value
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> JSONValue {
    guard depth < Self.maximumDepth else {
      throw scanner.failure("values may be nested at most \(Self.maximumDepth) deep")
    }
    let location = scanner.location
    let kind: JSONValue.Kind
    switch scanner.current {
    case UInt8(ascii: "{"): kind = .object(try object(depth: depth))
    case UInt8(ascii: "["): kind = .array(try array(depth: depth))
    case UInt8(ascii: "\""): kind = .string(try scanner.string())
    case UInt8(ascii: "'") where scanner.dialect == .json5: kind = .string(try scanner.string())
    default: kind = try scanner.numberOrWord()
    }
    return JSONValue(kind: kind, location: location)
  }

  private mutating func object(depth: Int) throws(Diagnostic) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try elements(until: "}") { parser throws(Diagnostic) in
      let location = parser.scanner.location
      let key = Located(value: try parser.scanner.key(), location: location)
      try parser.scanner.skipSpace()
      guard parser.scanner.consume(":") else {
        throw parser.scanner.failure("a ':' follows a key; found \(parser.scanner.found)")
      }
      try parser.scanner.skipSpace()
      members.append(JSONValue.Member(key: key, value: try parser.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func array(depth: Int) throws(Diagnostic) -> [JSONValue] {
    var values: [JSONValue] = []
    try elements(until: "]") { parser throws(Diagnostic) in
      values.append(try parser.value(depth: depth + 1))
    }
    return values
  }

  /// Reads the elements between brackets, with commas between the elements and optionally after the last.
  private mutating func elements(
    until end: Unicode.Scalar,
    _ element: (inout JSONParser) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    scanner.advance()
    try scanner.skipSpace()
    while !scanner.consume(end) {
      try element(&self)
      try scanner.skipSpace()
      if scanner.consume(",") {
        try scanner.skipSpace()
        if scanner.dialect == .json, scanner.current == UInt8(ascii: end) {
          throw scanner.failure("in JSON a value follows a ','; found \(scanner.found)")
        }
      } else if scanner.current != UInt8(ascii: end) {
        throw scanner.failure("a ',' or '\(end)' follows a value; found \(scanner.found)")
      }
    }
  }
}
