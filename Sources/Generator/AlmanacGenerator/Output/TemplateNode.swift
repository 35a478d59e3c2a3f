/// A piece of a parsed template.
enum TemplateNode {
  /// The components of a name such as `a.b`, or none for the current value.
  typealias Name = [String]

  case text(String)
  case value(Name)

  /// Nodes for each element of a list, or for a value that is not false.
  case section(Name, [TemplateNode])

  /// Nodes for a value that is missing, false or an empty list.
  case inverted(Name, [TemplateNode])
}

/// The text that nodes write with the values of a context.
struct TemplateOutput {
  private(set) var text = ""

  /// The values to look names up in, the innermost last.
  private var contexts: [Any]

  init(_ nodes: [TemplateNode], _ context: [String: Any]) {
    contexts = [context]
    add(nodes)
  }

  private mutating func add(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text(let part): text += part
      case .value(let name): if let value = value(of: name) { text += value as? String ?? "\(value)" }
      case .section(let name, let nodes): for value in values(of: name) { add(nodes, for: value) }
      case .inverted(let name, let nodes): if values(of: name).isEmpty { add(nodes) }
      }
    }
  }

  private mutating func add(_ nodes: [TemplateNode], for context: Any) {
    contexts.append(context)
    add(nodes)
    contexts.removeLast()
  }

  /// Returns the values to write a section for.
  private func values(of name: TemplateNode.Name) -> [Any] {
    guard let value = value(of: name) else { return [] }
    if let flag = value as? Bool { return flag ? [value] : [] }
    return value as? [Any] ?? [value]
  }

  /// Returns the value of a name, whose first component is looked up from the inside out.
  private func value(of name: TemplateNode.Name) -> Any? {
    guard let first = name.first else { return contexts.last }
    let found = contexts.reversed().lazy.compactMap { ($0 as? [String: Any])?[first] }.first
    return name.dropFirst().reduce(found) { value, component in (value as? [String: Any])?[component] }
  }
}
