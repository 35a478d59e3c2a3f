/// The sources of the templates: Almanac's, and a user's own, each of which replaces the one with the same name. All of
/// them can include Almanac's parts.
struct TemplateTexts: Sendable {
  private static let partsName = "Parts"

  /// The sources of the templates to render.
  private(set) var texts: [Template: SourceText] = [:]

  /// The sources of the parts that templates can include.
  private(set) var parts: [Template: SourceText] = [:]

  /// The templates that the user replaced.
  private var overrides: Set<Template> = []

  /// Reads all templates: Almanac's in the folder `shipped`, and the user's in the folder `own`, if there is one.
  static func read(
    _ shipped: Folder,
    _ own: Located<String>?,
    relativeTo base: Folder,
    _ reader: FileReader
  ) -> TemplateTexts {
    var texts = TemplateTexts()
    texts.texts = shippedTexts(in: shipped, reader)
    texts.parts = shippedTexts(in: Folder(path: shipped.path(of: partsName)), reader)
    if let own { texts.readOverrides(Folder(path: base.path(of: own.value)), namedAt: own.location, reader) }
    return texts
  }

  /// All templates, sorted by name.
  var templates: [Template] { texts.keys.sorted { $0.name < $1.name } }

  /// Returns the path of the user's template, or `nil` for the built-in one.
  func customPath(of template: Template) -> String? { overrides.contains(template) ? texts[template]?.path : nil }

  func addContents(to hash: inout ContentHash) {
    for text in [texts, parts].flatMap(\.values).sorted(byBytesOf: \.path) {
      hash.add(text.path)
      hash.add(text.bytes)
    }
  }

  private static func shippedTexts(in folder: Folder, _ reader: FileReader) -> [Template: SourceText] {
    var texts: [Template: SourceText] = [:]
    for template in Template.all(among: reader.names(in: folder.path) ?? []) {
      texts[template] = reader.text(folder.path(of: template.fileName))
    }
    return texts
  }

  private mutating func readOverrides(_ folder: Folder, namedAt origin: SourceLocation, _ reader: FileReader) {
    guard Folder.exists(folder.path) else {
      let message = Folder.absence(of: folder.path, isFolder: true, or: "remove 'templates'")
      return reader.problems.report(.configPath, at: origin, message)
    }
    for template in Template.all(among: reader.names(in: folder.path) ?? []) {
      readOverride(template, in: folder, reader)
    }
    if Folder.exists(folder.path(of: Self.partsName)) {
      let message = "parts cannot be replaced; copy what you need into a template"
      reader.problems.report(.templateUnknown, at: SourceLocation(path: folder.path(of: Self.partsName)), message)
    }
  }

  private mutating func readOverride(_ template: Template, in folder: Folder, _ reader: FileReader) {
    let path = folder.path(of: template.fileName)
    guard texts[template] != nil else {
      let names = templates.map(\.fileName)
      let advice = "known templates are \(Spelling.list(names, "and"))"
      let hint = Spelling.hint(for: template.fileName, among: names, or: advice)
      let message = "there is no template '\(template.fileName)'; \(hint)"
      return reader.problems.report(.templateUnknown, at: SourceLocation(path: path), message)
    }
    guard let text = reader.text(path) else { return }
    if let offset = text.invalidUTF8Offset {
      reader.problems.add(.notUTF8(text, offset, .templateSyntax))
    } else {
      texts[template] = text
      overrides.insert(template)
    }
  }
}
