extension Run {
  /// Returns the generated files of sections without errors, by the names of their templates.
  func files(for sections: [any Renderable], _ context: TargetContext) -> [String: String] {
    var files: [String: String] = [:]
    for section in sections {
      do throws(TableOverflow) {
        for (template, context) in try section.contexts(context) {
          guard inputs.templates.texts[template] != nil else {
            let message = "Almanac's template '\(template.fileName)' is missing; restore it"
            problems.report(.inputMissing, at: request.almanac.templates.location, message)
            continue
          }
          let text = TemplateOutput(nodes(of: template) ?? [], context).text
          checkCases(of: template, text, context)
          files[template.name] = text
        }
      } catch {
        reportOverflow(of: section.subject)
      }
    }
    return files
  }

  /// Reports the user's templates that are broken, whether or not the target has input for them.
  func checkTemplates() {
    let templates = inputs.templates
    for template in templates.templates where templates.customPath(of: template) != nil { _ = nodes(of: template) }
  }

  /// Parses a template when it's needed, because most targets need only a few. Reports one that is broken.
  private func nodes(of template: Template) -> [TemplateNode]? {
    inputs.templates.texts[template].flatMap { text in
      problems.value { () throws(Diagnostic) in try TemplateParser.nodes(of: text, parts: inputs.templates.parts) }
    }
  }

  private func reportOverflow(of subject: Subject) {
    let texts = "more than \(TextTableBuilder.maximumByteCount) bytes of text"
    let limits =
      subject.kind == nil
      ? "\(texts) in a column or its search, or too many names to search"
      : "more entries than \(TableLimits.maximumRowCount) or \(texts)"
    let message = "'\(subject.key)' has \(limits); remove what you do not need"
    problems.report(.dataSize, at: subject.location(in: inputs.settings) ?? inputs.folder.location, message)
  }

  /// Checks that a template declares all cases, in order.
  ///
  /// The runtime converts between a case and its index without a table, which requires exactly these cases. A custom
  /// template can omit a case.
  private func checkCases(of template: Template, _ text: String, _ context: TemplateVariables) {
    guard let path = inputs.templates.customPath(of: template), let entries = context["entries"]?.elements else {
      return
    }
    let expected = entries.compactMap { $0["declaration"]?.text }
    let declared = Self.cases(in: text)
    guard declared != expected else { return }
    let index = zip(declared, expected).prefix { $0 == $1 }.count
    let found = index < declared.count ? "'case \(declared[index])'" : "the end of the file"
    let wanted = index < expected.count ? "'case \(expected[index])'" : "no more cases"
    let message =
      "expected \(wanted), found \(found); a template must declare every case of 'entries', in their order"
    problems.report(.templateCases, at: SourceLocation(path: path), message)
  }

  /// Returns the names that lines such as `case a` and `case a, b` declare. A line with a colon is a case of a switch.
  private static func cases(in text: String) -> [String] {
    var cases: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      // The raw value of a case can contain anything.
      guard words.hasPrefix("case "), let declaration = words.parts(separatedBy: " = ").first,
        let code = declaration.parts(separatedBy: "//").first, !code.contains(":")
      else { continue }
      let names = code.dropFirst("case ".count).split(separator: ",")
      // A name with a dot is a pattern, which continues on the next line.
      cases += names.map { String($0.drop { $0 == " " }.prefix { !" =(".contains($0) }) }
        .filter { !$0.isEmpty && !$0.hasPrefix(".") }
    }
    return cases
  }
}
