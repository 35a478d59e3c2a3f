/// Generates Swift source from a folder of resources.
///
/// Data flows in one direction. Only `Inputs` reads files, and only `OutputWriter` writes them.
///
/// 1. `Inputs` reads almanac.json and the bytes of all files.
/// 2. `Atlas` reads each section from its files: formats, merging, rules, names.
/// 3. `Links` connects the sections, and `LinkRules` checks them.
/// 4. `Renderer` renders the files.
///
/// Flag images are separate: `FlagImages` reads them, `FlagShrinker` makes them smaller, and they only affect the flag
/// table. A changed image changes no other file.
public enum Pipeline {
  /// The result of a run.
  public struct Outcome: Sendable {
    /// All problems, sorted by path and location.
    public let diagnostics: [Diagnostic]

    /// A file for each template. If the target does not have the section, the file has only a comment. If there is an
    /// error, no files.
    public let files: [GeneratedFile]

    /// The paths of the files that the run read, and of the folders whose list of names it read, sorted. They are relative to
    /// the current folder if the request's are.
    public let inputs: [String]
  }

  /// Reads, checks and renders the resources of a folder.
  ///
  /// - Parameters:
  ///   - request: The folder, and the options that override its configuration.
  ///   - cacheFolder: A folder for the results of this run. The next run shrinks and parses only the files that have changed.
  ///   - progress: Says what the run does.
  public static func run(_ request: Request, cacheFolder: String? = nil, progress: ProgressLine? = nil) -> Outcome {
    let (output, inputs) = ReadPaths.record { generate(request, cacheFolder, progress, shrinking: true) }
    return Outcome(diagnostics: output.diagnostics, files: output.files, inputs: inputs)
  }

  /// What a check of a folder found.
  public struct Check: Sendable {
    /// All problems, sorted by path and location. They are those that `run(_:cacheFolder:)` finds.
    public let diagnostics: [Diagnostic]

    /// What was checked, for people: "3 countries, 2 currencies".
    public let summary: String
  }

  /// Reads and checks the resources of a folder. It does not make the flags smaller, because that finds no problem and takes most
  /// of the time.
  public static func check(_ request: Request, progress: ProgressLine? = nil) -> Check {
    let output = generate(request, nil, progress, shrinking: false)
    return Check(diagnostics: output.diagnostics, summary: output.summary)
  }

  private static func generate(
    _ request: Request,
    _ cacheFolder: String?,
    _ progress: ProgressLine?,
    shrinking: Bool
  ) -> (diagnostics: [Diagnostic], files: [GeneratedFile], summary: String) {
    let problems = Problems(world: request.almanac.world)
    let cache = cacheFolder.map { Cache(folder: Folder(path: $0)) }
    let inputs = Inputs.read(request, problems, progress)
    let templates = TemplateLibrary.read(request, inputs, problems)
    progress?.begin("reading lists", count: 1)
    let sections = SectionRun(request: request, inputs: inputs, problems: problems).result(templates, cache)
    let settings = inputs.settings.sections.countries.flags.image
    var images = FlagImages.check(inputs.flags?.files ?? [], settings, cache, problems, progress)
    var files = sections.files
    if !problems.hasErrors, let paths = sections.flagPaths {
      if shrinking && settings.shrink { images = FlagShrinker.shrunk(images, used: Set(paths), cache, progress) }
      progress?.begin("writing the flags", count: 1)
      let run = SectionRun(request: request, inputs: inputs, problems: problems)
      files[Template.countryFlags.name] = run.flagFile(paths.compactMap { images[$0] }, templates)
    }
    let diagnostics = problems.sorted(isStrict: request.isStrict)
    let isSound = !diagnostics.contains { $0.severity == .error }
    return (
      diagnostics, isSound ? templates.templates.map { file($0, files) } : [],
      sections.summary(isWorld: inputs.isWorld)
    )
  }

