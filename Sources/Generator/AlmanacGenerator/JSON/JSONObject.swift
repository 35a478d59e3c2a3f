/// The rules for the fields of an object.
struct FieldRules: Sendable {
  let key: Rule
  let type: Rule
  let value: Rule

  /// Whether whitespace around a string doesn't count. In a path, it does.
  let trimsText: Bool

  /// The fields of `almanac.json`.
  static let settings = FieldRules(key: .configKey, type: .configType, value: .configValue, trimsText: false)

  /// The fields of a data file.
  static let data = FieldRules(key: .dataField, type: .dataType, value: .dataValue, trimsText: true)
}

/// A JSON object, read key by key.
///
/// Every function reports an invalid value and returns `nil` for it, so one run reports all problems.
///
/// It is a class, because without optimization it takes long to copy so many values for each entry of a list.
final class JSONObject {
  /// All members, in order.
  let members: [JSONValue.Member]

  private let value: JSONValue
  let rules: FieldRules
  let problems: Problems
  private let name: String

  /// Whether the value is an object.
  let isObject: Bool

  /// Reads an object, with its name in messages. `keys` are the known ones, or `nil` if any key may occur. `inner` are
  /// the keys of nested objects, to find keys that a user wrote outside of them.
  init(
    _ value: JSONValue,
    named name: String,
    keys: [String]?,
    inner: [(path: String, keys: [String])] = [],
    rules: FieldRules,
    _ problems: Problems
  ) {
    self.name = name
    self.rules = rules
    self.problems = problems
    self.value = value
    isObject = value.kind == .object
    members = value.members ?? []
    guard isObject else {
      problems.report(rules.type, at: location, "\(name) must be an object, not \(value.kind.rawValue)")
      return
    }
    if let keys { reportUnknownKeys(keys, inner) }
    reportDuplicateKeys(members)
  }

  var location: SourceLocation { value.location }

  func value(_ key: String) -> JSONValue? { value[key] }

  func report(_ rule: Rule, at location: SourceLocation, _ message: @autoclosure () -> String) {
    problems.report(rule, at: location, message())
  }

  /// Returns whether a key has a value that isn't a string.
  func hasWrongType(_ key: String) -> Bool { value(key).map { $0.text == nil } ?? false }

  func reportMissing(_ key: String) { report(rules.key, at: location, "\(name) has no '\(key)'; add one") }

  func reportType(_ value: JSONValue, of name: String, expected: String) {
    problems.report(rules.type, at: value.location, "\(name) must be \(expected), not \(value.found)")
  }

  private func reportUnknownKeys(_ keys: [String], _ inner: [(path: String, keys: [String])]) {
    // Editors look for the schema of the file there.
    for member in members where !keys.contains(member.key.value) && member.key.value != "$schema" {
      let key = member.key.value
      lazy var path = inner.first { $0.keys.contains(key) }?.path
      lazy var hint =
        path.map { "did you mean '\($0).\(key)'?" }
        ?? Spelling.hint(for: key, among: keys, or: "known keys are \(Spelling.list(keys, "and"))")
      report(rules.key, at: member.key.location, "unknown key '\(key)' in \(name); \(hint)")
    }
  }

  private func reportDuplicateKeys(_ members: [JSONValue.Member]) {
    guard members.count > 1 else { return }
    var lines: [String: Int] = [:]
    for member in members {
      let key = member.key
      if let line = lines[key.value] {
        report(rules.key, at: key.location, "duplicate key '\(key.value)'; remove it, or the first one on line \(line)")
      } else {
        lines[key.value] = key.location.line
      }
    }
  }
}

extension JSONObject {
  func string(_ key: String) -> Located<String>? { value(key).flatMap { string($0, of: "'\(key)'") } }

  /// Reads a required string.
  func required(_ key: String) -> Located<String>? {
    if value(key) == nil, isObject { reportMissing(key) }
    return string(key)
  }

  /// Reads a value that should be a string.
  func string(_ value: JSONValue, of name: String) -> Located<String>? {
    typed(value, name, "a string") { $0.text }.map { text in
      let value = rules.trimsText ? String(text.value.trimmed) : text.value
      if let control = value.firstControl { report(rules.value, at: text.location, "\(name) contains \(control)") }
      return Located(value: value, location: text.location)
    }
  }

  /// Reads a value in one form, or reports any other form.
  func typed<Form>(
    _ value: JSONValue,
    _ name: String,
    _ expected: String,
    _ form: (JSONValue) -> Form?
  ) -> Form? {
    let form = form(value)
    if form == nil { reportType(value, of: name, expected: expected) }
    return form
  }

  func strings(_ key: String) -> [Located<String>]? { value(key).flatMap { strings($0, of: "'\(key)'") } }

