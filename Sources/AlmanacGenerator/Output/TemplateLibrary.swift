import Mustache

/// The templates of the generated files: those that Almanac ships, and a user's own, each of which replaces the one with the same
/// name. All of them can include the parts that Almanac ships.
struct TemplateLibrary {
  private static let partsName = "Parts"

  /// By default, Mustache escapes for HTML. On a line of its own, it leaves the first line of the template a line of its own.
  private static let pragma = "{{%CONTENT_TYPE:TEXT}}\n"

  private var library = MustacheLibrary()

  /// The texts to render.
  private var texts: [Template: SourceText] = [:]

  /// The texts that templates can include.
  private var parts: [Template: SourceText] = [:]

  /// The templates that the user replaced.
  private var overrides: Set<Template> = []

  /// Reads all templates. Empty without Almanac's own, which is an error of the inputs.
  static func read(_ request: Request, _ inputs: Inputs, _ problems: Problems) -> TemplateLibrary {
    var library = TemplateLibrary()
    guard request.almanac.isComplete else { return library }
    let shipped = request.almanac.templates
    library.texts = shippedTexts(in: shipped, problems)
    library.parts = shippedTexts(in: Folder(path: shipped.path(of: partsName)), problems)
    if let name = inputs.settings.templates { library.readOverrides(name, relativeTo: inputs.folder, problems) }
    return library
  }

  /// All templates, sorted by name.
  var templates: [Template] { texts.keys.sorted { $0.name < $1.name } }

  /// Whether there is a template.
  func contains(_ template: Template) -> Bool { texts[template] != nil }

  /// The path of the user's template, or `nil` for the built-in one.
  func customPath(of template: Template) -> String? { overrides.contains(template) ? texts[template]?.path : nil }

  /// The text of a generated file.
  func text(of template: Template, _ context: [String: Any]) -> String {
    library.render(context, withTemplate: template.name) ?? ""
  }

  /// Adds the texts to a hash.
  func addContents(to hash: inout ContentHash) {
    for text in [texts, parts].flatMap(\.values).sorted(byBytesOf: \.path) {
      hash.add(text.path)
      hash.add(text.bytes)
    }
  }

  private static func shippedTexts(in folder: Folder, _ problems: Problems) -> [Template: SourceText] {
    var texts: [Template: SourceText] = [:]
    do {
      for template in try Template.all(in: folder.path) {
        let path = folder.path(of: template.fileName)
        texts[template] = try FileContents.text(
          path,
          atMost: FileContents.largestTextFile,
          namedAt: SourceLocation(path: path)
        )
      }
    } catch let problem as Diagnostic {
      problems.add(problem)
    } catch {
      problems.add(.unreadableFolder(folder.path, error))
    }
    return texts
  }

  private mutating func readOverrides(_ name: Located<String>, relativeTo base: Folder, _ problems: Problems) {
    let folder = Folder(path: base.path(of: name.value))
    guard Folder.exists(folder.path) else {
      let message = "there is no folder '\(folder.path)'; put the templates there"
      return problems.report(.configPath, at: name.location, message)
    }
    do {
      for template in try Template.all(in: folder.path) { readOverride(template, in: folder, problems) }
    } catch {
      problems.add(.unreadableFolder(folder.path, error))
    }
    if Folder.exists(folder.path(of: Self.partsName)) {
      let message = "parts cannot be replaced; copy what you need into a template"
      problems.report(.templateUnknown, at: SourceLocation(path: folder.path(of: Self.partsName)), message)
    }
  }

  private mutating func readOverride(_ template: Template, in folder: Folder, _ problems: Problems) {
    let location = SourceLocation(path: folder.path(of: template.fileName))
    guard texts[template] != nil else {
      let names = Spelling.list(templates.map(\.fileName), "and")
      let message = "'\(template.fileName)' is not the name of a template; known names are \(names)"
      return problems.report(.templateUnknown, at: location, message)
    }
    do throws(Diagnostic) {
      let text = try FileContents.text(location.path, atMost: FileContents.largestTextFile, namedAt: location)
      var tags = TemplateTags(text, parts: parts.keys.map(\.name))
      if let offset = text.invalidUTF8Offset {
        problems.add(.notUTF8(text, offset, .templateSyntax))
      } else if let problem = tags.firstProblem() {
        problems.add(problem)
      } else {
        texts[template] = text
        overrides.insert(template)
      }
    } catch {
      problems.add(error)
    }
  }

  /// Parses templates, and the parts.
  mutating func parse(_ templates: [Template], _ problems: Problems) {
    for (part, text) in parts { parse(text, as: part, problems) }
    for template in templates {
      if let text = texts[template] { parse(text, as: template, problems) }
    }
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