  /// Reads and checks the resources of a folder, and lists their entries. The problems are those of `run(_:cacheFolder:)`.
  package static func catalog(
    _ request: Request,
    progress: ProgressLine? = nil
  ) -> (catalog: Catalog, diagnostics: [Diagnostic]) {
    let problems = Problems(world: request.almanac.world)
    let inputs = Inputs.read(request, problems, progress)
    let templates = TemplateLibrary.read(request, inputs, problems)
    progress?.begin("reading lists", count: 1)
    let target = LinkedAtlas(inputs, problems)
    // Some problems are only found while rendering.
    _ = SectionRun(request: request, inputs: inputs, problems: problems).render(target, templates)
    let limits = inputs.settings.sections.countries.flags.image
    let images = FlagImages.check(inputs.flags?.files ?? [], limits, nil, problems, progress)
    let catalog = Catalog(target, inputs.flags, images, request.almanac.world)
    return (catalog, problems.sorted(isStrict: request.isStrict))
  }

  private static func file(_ template: Template, _ files: [String: String]) -> GeneratedFile {
    let empty = "// Generated by Almanac. The target has no input for this file.\n"
    return GeneratedFile(name: template.outputName, contents: files[template.name] ?? empty)
  }
}

/// The output that does not depend on the flag images.
private struct SectionResult: Codable {
  /// The texts of the generated files, by template name.
  var files: [String: String] = [:]

  /// The paths of the flags, in the order of the cases; `nil` if there are no flags.
  var flagPaths: [String]?

  /// The warnings.
  var diagnostics: [Diagnostic] = []

  /// The number of entries of each section, such as "3 countries", in the order of the sections.
  var counts: [String] = []

  /// What was checked.
  ///
  /// - Parameter isWorld: Whether the target has no input.
  func summary(isWorld: Bool) -> String {
    let all = counts.isEmpty ? "nothing could be read" : counts.joined(separator: ", ")
    return isWorld ? "no files of its own, so it gets the built-in world: \(all)" : all
  }
}

/// Reads, checks and renders the sections.
private struct SectionRun {
  private static let cacheName = "Sections"

  let request: Request
  let inputs: Inputs
  let problems: Problems

  /// The output for the inputs, from the cache if nothing has changed.
  func result(_ templates: TemplateLibrary, _ cache: Cache?) -> SectionResult {
    var hash = ContentHash()
    hash.add("\(request)")
    inputs.addContents(to: &hash)
    templates.addContents(to: &hash)
    if !problems.hasErrors, let result = cache?.value(SectionResult.self, Self.cacheName, key: hash.text) {
      result.diagnostics.forEach(problems.add)
      return result
    }
    let known = problems.kept
    var result = render(LinkedAtlas(inputs, problems), templates)
    if !problems.hasErrors, !problems.hasHidden {
      result.diagnostics = problems.kept.subtracting(known).sorted()
      cache?.set(result, Self.cacheName, key: hash.text)
    }
    return result
  }

  /// Checks the links between the sections, and renders them.
  func render(_ target: LinkedAtlas, _ templates: TemplateLibrary) -> SectionResult {
    let atlas = target.atlas
    LinkRules.check(atlas, target.links, inputs.settings, problems)
    var templates = templates
    templates.parse(templates.templates, problems)
    let counts = atlas.sections.map { section in
      let (count, kind) = (section.indices.count { !section.isOther(at: $0) }, type(of: section).kind)
      return "\(count) \(count == 1 ? kind.singular : kind.rawValue)"
    }
    guard !problems.hasErrors else { return SectionResult(counts: counts) }
    let files = renderer(templates, kinds: atlas.kinds, target.links).files(for: atlas)
    let flags = atlas.countries.flatMap { $0.flags == nil ? nil : $0.entries.compactMap(\.flagPath) }
    return SectionResult(
      files: Dictionary(files.map { ($0.name, $1) }) { first, _ in first },
      flagPaths: flags,
      counts: counts
    )
  }

  /// The file with the flag table.
  ///
  /// - Parameter flags: The flags, in the order of the cases.
  func flagFile(_ flags: [FlagImage], _ templates: TemplateLibrary) -> String {
    var templates = templates
    templates.parse([.countryFlags], problems)
    return renderer(templates, kinds: [.countries], Links()).flagFile(flags)
  }

  private func renderer(_ templates: TemplateLibrary, kinds: Set<SectionKind>, _ links: Links) -> Renderer {
    let context = TargetContext(
      settings: inputs.settings,
      kinds: kinds,
      links: links,
      libraries: request.libraries
    )
    return Renderer(
      templates: templates,
      context: context,
      folder: inputs.folder,
      almanac: request.almanac,
      problems: problems
    )
  }
}