  /// Reads a string or an array of strings.
  func stringOrStrings(_ key: String) -> [Located<String>]? {
    guard let value = value(key) else { return nil }
    switch value.kind {
    case .string: return string(value, of: "'\(key)'").map { [$0] }
    case .array, .field: return strings(key)
    default:
      reportType(value, of: "'\(key)'", expected: "a string or an array of strings")
      return nil
    }
  }

  /// Reads a string or an array of strings that can be paths of an `item`: "file" or "folder".
  func paths(_ key: String, of item: String, canBeEmpty: Bool = false) -> [Located<String>]? {
    let texts = stringOrStrings(key)
    if !canBeEmpty, texts?.isEmpty == true, let location = value(key)?.location {
      report(rules.value, at: location, "'\(key)' is empty; name at least one \(item), or remove it")
    }
    return texts?.filter { isPath($0, of: item, key) }
  }

  /// Reads a string that can be a path.
  func path(_ key: String, of item: String) -> Located<String>? {
    string(key).flatMap { isPath($0, of: item, key) ? $0 : nil }
  }

  private func isPath(_ text: Located<String>, of item: String, _ key: String) -> Bool {
    // The system reads a path only up to a NUL character, which is already reported.
    if text.value.utf8.contains(0) { return false }
    // An empty path would be the folder's.
    if !text.value.isEmpty { return true }
    report(rules.value, at: text.location, "'\(key)' must name a \(item), not '\(text.value)'")
    return false
  }

  private func strings(_ value: JSONValue, of name: String) -> [Located<String>]? {
    let element = "an element of \(name)"
    return typed(value, name, "an array of strings") { $0.elements }?.compactMap { string($0, of: element) }
  }

  /// Reads the raw value of a case.
  func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, of type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    guard let text = string(key) else { return nil }
    if let choice = Choice(rawValue: text.value) { return choice }
    let choices = Spelling.list(Choice.allCases.map(\.rawValue), "or")
    report(rules.value, at: text.location, "'\(key)' must be \(choices), not '\(text.value)'")
    return nil
  }

  func boolean(_ key: String) -> Located<Bool>? {
    value(key).flatMap { value in
      typed(value, "'\(key)'", "true or false") { $0.boolean }.map { Located(value: $0, location: value.location) }
    }
  }

  /// Reads the members of an object, with values of any type.
  func members(_ key: String) -> [JSONValue.Member]? { value(key).flatMap { members($0, of: "'\(key)'") } }

  private func members(_ value: JSONValue, of name: String) -> [JSONValue.Member]? {
    let members = typed(value, name, "an object") { $0.members }
    if let members { reportDuplicateKeys(members) }
    return members
  }

  /// Returns the members of an object, which third-party data can write as an empty array or as null if it is empty.
  func members(orEmpty key: String) -> [JSONValue.Member] {
    if let value = value(key), value.isNull || value.elements?.isEmpty == true { return [] }
    return members(key) ?? []
  }

  /// Returns the members of a nested object, or none if one of the two objects is missing.
  func members(_ key: String, of outer: String) -> [JSONValue.Member] {
    value(outer).map { object($0, named: outer).members(key) ?? [] } ?? []
  }

  /// Reads the names in a nested object by their codes, as CLDR's files have them.
  func names(_ key: String, of outer: String) -> [(code: String, name: Located<String>)] {
    members(key, of: outer).compactMap { member in
      let code = member.key.value
      return string(member.value, of: "the name of '\(code)'").map { (code, $0) }
    }
  }

  /// Reads a value that should be an object whose members are arrays of strings.
  func lists(_ value: JSONValue, of name: String) -> [(key: Located<String>, value: [Located<String>])] {
    (members(value, of: name) ?? []).map { ($0.key, strings($0.value, of: "'\($0.key.value)'") ?? []) }
  }

  /// Reads an object whose members are strings.
  func texts(_ key: String) -> [(key: Located<String>, value: Located<String>)] {
    (members(key) ?? []).compactMap { member in
      string(member.value, of: "'\(member.key.value)'").map { (member.key, $0) }
    }
  }

  /// Reads the elements of an array, of any type.
  func elements(_ member: JSONValue.Member) -> [JSONValue] {
    typed(member.value, "'\(member.key.value)'", "an array") { $0.elements } ?? []
  }

  /// Reads a value in this object that should be an object, with any keys.
  func object(_ value: JSONValue, named name: String, keys: [String]? = nil) -> JSONObject {
    JSONObject(value, named: "'\(name)'", keys: keys, rules: rules, problems)
  }

  /// Reads a member that should be an object, with any keys.
  func object(_ member: JSONValue.Member) -> JSONObject { object(member.value, named: member.key.value) }
}
