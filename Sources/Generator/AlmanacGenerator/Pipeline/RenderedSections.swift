/// The output that doesn't depend on the images of flags.
struct RenderedSections: Codable {
  private static let cacheName = "Sections"

  /// The contents of the generated files by template name, or none if there is an error.
  var files: [String: String] = [:]

  /// The paths of the flags, in the order of the cases; `nil` if there are no flags.
  var flagPaths: [String]?

  /// The number of entries of each section, such as "3 countries", in the order of the sections.
  var counts: [String] = []

  /// The warnings of the step, for the next run.
  var diagnostics: [Diagnostic] = []

  /// Renders a run, or returns its cached output if nothing has changed.
  static func of(_ run: Run, _ cache: Cache?) -> RenderedSections {
    var hash = ContentHash()
    run.request.addOptions(to: &hash)
    run.inputs.addContents(to: &hash)
    let problems = run.problems
    if !problems.hasErrors, let known = cache?.value(RenderedSections.self, cacheName, key: hash.text)?.value {
      known.diagnostics.forEach(problems.add)
      return known
    }
    let known = problems.kept
    var sections = run.rendered(run.linked())
    if !problems.hasErrors, !problems.hasHidden {
      sections.diagnostics = problems.kept.subtracting(known).sorted()
      cache?.set(sections, cacheName, key: hash.text)
    }
    return sections
  }
}
