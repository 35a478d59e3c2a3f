import Mustache

/// The templates of the generated files. A custom template replaces the built-in template with the same name.
struct TemplateLibrary {
  private static let fileExtension = ".mustache"

  /// By default, Mustache escapes for HTML.
  private static let pragma = "{{%CONTENT_TYPE:TEXT}}"

  private var library = MustacheLibrary()

  /// The custom templates.
  private var overrides: [Template: SourceText] = [:]

  /// Reads the custom templates, and parses all templates.
  ///
  /// - Parameters:
  ///   - name: The folder of the custom templates.
  ///   - base: The folder that `name` is relative to.
  static func read(_ name: Located<String>?, relativeTo base: Folder, _ problems: Problems) -> TemplateLibrary {
    var library = TemplateLibrary()
    if let name { library.readOverrides(name, relativeTo: base, problems) }
    return library
  }

  /// The path of the custom template, or `nil` for the built-in one.
  func path(of template: Template) -> String? { overrides[template]?.path }

  /// The text of a generated file.
  func text(of template: Template, _ context: [String: Any]) -> String {
    library.render(context, withTemplate: template.rawValue) ?? ""
  }

  /// Adds the custom templates to a hash.
  func addContents(to hash: inout ContentHash) {
    for template in Template.allCases {
      guard let text = overrides[template] else { continue }
      hash.add(text.path)
      hash.add(text.bytes)
    }
  }

  private mutating func readOverrides(_ name: Located<String>, relativeTo base: Folder, _ problems: Problems) {
    let folder = Folder(path: base.path(of: name.value))
    guard Folder.exists(folder.path) else {
      let message = "there is no folder '\(folder.path)'; put the templates there"
      return problems.report(.configPath, at: name.location, message)
    }
    do {
      for fileName in try Folder.names(in: folder.path) where fileName.hasSuffix(Self.fileExtension) {
        readOverride(fileName, in: folder, problems)
      }
    } catch {
      problems.add(.unreadableFolder(folder.path, error))
    }
  }

  private mutating func readOverride(_ fileName: String, in folder: Folder, _ problems: Problems) {
    let location = SourceLocation(path: folder.path(of: fileName))
    guard let template = Template(rawValue: String(fileName.dropLast(Self.fileExtension.count))) else {
      let names = Template.allCases.map { $0.rawValue + Self.fileExtension }
      let message = "'\(fileName)' is not the name of a template; known names are \(Spelling.list(names, "and"))"
      return problems.report(.templateUnknown, at: location, message)
    }
    do throws(Diagnostic) {
      let text = try FileContents.text(location.path, atMost: FileContents.largestTextFile, namedAt: location)
      var tags = TemplateTags(text)
      if let offset = text.invalidUTF8Offset {
        problems.add(.notUTF8(text, offset, .templateSyntax))
      } else if let problem = tags.firstProblem() {
        problems.add(problem)
      } else {
        overrides[template] = text
      }
    } catch {
      problems.add(error)
    }
  }

  /// Parses templates.
  mutating func parse(_ templates: [Template], _ problems: Problems) {
    for template in templates {
      let text = overrides[template].map { String(decoding: $0.bytes, as: UTF8.self) }
      parse(text ?? template.text, of: template, path: path(of: template) ?? template.rawValue, problems)
    }
  }

  private mutating func parse(_ text: String, of template: Template, path: String, _ problems: Problems) {
    do {
      try library.register(Self.pragma + text, named: template.rawValue)
    } catch let error as MustacheTemplate.ParserError {
      let context = error.context
      let column = context.columnNumber - (context.lineNumber == 1 ? Self.pragma.count : 0)
      let location = SourceLocation(path: path, line: context.lineNumber, column: max(1, column))
      problems.report(.templateSyntax, at: location, "Mustache cannot parse this: \(error.error)")
    } catch {
      problems.report(.templateSyntax, at: SourceLocation(path: path), "Mustache cannot parse this: \(error)")
    }
  }
}
