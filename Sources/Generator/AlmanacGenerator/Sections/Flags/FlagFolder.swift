/// The file of a flag: its name, its path and its bytes.
package struct FlagFile: Sendable {
  /// The full name, such as `us.png`, or `us.imageset` in an asset catalog.
  package let fileName: String

  /// The name without the extension.
  let name: String

  /// The path of the PNG file.
  package let path: String

  /// The contents, or `nil` if the file is larger than the limit.
  package let bytes: [UInt8]?
  let byteCount: Int

  /// Whether Almanac ships the file.
  var isShipped = false

  var location: SourceLocation { SourceLocation(path: path) }

  /// Reads the structure of the file, without decoding it.
  func png() throws(PNGFault) -> PNGFile { try PNGFile(bytes ?? []) }

  /// The extension of `fileName` in lowercase, for messages.
  var fileExtension: String { ImageSet.isName(fileName) ? ImageSet.fileExtension : ".png" }
}

/// The flags in folders, which can be Xcode asset catalogs or folders in one.
struct FlagFolder: Sendable {
  /// The first folder, to which the user adds flags.
  let folder: Folder

  /// Sorted by file name.
  let files: [FlagFile]

  /// The names of all flags in the folders, including those that the settings don't use.
  let known: Set<String>

  /// The names of the items in the folders that are not read.
  let unread: Set<String>

  /// Whether the user has no folder of flags, and uses those that Almanac ships.
  let isShipped: Bool

  /// Whether all files are known. If not, there is an error already.
  let isComplete: Bool

  /// Reads folders, which exist, or returns `nil` if there is none.
  static func read(_ paths: [FlagPath], _ settings: CountrySettings, _ reader: FileReader) -> FlagFolder? {
    guard let first = paths.first else { return nil }
    var collector = FlagCollector(settings: settings, reader: reader)
    for path in paths { collector.collect(path) }
    let unread = UnreadFlags(settings: settings, folders: paths, names: collector.allNames, reader: reader)
    for item in collector.unread { unread.report(item) }
    if collector.isFull {
      let limit = ImageSettings.maximumTotalByteCount
      let message = "the flags are larger than \(limit) bytes in total; make them smaller, or exclude some"
      reader.problems.report(.dataSize, at: SourceLocation(path: first.path), message)
    }
    return FlagFolder(
      folder: Folder(path: first.path),
      files: collector.files.sorted(byBytesOf: \.fileName),
      known: collector.allNames,
      unread: Set(collector.unread.map(\.name)),
      isShipped: paths.allSatisfy(\.isShipped),
      isComplete: collector.isComplete && !collector.isFull
    )
  }
}

/// The path of a folder of flags.
struct FlagPath: Sendable {
  let path: String

  /// Whether Almanac ships the folder. If so, flags that the naming rule forbids are not used.
  var isShipped = false

  /// Whether the flags can be symbolic links out of the folder.
  var followsLinks = false

  /// The items that almanac.json declares not to be flags.
  var ignored = IgnoredFiles()
}

/// Collects the PNG files of folders.
private struct FlagCollector {
  let settings: CountrySettings
  let reader: FileReader
  var files: [FlagFile] = []
  var isComplete = true
  var byteCount = 0

  /// Whether the files are larger than the limit, so that no more files are read.
  var isFull: Bool { byteCount > ImageSettings.maximumTotalByteCount }

  /// The names of all flags, including those that the settings don't use.
  private(set) var allNames: Set<String> = []

  /// The visible items that aren't flags, outside of catalogs.
  private(set) var unread: [UnreadFlags.Item] = []

  /// The folder that is being read.
  private var source = FlagPath(path: "")

  /// The names of the flags in other folders, in lowercase.
  private var known: Set<String> = []

  /// The folder without symbolic links, and the folders in it that were read, so that links can't lead in circles. As
  /// bytes, because strings are equal in any normal form.
  private var root: [UInt8] = []
  private var visited: Set<[UInt8]> = []

  init(settings: CountrySettings, reader: FileReader) {
    self.settings = settings
    self.reader = reader
  }

