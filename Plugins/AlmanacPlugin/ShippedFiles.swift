import Foundation

/// The folder of the files that Almanac ships, with `Templates` and `World`.
struct ShippedFiles {
  private static let templatesName = "Templates"
  private static let templateExtension = "mustache"

  let folder: URL

  /// The names of the templates, sorted. The tool writes a file for each of them.
  let templates: [String]

  /// - Parameters:
  ///   - tool: The generator. If it is prebuilt, its bundle contains the files, in the same version.
  ///   - library: The folder of the library, `Sources/Runtime/Almanac` in its package, which also contains them.
  init(tool: URL, library: URL) {
    let bundle = tool.deletingLastPathComponent().deletingLastPathComponent()
    let room = library.deletingLastPathComponent()
    let candidates = [bundle, room.deletingLastPathComponent().deletingLastPathComponent()]
    let names = candidates.map { Self.templates(in: $0.appending(path: Self.templatesName)) }
    let index = names.firstIndex { !$0.isEmpty } ?? 1
    (folder, templates) = (candidates[index], names[index])
  }

  private static func templates(in folder: URL) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == templateExtension }.map {
      $0.deletingPathExtension().lastPathComponent
    }
    .sorted()
  }
}
