import Foundation

/// A folder of resources to generate from, as a target of a package has it.
struct ResourceTarget {
  private static let configurationName = "almanac.json"

  /// The folder of the target.
  let folder: URL

  /// The contents of the files by their paths in the folder, `almanac.json` among them.
  private let files: [String: Data]

  /// - Parameters:
  ///   - sections: All that the target has.
  ///   - folder: The folder of the target, which need not exist.
  init(_ sections: [ResourceSection], folder: URL) {
    self.folder = folder
    let settings = Dictionary(grouping: sections, by: \.key).sorted { $0.key < $1.key }.map { key, sections in
      "  \(key): { \(sections.flatMap(\.settings).joined(separator: ", ")) },\n"
    }
    files = sections.map(\.files).reduce(
      into: [Self.configurationName: Data("{\n\(settings.joined())}\n".utf8)]
    ) { all, more in all.merge(more) { $1 } }
  }

  /// The paths of all files but `almanac.json`, sorted.
  var dataPaths: [String] {
    files.keys.filter { $0 != Self.configurationName }.sorted()
      .map { folder.appending(path: $0).path(percentEncoded: false) }
  }

  /// Writes all files, and undoes what was changed in them.
  func write() throws {
    for (path, data) in files { try write(ChangedFile(path: path, data: data)) }
  }

  func write(_ file: ChangedFile) throws {
    try ConsumerPackage(folder: folder).write(file.data, to: file.path)
  }
}

/// A file of a target, and its new contents.
struct ChangedFile {
  let path: String
  let data: Data
}
