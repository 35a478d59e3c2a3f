/// An object of a JSON text, read key by key.
///
/// Each reader notes a wrong value and gives `nil` for it, so that one run reports them all.
struct JSONObjectReader {
  /// All members, in their order.
  let members: [JSONValue.Member]

  private let name: String
  private let location: SourceLocation
  private let isObject: Bool
  private let knownKeys: [String]?
  private let rules: FieldRules
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - value: What should be the object.
  ///   - name: What it is called in messages.
  ///   - keys: The keys that it may have, or `nil` where others are nobody's mistake.
  ///   - rules: What its diagnostics are about.
  init(_ value: JSONValue, name: String, keys: [String]?, rules: FieldRules) {
    self.name = name
    location = value.location
    knownKeys = keys
    self.rules = rules
    isObject = value.members != nil
    guard case .object(let members) = value.kind else {
      self.members = []
      report(rules.type, value.location, "\(name) must be an object, not \(value.kind.name)")
      return
    }
    self.members = members
    reportUnknownKeys()
    reportRepeatedKeys(members)
  }

  /// The value of a key.
  func value(_ key: String) -> JSONValue? { members.first { $0.key.value == key }?.value }

  mutating func string(_ key: String) -> Located<String>? { value(key).flatMap { string($0, of: "'\(key)'") } }

  /// A string that must be there.
  mutating func required(_ key: String) -> Located<String>? {
    if value(key) == nil, isObject { reportMissing(key) }
    return string(key)
  }

  mutating func reportMissing(_ key: String) { report(rules.key, location, "'\(key)' is missing from \(name)") }

  mutating func boolean(_ key: String) -> Bool? {
    guard let value = value(key) else { return nil }
    if case .boolean(let flag) = value.kind { return flag }
    reportType(value, of: "'\(key)'", expected: "true or false")
    return nil
  }