  /// Collects the flags in a folder that are in no earlier folder.
  mutating func collect(_ path: FlagPath) {
    known = Set(files.map { $0.name.lowercased() })
    source = path
    root = Folder.resolved(path.path) ?? []
    visited = []
    collectItems(of: Folder(path: path.path))
  }

  private mutating func isWanted(_ name: String) -> Bool {
    allNames.insert(name)
    let isCode = settings.canNameFlag(name)
    // A list of countries leaves out other countries, but no wrong name.
    let isUsed = settings.uses(name) || !isCode && !settings.section.exclude.values.contains(name)
    return isUsed && !known.contains(name.lowercased()) && (!source.isShipped || isCode)
  }

  private mutating func collectItems(of folder: Folder) {
    guard visited.insert(Folder.resolved(folder.path) ?? []).inserted else { return }
    guard let names = reader.names(in: folder.path) else {
      isComplete = false
      return
    }
    reader.progress?.begin("reading flags", count: names.count)
    for fileName in names {
      collectItem(fileName, of: folder)
      reader.progress?.advance()
    }
  }

  private mutating func collectItem(_ fileName: String, of folder: Folder) {
    let path = folder.path(of: fileName)
    if source.ignored.contains(path) { return }
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    let name = String(fileName[..<dot])
    let isCatalog = folder.path.split(separator: "/").contains { $0.hasSuffix(ImageSet.catalogExtension) }
    switch fileName[dot...].lowercased() {
    case ImageSet.fileExtension where Folder.exists(path):
      guard isWanted(name), let image = ImageSet.largestImage(in: Folder(path: path), reader) else { return }
      addImage(image, fileName, name)
    case ".png":
      if isWanted(name) { addImage(path, fileName, name) }
    case "" where isCatalog && Folder.exists(path):
      if isWithin(path) { collectItems(of: Folder(path: path)) } else { reportLink(path, fileName) }
    default:
      // Ignore hidden files, such as those of file managers, and the other files of a catalog.
      if !fileName.hasPrefix("."), !isCatalog {
        unread.append(UnreadFlags.Item(folder: folder, fileName: fileName))
      }
    }
  }

  private mutating func addImage(_ path: String, _ fileName: String, _ name: String) {
    if isFull { return }
    guard isWithin(path) else { return reportLink(path, fileName) }
    let isShipped = source.isShipped
    func add(_ bytes: [UInt8]?, _ count: Int) {
      files.append(
        FlagFile(fileName: fileName, name: name, path: path, bytes: bytes, byteCount: count, isShipped: isShipped)
      )
    }
    do throws(FileContents.Failure) {
      let bytes = try reader.bytes(path, atMost: settings.flags.image.maxBytes)
      add(bytes, bytes.count)
      byteCount += bytes.count
    } catch {
      switch error {
      case .tooLarge(let size): add(nil, size)
      case .notAFile:
        report(
          .fileKind,
          path,
          "'\(fileName)' is \(Folder.exists(path) ? "a folder" : "not a file"); flags must be PNG files"
        )
      case .missing where ImageSet.isName(fileName):
        report(.fileKind, path, "'\(fileName)' names this image, which is missing; add it")
      case .missing where !Folder.hasItem(path):
        report(.flagName, path, "the name '\(fileName)' is not UTF-8; rename the file")
      case .missing:
        report(.fileLink, path, "'\(fileName)' is a symbolic link to a missing file; put the file itself here")
      case .unreadable(let reason):
        report(.fileUnreadable, path, "the file cannot be read (\(reason)); make it readable or remove it")
      }
    }
  }

  /// Returns whether a file is in the folder, or missing, which is reported by reading it.
  private func isWithin(_ path: String) -> Bool {
    guard !source.followsLinks, let file = Folder.resolved(path) else { return true }
    return file == root || file.starts(with: root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")])
  }

  private func reportLink(_ path: String, _ fileName: String) {
    report(
      .fileLink,
      path,
      "'\(fileName)' is a symbolic link that leads out of the flags folder; copy what it links to here"
    )
  }

  private func report(_ rule: Rule, _ path: String, _ message: String) {
    reader.problems.report(rule, at: SourceLocation(path: path), message)
  }
}
