/// A JSON object on one line, whose members keep the order in which they were added. Such lists are easy to read and to
/// compare line by line.
struct JSONLine {
  private var members: [String] = []

  var text: String { "{\(members.joined(separator: ", "))}" }

  /// Returns a list of objects, one on each line.
  static func list(_ lines: [JSONLine]) -> String { "[\n\(lines.map(\.text).joined(separator: ",\n"))\n]\n" }

  mutating func add(_ key: String, _ text: String) { addRaw(key, Self.quoted(text)) }

  mutating func add(_ key: String, _ flag: Bool) { addRaw(key, flag ? "true" : "false") }

  mutating func add(_ key: String, _ texts: [String]) {
    addRaw(key, "[\(texts.map(Self.quoted).joined(separator: ", "))]")
  }

  mutating func add(_ key: String, _ texts: [String: String]) {
    addRaw(key, Self.object(texts))
  }

  mutating func add(_ key: String, _ objects: [String: [String: String]]) {
    let members = objects.sortedByKey.map { "\(Self.quoted($0.key)): \(Self.object($0.value))" }
    addRaw(key, "{\(members.joined(separator: ", "))}")
  }

  private static func object(_ texts: [String: String]) -> String {
    let members = texts.sortedByKey.map { "\(quoted($0.key)): \(quoted($0.value))" }
    return "{\(members.joined(separator: ", "))}"
  }

  /// Adds numbers in textual form: a single number by itself, several as a list.
  mutating func add(_ key: String, numbers: [String]) {
    addRaw(key, numbers.count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]")
  }

  private mutating func addRaw(_ key: String, _ value: String) { members.append("\(Self.quoted(key)): \(value)") }

  static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Encoding a string can't fail.
    return (try? String(decoding: encoder.encode(text), as: UTF8.self)) ?? "\"\""
  }
}
