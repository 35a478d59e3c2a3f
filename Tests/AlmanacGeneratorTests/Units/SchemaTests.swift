import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// `almanac.schema.json` describes what almanac.json can contain.
@Suite struct SchemaTests {
  private let schema: JSONValue

  init() throws {
    let path = Repository.root.appending(path: "almanac.schema.json")
    let text = SourceText(path: "almanac.schema.json", bytes: Array(try Data(contentsOf: path)))
    schema = try JSONParser.parse(text, as: .json)
  }

  private func resolved(_ node: JSONValue) -> JSONValue {
    guard let reference = node["$ref"]?.text?.value.split(separator: "/").last else { return node }
    return schema["definitions"]?[String(reference)] ?? node
  }

  /// The objects with keys of their own, by the path of an example.
  private func objects(_ node: JSONValue, at path: [String]) -> [(path: [String], keys: [String])] {
    let node = resolved(node)
    let members = node["properties"]?.members?.filter { $0.key.value != "$schema" } ?? []
    let own = members.isEmpty ? [] : [(path, members.map(\.key.value))]
    let inner = members.flatMap { objects($0.value, at: path + [$0.key.value]) }
    let others = node["additionalProperties"].map { $0.kind == .object ? objects($0, at: path + ["Other"]) : [] } ?? []
    return own + inner + others + (node["anyOf"]?.elements ?? []).flatMap { objects($0, at: path) }
  }

  @Test func hasTheKeysThatAreRead() throws {
    let objects = objects(schema, at: [])
    #expect(objects.count > 10)
    for (path, keys) in objects {
      let text = path.reversed().reduce("{ aVeryUnknownKey: 1 }") { "{ \($1): \($0) }" }
      let problems = Problems()
      _ = Settings.read(SourceText(path: "almanac.json", bytes: Array(text.utf8)), problems)
      let message = try #require(
        problems.sorted(isStrict: false).map(\.message).first { $0.hasPrefix("unknown key 'aVeryUnknownKey'") },
        "\(path)"
      )
      let known = message.components(separatedBy: "known keys are ").last?.split(
        separator: "'",
        omittingEmptySubsequences: false
      )
      let names = known?.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) } ?? []
      #expect(Set(keys) == Set(names), "\(path): \(Set(keys).symmetricDifference(names))")
    }
  }

  @Test func allowsTheSettingsOfTheExamples() throws {
    let root = Repository.root
    let files = try ["Examples", "Fixtures/Settings", "Sources/Generator/AlmanacCommand/Init"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path(percentEncoded: false))
        .filter { $0.hasSuffix("almanac.json") && !$0.contains(".build") }.map {
          root.appending(path: "\(folder)/\($0)")
        }
    }
    #expect(files.count > 8)
    for file in files {
      let value = try settings(String(contentsOf: file, encoding: .utf8))
      #expect(allows(schema, value), "\(file.path(percentEncoded: false))")
    }
  }

  @Test(
    arguments: [
      #"{ "$schema": "x", tables: { A: "a.csv", B: ["a.csv"], C: { data: "a.csv", columns: { a: "[text]?" } } } }"#:
        true,
      "{ acces: 1 }": false, #"{ access: "private" }"#: false, "{ tables: { A: {} } }": false,
      #"{ tables: { A: { data: "a.csv", columns: { a: "text or number" } } } }"#: false,
      "{ countries: { image: { maxSize: 9000 } } }": false, #"{ locales: { formats: { de: { group: 1 } } } }"#: false,
      #"{ currencies: { aliases: ["currencytext", { EUR: ["e"] }] } }"#: true, #"{ emoji: { cases: "name" } }"#: false,
    ]
  )
  func tellsRightFromWrong(text: String, isRight: Bool) throws {
    #expect(allows(schema, try settings(text)) == isRight)
  }

  private func settings(_ text: String) throws -> JSONValue {
    try JSONParser.parse(SourceText(path: "almanac.json", bytes: Array(text.utf8)), as: .json5)
  }

  /// Whether a schema allows a value, by the keywords that this one uses.
  private func allows(_ node: JSONValue, _ value: JSONValue) -> Bool {
    if let reference = node["$ref"], reference.text != nil { return allows(resolved(node), value) }
    if let any = node["anyOf"]?.elements, !any.contains(where: { allows($0, value) }) { return false }
    if let choices = node["enum"]?.elements, !choices.contains(where: { $0.text?.value == value.text?.value }) {
      return false
    }
    if let type = node["type"]?.text?.value, !Self.isOf(type, value) { return false }
    if let pattern = node["pattern"]?.text?.value, let text = value.text?.value,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return false
    }
    if let limit = node["maximum"]?.number, let number = value.number, number > limit { return false }
    if let limit = node["minimum"]?.number, let number = value.number, number < limit { return false }
    if let items = node["items"], let elements = value.elements, !elements.allSatisfy({ allows(items, $0) }) {
      return false
    }
    for key in node["required"]?.elements ?? [] where value.kind == .object && value[key.text?.value ?? ""] == nil {
      return false
    }
    return (value.members ?? []).allSatisfy { member in
      if let property = node["properties"]?[member.key.value] { return allows(property, member.value) }
      guard let others = node["additionalProperties"] else { return true }
      return others.kind == .object ? allows(others, member.value) : others.boolean != false
    }
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch type {
    case "object": value.kind == .object
    case "array": value.kind == .array
    case "string": value.kind == .string
    case "boolean": value.kind == .boolean
    case "number": value.kind == .number
    case "integer": value.kind == .number && value.number.map { $0 == $0.rounded() } == true
    default: false
    }
  }
}
