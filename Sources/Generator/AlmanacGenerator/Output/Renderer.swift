/// Writes the Swift source of a target's sections.
struct Renderer {
  let templates: TemplateLibrary
  let context: TargetContext
  let folder: Folder
  let almanac: AlmanacFolder
  let problems: Problems

  /// Returns the generated files of sections without errors, by the names of their templates.
  func files(for sections: [any Renderable]) -> [String: String] {
    var files: [String: String] = [:]
    for section in sections {
      do throws(TableOverflow) {
        for (template, context) in try section.contexts(context) {
          guard let text = templates.text(of: template, context) else {
            let message = "Almanac's template '\(template.fileName)' is missing; restore it"
            problems.report(.inputMissing, at: almanac.templates.location, message)
            continue
          }
          CaseOrder.check(text, context, template, templates.texts, problems)
          files[template.name] = text
        }
      } catch {
        reportOverflow(of: section.subject)
      }
    }
    return files
  }

  private func reportOverflow(of subject: Subject) {
    let texts = "more than \(TextTableBuilder.maximumByteCount) bytes of text"
    let limits =
      subject.kind == nil
      ? "\(texts) in a column or its search table" : "more entries than \(TableLimits.maximumRowCount) or \(texts)"
    let message = "'\(subject.key)' has \(limits); remove what you do not need"
    problems.report(.dataSize, at: subject.location(in: context.settings) ?? folder.location, message)
  }
}

/// Checks that a template declares all cases, in order.
///
/// The runtime converts between a case and its index without a table, which requires exactly these cases. A custom
/// template can omit a case.
private enum CaseOrder {
  static func check(
    _ text: String,
    _ context: TemplateVariables,
    _ template: Template,
    _ templates: TemplateTexts,
    _ problems: Problems
  ) {
    guard let path = templates.customPath(of: template), let entries = context["entries"]?.elements else { return }
    let expected = entries.compactMap { $0["declaration"]?.text }
    let declared = cases(in: text)
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
