/// A value of a JSON text, which knows where it stands.
struct JSONValue: Sendable {
  enum Kind: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// What the value is called in a message.
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
  /// The value of a key, where this is an object that has it.
  subscript(key: String) -> JSONValue? { members?.first { $0.key.value == key }?.value }

  var isNull: Bool { if case .null = kind { true } else { false } }

  /// The members, where this is an object.
  var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  /// The elements, where this is an array.
  var elements: [JSONValue]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }

  /// The text and its place, where this is a string.
  var text: Located<String>? {
    guard case .string(let text) = kind else { return nil }
    return Located(value: text, location: location)
  }
}
