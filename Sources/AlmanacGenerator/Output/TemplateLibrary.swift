/// Parsed templates.
struct TemplateLibrary {
  let texts: TemplateTexts
  private var nodes: [Template: [TemplateNode]] = [:]

  /// Parses templates, and reports those that are broken.
  init(_ texts: TemplateTexts, of templates: [Template], _ problems: Problems) {
    self.texts = texts
    for template in templates {
      guard let text = texts.texts[template] else { continue }
      nodes[template] = problems.value { () throws(Diagnostic) in try TemplateParser.nodes(of: text, parts: texts.parts)
      }
    }
  }

  /// Returns the text of a generated file, or `nil` if there is no such template.
  func text(of template: Template, _ context: [String: Any]) -> String? {
    nodes[template].map { TemplateOutput($0, context).text }
  }
}
