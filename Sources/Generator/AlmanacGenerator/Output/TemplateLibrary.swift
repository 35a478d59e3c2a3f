/// The templates of a target. Each is parsed when it's needed, because most targets need only a few.
struct TemplateLibrary {
  private let texts: TemplateTexts
  private let problems: Problems

  init(_ texts: TemplateTexts, _ problems: Problems) {
    self.texts = texts
    self.problems = problems
  }

  /// Reports the user's templates that are broken, whether or not the target has input for them.
  func check() {
    for template in texts.templates where texts.customPath(of: template) != nil { _ = nodes(of: template) }
  }

  /// Returns the contents of a generated file, or `nil` if there is no such template. Reports one that is broken.
  func text(of template: Template, _ context: TemplateVariables) -> String? {
    texts.texts[template] == nil ? nil : TemplateOutput(nodes(of: template) ?? [], context).text
  }

  private func nodes(of template: Template) -> [TemplateNode]? {
    texts.texts[template].flatMap { text in
      problems.value { () throws(Diagnostic) in try TemplateParser.nodes(of: text, parts: texts.parts) }
    }
  }
}
