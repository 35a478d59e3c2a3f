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

/// The output that nodes write with the values of variables.
struct TemplateOutput {
  private(set) var text = ""

  /// The values to look names up in, the innermost last.
  private var contexts: [TemplateValue]

  init(_ nodes: [TemplateNode], _ variables: TemplateVariables) {
    contexts = [.variables(variables)]
    add(nodes)
  }

  private mutating func add(_ nodes: [TemplateNode]) {
    for node in nodes {
      switch node {
      case .text(let part): text += part
      case .value(let name): text += value(of: name)?.text ?? ""
      case .section(let name, let nodes): for value in value(of: name)?.elements ?? [] { add(nodes, for: value) }
      case .inverted(let name, let nodes): if (value(of: name)?.elements ?? []).isEmpty { add(nodes) }
      }
    }
  }

  private mutating func add(_ nodes: [TemplateNode], for context: TemplateValue) {
    contexts.append(context)
    add(nodes)
    contexts.removeLast()
  }

  /// Returns the value of a name, whose first component is looked up from the inside out.
  private func value(of name: TemplateNode.Name) -> TemplateValue? {
    guard let first = name.first else { return contexts.last }
    let found = contexts.reversed().lazy.compactMap { $0[first] }.first
    return name.dropFirst().reduce(found) { $0?[$1] }
  }
}
