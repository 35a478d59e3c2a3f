import AlmanacTemplates
import Foundation
import Mustache

/// The templates of the generated files: the built-in ones, and the user's in place of those of the same name.
struct TemplateLibrary {
  private static let fileExtension = ".mustache"

  /// Without it, Mustache would escape for HTML.
  private static let pragma = "{{%CONTENT_TYPE:TEXT}}"

  private(set) var library = MustacheLibrary()
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - name: The folder of the user's templates.
  ///   - base: What `name` is relative to.
  init(overrides name: Located<String>?, relativeTo base: Folder) {
    for template in Template.allCases { register(template.text, of: template, path: template.rawValue) }
    if let name { override(with: name, relativeTo: base) }
  }

  private mutating func override(with name: Located<String>, relativeTo base: Folder) {
    let folder = Folder(path: base.path(of: name.value))
    guard Folder.exists(folder.path) else {
      return report(.configPath, name.location, "there is no folder '\(folder.path)'; it should hold the templates")
    }
    do {
      for fileName in try Folder.names(in: folder.path) where fileName.hasSuffix(Self.fileExtension) {
        override(fileName, in: folder)
      }
    } catch {
      diagnostics.append(.unreadable(folder.path, error))
    }
  }

  private mutating func override(_ fileName: String, in folder: Folder) {
    let path = folder.path(of: fileName)
    let name = String(fileName.dropLast(Self.fileExtension.count))
    guard let template = Template(rawValue: name) else {
      let names = Template.allCases.map { $0.rawValue + Self.fileExtension }
      let message = "'\(fileName)' overrides no template; known are \(Spelling.list(names))"
      return report(.templateUnknown, SourceLocation(path: path), message)
    }
    do {
      let text = try SourceText(readingFile: path)
      if let offset = text.invalidUTF8Offset {
        report(.templateSyntax, text.location(at: offset), "this byte is not UTF-8; save the file as UTF-8")
      } else {
        register(String(decoding: text.bytes, as: UTF8.self), of: template, path: path)
      }
    } catch {
      diagnostics.append(.unreadable(path, error))
    }
  }

  private mutating func register(_ text: String, of template: Template, path: String) {
    do {
      try library.register(Self.pragma + text, named: template.rawValue)
    } catch let error as MustacheTemplate.ParserError {
      let context = error.context
      let column = context.columnNumber - (context.lineNumber == 1 ? Self.pragma.count : 0)
      let location = SourceLocation(path: path, line: context.lineNumber, column: max(1, column))
      report(.templateSyntax, location, "Mustache cannot read this: \(error.error)")
    } catch {
      report(.templateSyntax, SourceLocation(path: path), "Mustache cannot read this: \(error)")
    }
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }
}
