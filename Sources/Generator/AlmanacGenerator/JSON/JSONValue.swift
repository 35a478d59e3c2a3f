import CBytes

/// A text with the places of its values.
///
/// It is a class, because each value refers to it.
final class JSONText: Sendable {
  let path: String
  fileprivate let bytes: [UInt8]
  fileprivate let tokens: [almanac_json_token]

  init(path: String, bytes: [UInt8], tokens: [almanac_json_token]) {
    self.path = path
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The outermost value.
  var root: JSONValue { JSONValue(source: self, index: 0) }
}

/// A JSON value, with its location. It is a place in a text: whoever reads a value decodes it, because most values of a
/// wrong file are never read.
struct JSONValue: Sendable {
  /// The type of a value, by its name in messages.
  enum Kind: String {
    case null
    case boolean = "true or false"
    case number = "a number"
    case string = "a string"
    case array = "an array"
    case object = "an object"
  }

  struct Member: Sendable {
    let key: Located<String>
    let value: JSONValue
  }

  fileprivate let source: JSONText
  fileprivate let index: Int

  private var token: almanac_json_token { source.tokens[index] }

  var kind: Kind {
    switch source.bytes[Int(token.start)] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .string
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
    default: .number
    }
  }

  var location: SourceLocation {
    let token = token
    return SourceLocation(path: source.path, line: Int(token.line), column: Int(token.column))
  }
}

extension JSONValue {
  /// The first value of a key, if this is an object with the key.
  subscript(key: String) -> JSONValue? {
    let index = almanac_json_member(source.bytes, source.tokens, UInt32(index), key)
    return index == 0 ? nil : JSONValue(source: source, index: Int(index))
  }

  var boolean: Bool? { kind == .boolean ? source.bytes[Int(token.start)] == UInt8(ascii: "t") : nil }

  var number: Double? {
    kind == .number ? Double(written) : nil
  }

  /// The value as the file writes it, for messages.
  var written: String { String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }

  var isNull: Bool { kind == .null }

  /// The members, if this is an object.
  var members: [Member]? {
    guard kind == .object else { return nil }
    var members: [Member] = []
    var next = index + 1
    while next < token.next {
      let (key, value) = (JSONValue(source: source, index: next), JSONValue(source: source, index: next + 1))
      members.append(Member(key: key.decoded, value: value))
      next = Int(value.token.next)
    }
    return members
  }

  /// The elements, if this is an array.
  var elements: [JSONValue]? {
    guard kind == .array else { return nil }
    var elements: [JSONValue] = []
    var next = index + 1
    while next < token.next {
      elements.append(JSONValue(source: source, index: next))
      next = Int(source.tokens[next].next)
    }
    return elements
  }

  /// The text and its location, if this is a string.
  var text: Located<String>? { kind == .string ? decoded : nil }

  private var decoded: Located<String> {
    let token = token
    let value = String(unsafeUninitializedCapacity: Int(token.end - token.start)) { buffer in
      Int(almanac_json_text(source.bytes, token, buffer.baseAddress))
    }
    return Located(value: value, location: location)
  }

  /// Returns whether this is an array that is empty or contains an object with one of the keys.
  func isList(withAnyOf keys: [String]) -> Bool {
    guard kind == .array else { return false }
    return token.next == index + 1
      || keys.contains { almanac_json_lists_member(source.bytes, source.tokens, UInt32(index), $0) }
  }
}
