import Mustache

/// Parsed templates.
struct TemplateLibrary {
  /// By default, Mustache escapes for HTML. On a line of its own, it leaves the first line of the template a line of its own.
  private static let pragma = "{{%CONTENT_TYPE:TEXT}}\n"

  let texts: TemplateTexts
  private var library = MustacheLibrary()

  /// Parses templates, and the parts. Reports those that are broken.
  init(_ texts: TemplateTexts, of templates: [Template], _ problems: Problems) {
    self.texts = texts
    for (part, text) in texts.parts { parse(text, as: part, problems) }
    for template in templates {
      if let text = texts.texts[template] { parse(text, as: template, problems) }
    }
  }

  /// The text of a generated file, or `nil` if there is no such template.
  func text(of template: Template, _ context: [String: Any]) -> String? {
    library.render(context, withTemplate: template.name)
  }

  private mutating func parse(_ text: SourceText, as template: Template, _ problems: Problems) {
    do {
      try library.register(Self.pragma + String(decoding: text.bytes, as: UTF8.self), named: template.name)
    } catch let error as MustacheTemplate.ParserError {
      let (line, column) = (error.context.lineNumber - 1, error.context.columnNumber)
      let location = SourceLocation(path: text.path, line: max(1, line), column: max(1, column))
      problems.report(.templateSyntax, at: location, Self.message(error.error))
    } catch {
      problems.report(.templateSyntax, at: SourceLocation(path: text.path), Self.message(error))
    }
  }

  /// The message for an error of Mustache. `TemplateTags` has found the other errors.
  private static func message(_ error: any Error) -> String {
    switch error as? MustacheTemplate.Error {
    case .unfinishedName: "this tag is not a name between delimiters; write it like '{{name}}'"
    case .invalidConfigVariableSyntax, .unrecognisedConfigVariable:
      "this tag sets no known option; write '{{% CONTENT_TYPE:TEXT}}', or remove it"
    case .transformAppliedToInheritanceSection: "a block cannot have a transform; write it like '{{$name}}'"
    default: "this is not a tag of Mustache; write it like '{{name}}'"
    }
  }
}