  /// A whole number within a range.
  mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let number = number(key) else { return nil }
    guard let integer = Int(exactly: number.value), range.contains(integer) else {
      let bounds = "\(range.lowerBound) to \(range.upperBound)"
      report(rules.value, number.location, "'\(key)' must be a whole number from \(bounds)")
      return nil
    }
    return Located(value: integer, location: number.location)
  }

  mutating func number(_ key: String) -> Located<Double>? { value(key).flatMap { number($0, of: "'\(key)'") } }

  mutating func strings(_ key: String) -> [Located<String>]? {
    value(key).flatMap { strings($0, of: "'\(key)'") }
  }

  /// A string or a list of them.
  mutating func stringOrStrings(_ key: String) -> [Located<String>]? {
    guard let value = value(key) else { return nil }
    switch value.kind {
    case .string(let text): return [Located(value: text, location: value.location)]
    case .array: return strings(key)
    default:
      reportType(value, of: "'\(key)'", expected: "a string or an array of strings")
      return nil
    }
  }

  /// One of the raw values of an enum.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let text = string(key) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let choices = Spelling.list(Choice.allCases.map(\.rawValue))
    report(rules.value, text.location, "'\(key)' must be \(choices), not '\(text.value)'")
    return nil
  }

  /// An object whose members are lists of strings.
  mutating func lists(_ key: String) -> [(code: Located<String>, names: [Located<String>])]? {
    guard let members = members(key) else { return nil }
    return members.map { ($0.key, strings($0.value, of: "'\($0.key.value)'") ?? []) }
  }

  /// A list of two numbers.
  mutating func pair(_ key: String) -> [Located<Double>]? {
    guard let value = value(key) else { return nil }
    guard let elements = value.elements, elements.count == 2 else {
      report(rules.type, value.location, "'\(key)' must be an array of 2 numbers")
      return nil
    }
    let numbers = elements.compactMap { number($0, of: "an element of '\(key)'") }
    return numbers.count == 2 ? numbers : nil
  }

  /// A whole number within a range, written as a text.
  mutating func integerText(_ key: String, in range: ClosedRange<Int>) -> Located<Int>? {
    guard let text = string(key) else { return nil }
    if text.value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let number = Int(text.value),
      range.contains(number)
    {
      return Located(value: number, location: text.location)
    }
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    report(rules.value, text.location, "'\(key)' must be the digits of a number from \(bounds), not '\(text.value)'")
    return nil
  }

  /// The members of an object, of which the values may be anything.
  mutating func members(_ key: String) -> [JSONValue.Member]? {
    guard let value = value(key) else { return nil }
    guard let members = value.members else {
      reportType(value, of: "'\(key)'", expected: "an object")
      return nil
    }
    reportRepeatedKeys(members)
    return members
  }

  /// The members of an object that others write as an empty array, or as null, where it has none.
  mutating func members(orNone key: String) -> [JSONValue.Member] {
    if let value = value(key), value.isNull || value.elements?.isEmpty == true { return [] }
    return members(key) ?? []
  }

  /// The members of an object within another, if there are both.
  mutating func members(_ key: String, of outer: String) -> [JSONValue.Member] {
    value(outer).map { value in object(value, named: outer) { $0.members(key) ?? [] } } ?? []
  }

  /// The elements of an array, which may be anything.
  mutating func elements(_ member: JSONValue.Member) -> [JSONValue] {
    if let elements = member.value.elements { return elements }
    reportType(member.value, of: "'\(member.key.value)'", expected: "an array")
    return []
  }

  /// Reads a value within this object that should be an object itself, whatever its keys.
  mutating func object<Result>(
    _ value: JSONValue,
    named name: String,
    _ read: (inout JSONObjectReader) -> Result
  ) -> Result {
    var object = JSONObjectReader(value, name: "'\(name)'", keys: nil, rules: rules)
    defer { diagnostics += object.diagnostics }
    return read(&object)
  }

  /// Reads a member that should be an object itself, whatever its keys.
  mutating func object<Result>(_ member: JSONValue.Member, _ read: (inout JSONObjectReader) -> Result) -> Result {
    object(member.value, named: member.key.value, read)
  }

  mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }

  private mutating func strings(_ value: JSONValue, of name: String) -> [Located<String>]? {
    guard case .array(let values) = value.kind else {
      reportType(value, of: name, expected: "an array of strings")
      return nil
    }
    return values.compactMap { string($0, of: "an element of \(name)") }
  }

  /// A value that should be a string.
  mutating func string(_ value: JSONValue, of name: String) -> Located<String>? {
    if case .string(let text) = value.kind { return Located(value: text, location: value.location) }
    reportType(value, of: name, expected: "a string")
    return nil
  }

  private mutating func number(_ value: JSONValue, of name: String) -> Located<Double>? {
    if case .number(let number) = value.kind { return Located(value: number, location: value.location) }
    reportType(value, of: name, expected: "a number")
    return nil
  }

  private mutating func reportType(_ value: JSONValue, of name: String, expected: String) {
    report(rules.type, value.location, "\(name) must be \(expected), not \(value.kind.name)")
  }

  private mutating func reportUnknownKeys() {
    guard let knownKeys else { return }
    for member in members where !knownKeys.contains(member.key.value) {
      let key = member.key.value
      let nearest = Spelling.nearest(to: key, among: knownKeys)
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "known are \(Spelling.list(knownKeys))"
      report(rules.key, member.key.location, "\(name) has no key '\(key)'; \(hint)")
    }
  }

  private mutating func reportRepeatedKeys(_ members: [JSONValue.Member]) {
    var lines: [String: Int] = [:]
    for member in members {
      if let line = lines[member.key.value] {
        report(
          rules.key,
          member.key.location,
          "'\(member.key.value)' stands in line \(line) already; keep one of them"
        )
      }
      lines[member.key.value] = member.key.location.line
    }
  }
}
