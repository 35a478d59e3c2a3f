/// The header fields of a request or a response, in their order.
///
/// Names ignore the case of ASCII letters. A name can repeat.
public struct HTTPHeaders: Sendable, Equatable {
  /// A header field.
  public struct Field: Sendable, Equatable {
    /// The name as it was sent.
    public let name: String
    /// The value without white space around it.
    public let value: String
  }

  /// All fields, in their order.
  public private(set) var fields: [Field] = []

  /// Makes headers without a field.
  public init() {}

  /// The first value of a name. Assign a value to replace all fields of the name, or `nil` to remove them.
  ///
  /// Linear in the number of fields.
  public subscript(name: String) -> String? {
    get { fields.first { name.isEqualIgnoringCase($0.name) }?.value }
    set {
      fields.removeAll { name.isEqualIgnoringCase($0.name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// All values of a name, in their order. Linear in the number of fields.
  public func values(of name: String) -> [String] {
    fields.filter { name.isEqualIgnoringCase($0.name) }.map(\.value)
  }

  /// Adds a field, and keeps those of the same name.
  public mutating func append(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Whether a list of tokens, such as that of `Connection`, has a token. The case of ASCII letters does not matter.
  func list(_ name: String, contains token: String) -> Bool {
    values(of: name).contains { value in
      value.split { ", \t".contains($0) }.contains { token.isEqualIgnoringCase($0) }
    }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  /// Makes headers with the fields of a literal, in its order.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }
}

extension StringProtocol {
  /// Whether two texts are the same, except for the case of ASCII letters.
  func isEqualIgnoringCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}
