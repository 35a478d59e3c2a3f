import Foundation

/// A folder of resources, as in a target of a package.
struct ResourceTarget {
  private static let configurationName = "almanac.json"

  /// The folder of the target.
  let folder: URL

  /// The contents of the files, by path in the folder, including `almanac.json`.
  private let files: [String: Data]

  /// - Parameters:
  ///   - sections: The sections of the target.
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

  /// The paths of all files except `almanac.json`, sorted.
  var dataPaths: [String] {
    files.keys.filter { $0 != Self.configurationName }.sorted()
      .map { folder.appending(path: $0).path(percentEncoded: false) }
  }

  /// Writes all files, and so reverts all changes.
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
