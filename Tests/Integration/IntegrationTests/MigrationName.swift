/// A name of the libraries, as a migration guide writes it.
///
/// | text | meaning |
/// |---|---|
/// | `FlowCache`, `FlowImage.ID` | a type or a protocol |
/// | `FlowCache.shared`, `FlowImage.id` | a member of a type, or a requirement of a protocol |
/// | `FlowCache.get(_:forceReCache:)` | a function or an initializer; parameters with a default can be left out |
/// | `FlowCache.remove(_: FlowImage.ID)` | one of several functions with these labels |
/// | `View.emojiGridStyle(.large)` | a function with an argument |
struct MigrationName {
  private struct Parameter {
    /// `nil` for an argument.
    let label: String?

    /// The type, which can be empty, or the argument.
    let content: String

    var isLabel: Bool { content.isEmpty }
  }

  let text: String

  /// A value of any type, for calls.
  static let argument = "func argument<Value>() -> Value { fatalError() }"

  init(_ text: String) { self.text = text }

  /// The functions that use the name, each in another way, without `func` and their names. If one of them compiles, the
  /// name exists.
  var uses: [String] {
    let head = text.prefix { $0 != "(" }
    let isFunction = head.endIndex != text.endIndex
    let type = isFunction ? [] : ["() { typealias Name = \(text) }"]
    guard let dot = head.lastIndex(of: ".") else { return type }
    let base = text[..<dot]
    let member = String(text[text.index(after: dot)...])
    let parameters = isFunction ? parameters(of: member) : []
    let name = String(member.prefix { $0 != "(" })
    // A reference to a function proves the labels, but no types.
    let reference = parameters.allSatisfy(\.isLabel) ? [name + labels(of: parameters)] : []
    let call = isFunction ? [name + arguments(for: parameters)] : []
    // `FlowCache.get(argument())` takes a cache, and gives its method, whatever its parameters.
    let isAmbiguous = parameters.count == 1 && parameters[0].label == "_" && parameters[0].isLabel
    let onTypes = (isAmbiguous ? reference : reference + call).flatMap {
      [
        "() async throws { _ = try await \(base).\($0) }",
        "<Subject: \(base)>(_: Subject.Type) async throws { _ = try await Subject.\($0) }",
      ]
    }
    let onValues = (reference + call).flatMap {
      [
        "(_ subject: \(base)) async throws { _ = try await subject.\($0) }",
        "<Subject: \(base)>(_ subject: Subject) async throws { _ = try await subject.\($0) }",
      ]
    }
    return type + onTypes + onValues
  }

  /// The labels for a reference: `(_:forceReCache:)`, or nothing without parameters.
  private func labels(of parameters: [Parameter]) -> String {
    parameters.isEmpty ? "" : "(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")"
  }

  /// The arguments for a call: `(argument(), forceReCache: argument())`.
  private func arguments(for parameters: [Parameter]) -> String {
    let arguments = parameters.map { parameter in
      guard let label = parameter.label else { return parameter.content }
      let value = parameter.isLabel ? "argument()" : "argument() as \(parameter.content)"
      return label == "_" ? value : "\(label): \(value)"
    }
    return "(" + arguments.joined(separator: ", ") + ")"
  }

  private func parameters(of function: String) -> [Parameter] {
    let list = function.drop { $0 != "(" }.dropFirst().dropLast()
    if list.wholeMatch(of: /(\w+:)+/) != nil {
      return list.split(separator: ":").map { Parameter(label: String($0), content: "") }
    }
    return parts(of: list).map { part in
      guard let match = part.wholeMatch(of: /(\w+): *(.*)/) else { return Parameter(label: nil, content: part) }
      return Parameter(label: String(match.1), content: String(match.2))
    }
  }

  /// The parts between the commas that are in no brackets.
  private func parts(of list: Substring) -> [String] {
    var parts: [Substring] = []
    var (start, depth) = (list.startIndex, 0)
    for index in list.indices {
      switch list[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where !list[..<index].hasSuffix("-"): depth -= 1
      case "," where depth == 0:
        parts.append(list[start..<index])
        start = list.index(after: index)
      default: break
      }
    }
    return (parts + [list[start...]]).map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }
}
