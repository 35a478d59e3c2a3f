import CBytes

/// The bytes of a file, with the places of its values.
///
/// It is a class, because each value refers to it.
final class JSONText: Sendable {
  let path: String
  fileprivate let bytes: [UInt8]
  fileprivate let tokens: [almanac_json_token]

  /// The end of the fields, if the file contains comma-separated values.
  fileprivate let fieldsEnd: Int

  init(path: String, bytes: [UInt8], tokens: [almanac_json_token], fieldsEnd: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.tokens = tokens
    self.fieldsEnd = fieldsEnd
  }

  /// The outermost value.
  var root: JSONValue { JSONValue(source: self, index: 0) }
}

/// A JSON value, with its location. It is a place in a file, and is decoded when it is read, because most values of a
/// wrong file never are.
struct JSONValue: Sendable {
  /// The type of a value, by its name in messages.
  enum Kind: String {
    case null
    case boolean = "true or false"
    case number = "a number"
    case string = "a string"
    case array = "an array"
    case object = "an object"

    /// A field of comma-separated values, which can be read in several forms.
    case field = "a string in a field"
  }

  struct Member: Sendable {
    let key: Located<String>
    let value: JSONValue
  }

  fileprivate let source: JSONText
  fileprivate let index: Int

  private var token: almanac_json_token { source.tokens[index] }

  var kind: Kind {
    if token.start < source.fieldsEnd { return .field }
    return switch source.bytes[Int(token.start)] {
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
    if source.fieldsEnd > 0, kind != .object { return nil }
    let index = almanac_json_member(source.bytes, source.tokens, UInt32(index), key)
    return index == 0 ? nil : JSONValue(source: source, index: Int(index))
  }

  var boolean: Bool? {
    switch kind {
    case .boolean: source.bytes[Int(token.start)] == UInt8(ascii: "t")
    case .field: Self.flags[written.trimmed.lowercased()]
    default: nil
    }
  }

  /// The Boolean values as spreadsheets and databases write them in comma-separated values.
  private static let flags = [
    "true": true, "false": false, "yes": true, "no": false, "1": true, "0": false, "t": true, "f": false,
  ]

  var number: Double? {
    switch kind {
    case .number: Double(written)
    case .field: Double(written.trimmed)
    default: nil
    }
  }

  /// The description of the value in messages.
  var found: String { kind == .field ? "'\(written)'" : kind.rawValue }

  /// The value as the file writes it, for messages.
  var written: String {
    let token = token
    return source.bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.end)]), as: UTF8.self)
    }
  }

  var isNull: Bool { kind == .null }

  /// The members, if this is an object.
  var members: [Member]? {
    guard kind == .object else { return nil }
    var members: [Member] = []
    forEachMember { members.append(Member(key: $0.decoded, value: $1)) }
    return members
  }

  /// The elements, if this is an array.
  var elements: [JSONValue]? {
    switch kind {
    case .array: break
    case .field: if token.next == index + 1 { return [self] }
    default: return nil
    }
    var elements: [JSONValue] = []
    var next = index + 1
    while next < token.next {
      elements.append(JSONValue(source: source, index: next))
      next = Int(source.tokens[next].next)
    }
    return elements
  }

  /// The string and its location, if this is one.
  var text: Located<String>? {
    switch kind {
    case .string: decoded
    case .field: Located(value: written, location: location)
    default: nil
    }
  }

  /// The string of a field that is not empty, and has neither spaces at its ends nor characters that no name contains.
  /// Most strings of a long table are such, so they need no slower check.
  var plainText: String? {
    guard kind == .field else { return nil }
    let token = token
    let count = Int(token.end - token.start)
    let isPlain = source.bytes.withUnsafeBufferPointer {
      almanac_is_plain($0.baseAddress.map { $0 + Int(token.start) }, count)
    }
    return isPlain ? written : nil
  }

  /// The string without escapes, if this is a string or a key, which JSON5 also writes without quotes.
  var decoded: Located<String> {
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

extension JSONValue {
  /// The form of a number in the file.
  var numberForm: almanac_number {
    let token = token
    return source.bytes.withUnsafeBufferPointer { bytes in
      almanac_number_form(bytes.baseAddress.map { $0 + Int(token.start) }, Int(token.end - token.start))
    }
  }

  /// The offset of the value in its file.
  var place: Int { Int(token.start) }

  /// Whether the file is comma-separated values, so that all its objects share their keys.
  var isShared: Bool { source.fieldsEnd > 0 }

  /// Calls `body` with the key and the value of each member of an object.
  func forEachMember(_ body: (_ key: JSONValue, _ value: JSONValue) -> Void) {
    guard kind == .object else { return }
    var next = index + 1
    while next < token.next {
      let value = JSONValue(source: source, index: next + 1)
      body(JSONValue(source: source, index: next), value)
      next = Int(value.token.next)
    }
  }
}
