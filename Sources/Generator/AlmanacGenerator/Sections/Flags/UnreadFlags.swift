/// Reports items in a folder of flags that are not read: as an error if a country therefore lacks its flag and would
/// show the fallback, and otherwise as a warning.
struct UnreadFlags {
  /// An item that is neither a PNG file nor an image set.
  struct Item {
    let folder: Folder
    let fileName: String

    var path: String { folder.path(of: fileName) }

    /// The name up to the first dot.
    var name: String { String(fileName.prefix { $0 != "." }) }
  }

  /// Extensions of images, and of drawings from which flags are exported.
  private static let imageExtensions: Set = [
    "apng", "avif", "bmp", "gif", "heic", "heif", "ico", "jpeg", "jpg", "pdf", "svg", "tif", "tiff", "webp",
  ]

  private let settings: CountrySettings
  private let reader: FileReader

  /// The folders of flags, without symbolic links.
  private let folders: Set<[UInt8]>

  /// The names of all flags, in lowercase.
  private let names: Set<String>

  init(settings: CountrySettings, folders: [FlagPath], names: Set<String>, reader: FileReader) {
    self.settings = settings
    self.reader = reader
    self.folders = Set(folders.compactMap { Folder.resolved($0.path) })
    self.names = Set(names.map { $0.lowercased() })
  }

  func report(_ item: Item) {
    let location = SourceLocation(path: item.path)
    if Folder.exists(item.path) {
      if Folder.resolved(item.path).map(folders.contains) == true || reportFlags(in: item) { return }
    } else if let name = missingFlag(item.fileName) {
      let remedy = isPNG(item.fileName) ? "rename it to" : "export it as"
      let message = "'\(item.fileName)' is not used, so '\(name)' has no flag; \(remedy) '\(name).png'"
      return reader.problems.report(.flagExtension, at: location, message)
    }
    reader.problems.report(.fileUnused, at: location, "'\(item.fileName)' is not used; only PNG files belong here")
  }

  /// Reports the first flag in a folder that is in no folder of flags, and returns whether there is one.
  private func reportFlags(in item: Item) -> Bool {
    let fileNames = reader.names(in: item.path) ?? []
    let isFlag = { (name: String) in
      // Each flag of an asset catalog is a folder.
      let isSet = name.hasSuffix(ImageSet.fileExtension)
      let image = isSet ? String(name.dropLast(ImageSet.fileExtension.count)) + ".png" : name
      return isPNG(image) && missingFlag(image) != nil
    }
    guard let first = fileNames.first(where: isFlag) else { return false }
    let message =
      "flags belong directly in '\(item.folder.path)'; move the flags in '\(item.fileName)' there, or add this folder to "
      + "'countries.flags' in \(Settings.fileName)"
    let location = SourceLocation(path: Folder(path: item.path).path(of: first))
    reader.problems.report(.flagMisplaced, at: location, severity: .error, message)
    return true
  }

  /// Returns the name of the flag that an image should be, if the settings use such a flag, and there is none.
  private func missingFlag(_ fileName: String) -> String? {
    let parts = fileName.lowercased().trimmed.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, isPNG(fileName) || Self.imageExtensions.contains(String(parts[1])) else { return nil }
    let name = String(parts[0])
    return settings.canNameFlag(name) && settings.uses(name) && !names.contains(name) ? name : nil
  }

  private func isPNG(_ fileName: String) -> Bool { fileName.lowercased().trimmed.hasSuffix(".png") }
}
