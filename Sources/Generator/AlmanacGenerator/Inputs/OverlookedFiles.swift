/// Finds items in a target's folder that look like resources but aren't read: lists and folders with misspelled names,
/// and lists and flags in other folders.
struct OverlookedFiles {
  private static let listExtensions: Set = ["json", "json5", "jsonc", "geojson", "csv", "tsv"]

  /// The names of lists by the recognizable names, without extensions: the same names, and their singulars.
  private static let lists: [String: String] = {
    let own = Settings.fileName.dropLast(".json".count)
    let names = SectionKind.allCases.flatMap { [($0.rawValue, $0.rawValue), ($0.singular, $0.rawValue)] }
    return Dictionary(names + [(String(own), String(own))]) { first, _ in first }
  }()

  /// The names of files that people download, and the section that reads each.
  private static let downloads: [String: SectionKind] = [
    "emoji-test.txt": .emoji, "iso_3166-1.json": .countries, "iso_3166-2.json": .subdivisions,
    "iso_4217.json": .currencies, "iso_639-2.json": .languages, "iso_639-3.json": .languages, "zone.tab": .countries,
    "zone1970.tab": .countries,
  ]

  private let folder: Folder

  /// The absolute path of the folder.
  private let root: String

  /// The absolute paths that almanac.json names. `used` adds those that the caller names, and the default folder.
  private let named: Set<String>
  private let used: Set<String>
  private let ignored: IgnoredFiles

  /// The names of the items that almanac.json declares not to be resources.
  private let ignoredNames: [Located<String>]

  /// The folder that flags belong in.
  private let flagFolder: String
  private let hasEmoji: Bool
  private let reader: FileReader

  /// Creates a search of a folder, given the sections of the target.
  init(_ folder: Folder, _ settings: Settings, _ request: Request, kinds: Set<SectionKind>, _ reader: FileReader) {
    self.folder = folder
    self.reader = reader
    root = Folder.absolute(folder.path)
    let flags = settings.sections.countries.flags
    let lists =
      SectionKind.allCases.flatMap { settings.sections[$0].data ?? [] } + (flags.folders ?? [])
      + settings.tables.flatMap(\.data)
    let names = lists.filter { $0.value != World.name } + [settings.templates, flags.required].compactMap { $0 }
    named = Set(names.map { Folder.absolute(folder.path(of: $0.value)) })
    let folders = flags.folders?.map(\.value).filter { $0 != World.name } ?? [FlagSettings.folderName]
    let options = [request.flags, request.required].compactMap { $0 } + folders.map(folder.path(of:))
    used = named.union(options.map(Folder.absolute))
    ignoredNames = settings.ignored
    ignored = IgnoredFiles(settings.ignored, in: folder)
    flagFolder = request.flags ?? folder.path(of: folders.first ?? FlagSettings.folderName)
    hasEmoji = kinds.contains(.emoji)
  }

  /// Reports all overlooked items, and the names in `ignore` that are wrong.
  func check() {
    for name in ignoredNames {
      let path = Folder.absolute(folder.path(of: name.value))
      if named.contains(path) {
        let message = "\(Settings.fileName) also names '\(name.value)' as a resource; remove one of them"
        reader.problems.report(.configValue, at: name.location, message)
      } else if !path.hasPrefix(root + "/") || !Folder.hasItem(path) {
        let message = "the target's folder does not contain '\(name.value)'; remove it from 'ignore'"
        reader.problems.report(.configPath, at: name.location, message)
      }
    }
    for name in reader.visibleNames(in: root) {
      if let expected = expectedName(of: name) { report(name, expected) }
    }
    var images: [String: Images] = [:]
    collectFiles(below: "", images: &images)
    for (owner, images) in images.sortedByKey { report(images, in: owner) }
  }

  private static func isImage(_ name: String) -> Bool { name.lowercased().hasSuffix(".png") }

  /// Returns whether a path is a folder, and not a symbolic link, which can lead in circles.
  private static func isFolder(_ path: String) -> Bool { stat(of: path, followsLinks: false)?.isFolder == true }
}

/// Misspelled names of resources.
extension OverlookedFiles {
  private func report(_ name: String, _ expected: String) {
    let isWords = expected == SectionKind.emoji.fileName && name.split(separator: ".").count == 3
    let fault =
      isWords
      ? "because there is no '\(expected)' whose emoji it names; add one"
      : "although it looks like '\(expected)'; \(advice(for: name, expected))"
    let message = "'\(name)' is not read, \(fault), or add it to 'ignore' in \(Settings.fileName)"
    reader.problems.report(.fileMisnamed, at: SourceLocation(path: folder.path(of: name)), message)
  }

  /// Returns advice. A name that is taken can't be used again, renaming doesn't turn comma-separated values into JSON,
  /// and nothing can name the settings.
  private func advice(for name: String, _ expected: String) -> String {
    let isOther = [".csv", ".tsv"].contains { name.lowercased().hasSuffix($0) }
    let isFree = !Folder.hasItem("\(root)/\(expected)") || name.lowercased() == expected.lowercased()
    let rename = isFree && !isOther ? "rename it to '\(expected)'" : nil
    if expected == Settings.fileName { return rename ?? "remove it" }
    return (rename.map { $0 + ", " } ?? "") + "name it in \(Settings.fileName)"
  }

