/// A JSON value, with its location.
struct JSONValue: Sendable {
  enum Kind: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// The name of the type of the value in messages.
    var name: String {
      switch self {
      case .null: "null"
      case .boolean: "true or false"
      case .number: "a number"
      case .string: "a string"
      case .array: "an array"
      case .object: "an object"
      }
    }
  }

  struct Member: Sendable {
    let key: Located<String>
    let value: JSONValue
  }

  let kind: Kind
  let location: SourceLocation
}

extension JSONValue {
  /// The value of a key, if this is an object with the key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    for member in members where member.key.value == key { return member.value }
    return nil
  }

  var boolean: Bool? { if case .boolean(let flag) = kind { flag } else { nil } }

  var number: Double? { if case .number(let number) = kind { number } else { nil } }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The members, if this is an object.
  var members: [Member]? { if case .object(let members) = kind { members } else { nil } }

  /// The elements, if this is an array.
  var elements: [JSONValue]? { if case .array(let elements) = kind { elements } else { nil } }

  /// The text and its location, if this is a string.
  var text: Located<String>? {
    if case .string(let text) = kind { Located(value: text, location: location) } else { nil }
  }

  /// Whether this is an array that is empty or contains an object with one of the keys.
  func isList(withAnyOf keys: [String]) -> Bool {
    guard let elements else { return false }
    // Without optimization, a closure for each element and key would take longer than reading the file.
    for index in elements.indices {
      guard case .object(let members) = elements[index].kind, !members.isEmpty else { continue }
      if members.contains(where: { keys.contains($0.key.value) }) { return true }
    }
    return elements.isEmpty
  }
}
