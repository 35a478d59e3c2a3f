/// A run over a request. Each step makes a value from the previous one, and what is wrong goes to `problems`.
///
/// 1. `Inputs`: the files that the request names, read.
/// 2. `ParsedInputs`: the same, parsed.
/// 3. `LinkedAtlas`: the sections, merged, checked and named, and the links between them.
/// 4. `RenderedSections`: the generated files, except the flag table.
/// 5. The flags, decoded. They only affect the flag table, so a changed image changes no other file.
final class Run {
  let request: Request
  let problems: Problems
  let inputs: Inputs

  /// The files and folders that the run depends on.
  let paths: [String]

  /// The folders that only the search for overlooked files depends on.
  let searchedFolders: [String]
  private let progress: ProgressLine?

  /// Reads the inputs.
  init(_ request: Request, _ progress: ProgressLine? = nil) {
    self.request = request
    self.progress = progress
    problems = Problems(world: request.almanac.world)
    let reader = FileReader(problems, progress)
    inputs = Inputs.read(request, reader)
    paths = reader.paths
    searchedFolders = reader.searchedFolders
    progress?.begin("checking lists", count: 1)
  }

  /// The number of files that the run has read, without those that Almanac ships.
  var ownFileCount: Int {
    paths.count { !request.almanac.contains($0) && stat(of: $0)?.isFile == true }
  }

  /// Reports columns that need a library that the target doesn't depend on. `validate` doesn't know these libraries.
  func checkLibraries() {
    if request.libraries.contains(where: \.writesAmounts) { return }
    for column in inputs.settings.tables.flatMap({ $0.columns ?? [] }) where column.type.needsMoney {
      let advice = "add it to the target's dependencies, or choose 'number' or 'text'"
      let message = "the type of '\(column.name)' needs the library \(SupportedLibrary.money.rawValue); \(advice)"
      problems.report(.configValue, at: column.location, message)
    }
  }

  /// Parses the inputs, and reads and links the sections.
  func linked() -> LinkedAtlas { LinkedAtlas(inputs.parsed(problems), problems) }

  /// Checks the links between the sections, and renders the sections if there is no error.
  func rendered(_ target: LinkedAtlas) -> RenderedSections {
    let atlas = target.atlas
    LinkRules.check(target, problems)
    FormatRules.check(target, problems)
    OutdatedRules.check(target, asOf: request.asOf, problems)
    checkTemplates()
    let counts = atlas.sections.map { section in
      let (count, subject) = (section.indices.count { !section.isOther(at: $0) }, section.subject)
      return "\(count) \(count == 1 ? subject.singular : subject.plural)"
    }
    guard !problems.hasErrors else { return RenderedSections(counts: counts) }
    return RenderedSections(
      files: files(for: atlas.renderables, context(of: target)),
      flagPaths: atlas.countries.flatMap { $0.flags == nil ? nil : $0.entries.compactMap($0.flagPath(of:)) },
      counts: counts
    )
  }

  /// Decodes the valid flags, by path.
  func images(_ cache: Cache? = nil) -> [String: FlagImage] {
    FlagImages.check(inputs.flags?.files ?? [], imageSettings, cache, problems, progress)
  }

  /// Returns the images, with smaller files for those that the output uses.
  func shrunk(_ images: [String: FlagImage], used: [String], _ cache: Cache?) -> [String: FlagImage] {
    guard imageSettings.shrink else { return images }
    return FlagShrinker.shrunk(images, used: Set(used), cache, progress)
  }

  /// Renders the flags, for which a target whose sections haven't changed needn't be read.
  func rendered(_ flags: Flags) -> [String: String] {
    progress?.begin("writing the flags", count: 1)
    return files(for: [flags], context())
  }

  /// Returns the context for the templates: of all sections, or only of the flags.
  func context(of target: LinkedAtlas? = nil) -> TargetContext {
    TargetContext(
      settings: inputs.settings,
      kinds: target?.atlas.kinds ?? [Flags.kind],
      links: target?.links ?? Links(),
      libraries: request.libraries,
      collations: target?.collations ?? Collations()
    )
  }

  private var imageSettings: ImageSettings { inputs.settings.sections.countries.flags.image }
}