  /// Returns the name that an item of the target's folder should have, or `nil` if its name is right or it is something
  /// else.
  private func expectedName(of name: String) -> String? {
    let path = "\(root)/\(name)"
    if ignored.contains(path) || used.contains(where: { $0 == path || $0.hasPrefix(path + "/") }) { return nil }
    let expected = Folder.exists(path) ? expectedFolder(of: name) : expectedList(of: name)
    return expected == name ? nil : expected
  }

  /// Returns the name that a folder should have. Only a folder with PNG files counts, because a folder of sources can
  /// have such a name, too.
  private func expectedFolder(of name: String) -> String? {
    let isSimilar = Spelling.nearest(to: name, among: [FlagSettings.folderName, "Flag"]) != nil
    return isSimilar && holdsImages("\(root)/\(name)") ? FlagSettings.folderName : nil
  }

  private func expectedList(of name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard 2...3 ~= parts.count, Self.listExtensions.contains(parts[parts.count - 1].lowercased()),
      let word = Spelling.nearest(to: parts[0], among: Self.lists.keys.sorted()), let list = Self.lists[word]
    else { return nil }
    // Only the words of emoji are split into files by language, in addition to the list of emoji.
    guard parts.count == 2 || Self.isLanguage(parts[1]) else { return nil }
    guard parts.count == 3, list == SectionKind.emoji.rawValue else { return "\(list).json" }
    let localized = "\(list).\(parts[1]).json"
    // Without a list of emoji, nothing reads their words.
    return hasEmoji || localized != name ? localized : "\(list).json"
  }

  private static func isLanguage(_ text: String) -> Bool {
    2...3 ~= text.prefix { $0 != "-" && $0 != "_" }.count && LanguageTag(text) != nil
  }

  private func holdsImages(_ folder: String) -> Bool {
    reader.visibleNames(in: folder).contains { name in
      Self.isImage(name) || Self.isFolder("\(folder)/\(name)") && holdsImages("\(folder)/\(name)")
    }
  }
}

/// Lists and flags in other folders.
extension OverlookedFiles {
  /// The PNG files of a folder or an asset catalog.
  private struct Images {
    /// The paths of the files that are named like countries, sorted.
    var flags: [String] = []
    var count = 0
  }

  /// Reports lists, and collects PNG files by the folder that a user would move or name.
  private func collectFiles(below parent: String, images: inout [String: Images]) {
    for name in reader.visibleNames(in: parent.isEmpty ? root : "\(root)/\(parent)") {
      let relative = parent.isEmpty ? name : "\(parent)/\(name)"
      let path = "\(root)/\(relative)"
      if ignored.contains(path) || used.contains(path) { continue }
      if Self.isImage(name) {
        let owner = Self.owner(of: parent)
        images[owner, default: Images()].count += 1
        // Territories that have an emoji flag are those with an alpha-2 code.
        let isFlag = EmojiCharacter.regions.contains(name.dropLast(".png".count).uppercased())
        if isFlag { images[owner]?.flags.append(relative) }
      } else if Self.isFolder(path), !parent.isEmpty || expectedName(of: name) == nil {
        // A misnamed folder is already an error.
        collectFiles(below: relative, images: &images)
      } else {
        reportList(name, at: relative, isInside: !parent.isEmpty)
      }
    }
  }

  /// Reports a list, or settings, where nothing reads them.
  private func reportList(_ name: String, at relative: String, isInside: Bool) {
    let stem = String(name.dropLast(".json".count))
    let section = Self.downloads[name] ?? (isInside && name.hasSuffix(".json") ? SectionKind(rawValue: stem) : nil)
    guard section != nil || isInside && name == Settings.fileName else { return }
    let move = isInside && Self.downloads[name] == nil ? "move it to the target's folder, or " : ""
    let setting = section.map { "'\($0.rawValue).data' or to " } ?? ""
    let message = "'\(name)' is not read here; \(move)add it to \(setting)'ignore' in \(Settings.fileName)"
    reader.problems.report(.fileMisplaced, at: SourceLocation(path: folder.path(of: relative)), message)
  }

  /// Returns the asset catalog that contains a folder, or the folder.
  private static func owner(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") }
    return parts.prefix((catalog ?? parts.count - 1) + 1).joined(separator: "/")
  }

  /// Reports flags in a folder if at least half of its files are named like flags, because icons can be, too
  /// ("no.png").
  private func report(_ images: Images, in owner: String) {
    guard let first = images.flags.first, images.flags.count * 2 >= images.count else { return }
    let place = owner.isEmpty ? "the target's folder" : "'\(folder.path(of: owner))'"
    let message =
      "\(place) contains PNG files that are named like countries, but they are not read; move them to '\(flagFolder)', "
      + "or add their folder to 'countries.flags' or to 'ignore' in \(Settings.fileName)"
    reader.problems.report(.flagMisplaced, at: SourceLocation(path: folder.path(of: first)), message)
  }
}
