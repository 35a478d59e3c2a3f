import Foundation

/// The file of a flag: its name, its path and its bytes.
struct FlagFile: Sendable {
  /// The full name, such as `us.png`, or `us.imageset` in an asset catalogue.
  let fileName: String

  /// The name without the extension.
  let name: String

  /// The PNG file.
  let path: String

  /// The contents, or `nil` if the file is larger than the limit.
  let bytes: [UInt8]?

  var location: SourceLocation { SourceLocation(path: path) }

  /// The extension of `fileName` in lower case, for messages.
  var fileExtension: String { fileName.hasSuffix(ImageSet.fileExtension) ? ImageSet.fileExtension : ".png" }
}

/// The flags in a folder, or in an Xcode asset catalogue or a folder in one.
struct FlagFolder: Sendable {
  let folder: Folder

  /// Sorted by file name.
  let files: [FlagFile]

  /// Whether all files are known. If not, there is an error already.
  let isComplete: Bool

  /// Reads the folder that the request or the settings name, or the default folder.
  ///
  /// - Parameter hasFacts: Whether countries have facts. If so, flags are optional.
  /// - Returns: `nil` if there is no such folder.
  static func find(
    in folder: Folder,
    _ request: Request,
    _ settings: Settings,
    _ hasFacts: Bool,
    _ problems: Problems
  ) -> FlagFolder? {
    let countries = settings.sections.countries
    let path = request.flags ?? folder.path(of: countries.flags.folder?.value ?? FlagSettings.folderName)
    if Folder.exists(path) {
      var reader = FlagFolderReader(settings: countries, problems: problems)
      reader.read(Folder(path: path))
      if reader.isFull {
        let limit = ImageLimits.largestTotalByteCount
        let message = "the flags have more than \(limit) bytes in all; make them smaller, or exclude some"
        problems.report(.dataSize, at: SourceLocation(path: path), message)
      }
      let files = reader.files.sorted(byBytesOf: \.fileName)
      return FlagFolder(folder: Folder(path: path), files: files, isComplete: reader.isComplete && !reader.isFull)
    }
    let location = request.flags.map { SourceLocation(path: $0) } ?? countries.flags.folder?.location
    if let location = location ?? (hasFacts ? nil : countries.section.location) {
      problems.report(.configPath, at: location, "there is no folder '\(path)'; put the flags there")
    }
    return nil
  }
}

/// Reads the PNG files of a folder.
private struct FlagFolderReader {
  let settings: CountrySettings
  let problems: Problems
  var files: [FlagFile] = []
  var isComplete = true
  var byteCount = 0

  /// Whether the files are larger than the limit. If so, no further file was read.
  var isFull: Bool { byteCount > ImageLimits.largestTotalByteCount }

  /// - Parameter depth: The number of parent folders in the catalogue. Its limit stops at cyclic symbolic links.
  mutating func read(_ folder: Folder, depth: Int = 0) {
    guard depth < 16 else { return }
    do {
      for fileName in try Folder.names(in: folder.path) { read(fileName, in: folder, depth: depth) }
    } catch {
      problems.add(.unreadableFolder(folder.path, error))
      isComplete = false
    }
  }

  private mutating func read(_ fileName: String, in folder: Folder, depth: Int) {
    let path = folder.path(of: fileName)
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    let name = String(fileName[..<dot])
    let isCatalogue = folder.path.contains(ImageSet.catalogueExtension)
    switch fileName[dot...].lowercased() {
    case ImageSet.fileExtension where Folder.exists(path):
      guard settings.uses(name), let image = ImageSet.largestImage(in: Folder(path: path), problems) else { return }
      read(image, fileName, name, within: folder)
    case ".png":
      if settings.uses(name) { read(path, fileName, name, within: folder) }
    case "" where isCatalogue && Folder.exists(path):
      read(Folder(path: path), depth: depth + 1)
    default:
      // Ignore hidden files, such as those of file managers, and the other files of a catalogue.
      if !fileName.hasPrefix("."), !isCatalogue {
        report(.fileUnused, path, "'\(fileName)' is not used; only PNG files belong here")
      }
    }
  }

  private mutating func read(_ path: String, _ fileName: String, _ name: String, within folder: Folder) {
    if isFull { return }
    guard isWithin(folder, path) else {
      return report(.fileLink, path, "'\(fileName)' links out of the folder; put the file itself here")
    }
    do throws(FileContents.Failure) {
      let bytes = try FileContents.read(path, atMost: settings.flags.image.maxBytes)
      files.append(FlagFile(fileName: fileName, name: name, path: path, bytes: bytes))
      byteCount += bytes.count
    } catch {
      switch error {
      case .tooLarge: files.append(FlagFile(fileName: fileName, name: name, path: path, bytes: nil))
      case .notAFile: report(.fileKind, path, "'\(fileName)' is not a file; a flag is a PNG file")
      case .missing where fileName.hasSuffix(ImageSet.fileExtension):
        report(.fileKind, path, "'\(fileName)' names this image, which is missing; add it")
      case .missing:
        report(.fileLink, path, "'\(fileName)' is a symbolic link to a missing file; put the file itself here")
      case .unreadable(let reason):
        report(.fileUnreadable, path, "the file cannot be read (\(reason)); make it readable or remove it")
      }
    }
  }

  private func isWithin(_ folder: Folder, _ path: String) -> Bool {
    let inside = Folder.resolved(folder.path)
    return Folder.resolved(path).hasPrefix(inside.hasSuffix("/") ? inside : inside + "/")
  }

  private func report(_ rule: Rule, _ path: String, _ message: String) {
    problems.report(rule, at: SourceLocation(path: path), message)
  }
}
