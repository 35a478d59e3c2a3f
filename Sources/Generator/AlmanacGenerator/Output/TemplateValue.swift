/// The variables of a template, by name.
typealias TemplateVariables = [String: TemplateValue]

/// The value of a template's variable.
enum TemplateValue: Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([TemplateValue])
  case variables(TemplateVariables)

  /// The output of a tag. Lists and variables are for sections.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    case .list, .variables: ""
    }
  }

  /// The values that a section is written for.
  var elements: [TemplateValue] {
    switch self {
    case .flag(false): []
    case .list(let values): values
    default: [self]
    }
  }

  /// The value of a variable in this one.
  subscript(name: String) -> TemplateValue? {
    if case .variables(let variables) = self { variables[name] } else { nil }
  }
}

extension TemplateVariables {
  /// Returns all variables, with the values of `other` where both have the same name.
  func adding(_ other: TemplateVariables) -> TemplateVariables { merging(other) { $1 } }
}
