/// Finds the input files of a target: those that almanac.json names, or otherwise the default files.
struct InputFiles {
  let folder: Folder
  let request: Request
  let reader: FileReader

  var settings: Settings

  private var world: World { request.almanac.world }

  /// Asks for the whole world if the target has no input, and returns whether it has none.
  mutating func useWorldIfEmpty() -> Bool {
    guard isEmpty else { return false }
    settings.sections.use([Located(value: World.name, location: folder.location)])
    return true
  }

  /// Asks for the world's lists that tables link to but the target lacks.
  mutating func useWorldForLinks() {
    for column in settings.tables.flatMap({ $0.columns ?? [] }) {
      guard let kind = column.type.linkedKind, settings.sections[kind].data == nil, !contains(kind.fileName) else {
        continue
      }
      if kind == .countries, !flags(hasFacts: true).isEmpty { continue }
      settings.sections[kind].data = [Located(value: World.name, location: column.location)]
    }
  }

  /// Finds the files of the tables.
  func tables() -> [[NamedFile]] { settings.tables.map { files($0.data) } }

  /// Returns whether the target contains a file or folder by convention, unless almanac.json ignores it.
  private func contains(_ name: String) -> Bool {
    reader.contains(name, in: folder) && !ignored.contains(folder.path(of: name))
  }

  private var ignored: IgnoredFiles { IgnoredFiles(settings.ignored, in: folder) }

  /// Whether the target has no input, and almanac.json names none.
  private var isEmpty: Bool {
    let sections = settings.sections
    return request.flags == nil && settings.tables.isEmpty && sections.countries.flags.folders == nil
      && !contains(FlagSettings.folderName)
      && SectionKind.allCases.allSatisfy { sections[$0].data == nil && !contains($0.fileName) }
  }

  /// Finds the files of each section in the target.
  func names() -> [SectionKind: [NamedFile]] {
    var names: [SectionKind: [NamedFile]] = [:]
    // With a list of locales, CLDR's languages.json provides names for it, and is not a list of languages.
    let data = SectionKind.allCases.flatMap { settings.sections[$0].data ?? [] }
    let named = Set(data.map { Folder.absolute(folder.path(of: $0.value)) })
    for kind in SectionKind.allCases {
      let section = settings.sections[kind]
      let path = folder.path(of: kind.fileName)
      if let data = section.data {
        names[kind] = files(data) { world.files(of: kind, section.languages.all.unique, namedAt: $0.location, reader) }
      } else if contains(kind.fileName) {
        if section.location != nil || !named.contains(Folder.absolute(path)) {
          names[kind] = [NamedFile(path: path, origin: SourceLocation(path: path))]
        }
      } else if kind != .countries, let location = section.location {
        // Countries with flags need no facts.
        let message = Folder.absence(of: path, or: "set 'data' to \"\(World.name)\"")
        reader.problems.report(.configPath, at: location, message)
        names[kind] = []
      }
    }
    if let emoji = names[.emoji] {
      names[.emoji] = emoji + EmojiSettings.words(in: folder, besides: emoji, ignored, reader)
    }
    return names
  }

  /// Returns the files that almanac.json names, and reports those that it names twice. The function `world` returns
  /// those that the name "world" stands for.
  private func files(
    _ names: [Located<String>],
    world: ((Located<String>) -> [NamedFile])? = nil
  ) -> [NamedFile] {
    var seen: Set<String> = []
    return names.flatMap { name -> [NamedFile] in
      let isWorld = world != nil && name.value == World.name
      let path = folder.path(of: name.value)
      guard seen.insert(isWorld ? name.value : Folder.absolute(path)).inserted else {
        reader.problems.report(.configValue, at: name.location, "duplicate file '\(name.value)'; name it once")
        return []
      }
      guard isWorld, let world else { return [NamedFile(path: path, origin: name.location)] }
      return world(name)
    }
  }

  /// Returns the files of the sets of aliases that almanac.json names for a section.
  func aliases(of kind: SectionKind) -> [NamedFile] {
    settings.sections[kind].aliasSets.map { set in
      NamedFile(path: world.folder.path(of: set.value.fileName), origin: set.location, isShipped: true)
    }
  }

  /// Returns CLDR's formats of amounts, if the tables or the settings of locales need them, because reading them takes
  /// time.
  func formats(for kinds: Set<SectionKind>) -> NamedFile? {
    let isNeeded =
      request.libraries.contains(where: \.writesAmounts) || !settings.sections.locales.formats.entries.isEmpty
    return isNeeded && kinds.contains(.locales) ? shipped(FormatList.fileName) : nil
  }

  /// Returns CLDR's sort orders, if a section sorts its names.
  func collation(for kinds: Set<SectionKind>) -> NamedFile? {
    kinds.isDisjoint(with: [.countries, .currencies, .languages, .emoji]) ? nil : shipped(Collations.fileName)
  }

  /// Returns the outdated facts, if the target has its own list or flags.
  func outdated(_ names: [SectionKind: [NamedFile]], _ flags: [FlagPath]) -> NamedFile? {
    let isOwn =
      !settings.tables.isEmpty || names.values.contains { $0.contains { !$0.isShipped } }
      || flags.contains { !$0.isShipped }
    return isOwn ? shipped(OutdatedFacts.fileName) : nil
  }

  private func shipped(_ name: String) -> NamedFile {
    NamedFile(path: world.folder.path(of: name), origin: folder.location, isShipped: true)
  }

  /// Returns the folders of flags. If countries have facts, the list can be empty.
  func flags(hasFacts: Bool) -> [FlagPath] {
    let countries = settings.sections.countries
    if let path = request.flags {
      return flags(at: path, namedAt: SourceLocation(path: path))
    }
    if let folders = countries.flags.folders {
      return folders.flatMap { name in
        guard name.value == World.name else {
          return flags(at: folder.path(of: name.value), namedAt: name.location)
        }
        return [flagPath(world.flags(countries.flags.shape), isShipped: true)]
      }
    }
    let path = folder.path(of: FlagSettings.folderName)
    return ignored.contains(path) ? [] : flags(at: path, namedAt: hasFacts ? nil : countries.section.location)
  }

  /// Returns a folder of flags, if it exists. It can be missing if no `origin` names it.
  private func flags(at path: String, namedAt origin: SourceLocation?) -> [FlagPath] {
    if Folder.exists(path) { return [flagPath(path)] }
    let location = SourceLocation(path: path)
    if Folder.resolved(path) != nil {
      let message = "this is not a folder; put a folder of flags here, or remove it"
      reader.problems.report(.fileKind, at: location, message)
    } else if Folder.hasItem(path) {
      let message = "this is a symbolic link to a missing folder; restore that folder, or put the folder itself here"
      reader.problems.report(.fileLink, at: location, message)
    } else if let origin {
      let remedy = "set 'flags' to \"\(World.name)\""
      let message = Folder.absence(of: path, isFolder: true, besides: [World.name], or: remedy)
      reader.problems.report(.configPath, at: origin, message)
    }
    return []
  }

  private func flagPath(_ path: String, isShipped: Bool = false) -> FlagPath {
    FlagPath(path: path, isShipped: isShipped, followsLinks: request.followsLinks, ignored: ignored.within(path))
  }
}
