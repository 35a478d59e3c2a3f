import Foundation

/// An object of JSON in one line, whose members stand in the order that they were added in: lists of such lines are read
/// by people and compared line by line.
struct JSONLine {
  private var members: [String] = []

  /// The object.
  var text: String { "{\(members.joined(separator: ", "))}" }

  /// A list of objects, one a line.
  static func list(_ lines: [JSONLine]) -> String { "[\n\(lines.map(\.text).joined(separator: ",\n"))\n]\n" }

  mutating func add(_ key: String, _ text: String) { addRaw(key, Self.quoted(text)) }

  mutating func add(_ key: String, _ flag: Bool) { addRaw(key, flag ? "true" : "false") }

  mutating func add(_ key: String, _ texts: [String]) {
    addRaw(key, "[\(texts.map(Self.quoted).joined(separator: ", "))]")
  }

  mutating func add(_ key: String, _ texts: [String: String]) {
    let members = texts.sortedByKey.map { "\(Self.quoted($0.key)): \(Self.quoted($0.value))" }
    addRaw(key, "{\(members.joined(separator: ", "))}")
  }

  /// Adds numbers that are in texts already: one by itself, several as a list.
  mutating func add(_ key: String, numbers: [String]) {
    addRaw(key, numbers.count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]")
  }

  private mutating func addRaw(_ key: String, _ value: String) { members.append("\(Self.quoted(key)): \(value)") }

  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    // Nothing keeps a string from being encoded.
    return (try? String(decoding: encoder.encode(text), as: UTF8.self)) ?? "\"\""
  }
}
