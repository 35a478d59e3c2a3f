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
