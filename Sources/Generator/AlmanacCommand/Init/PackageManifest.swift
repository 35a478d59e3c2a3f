import AlmanacGenerator

/// The targets in a package's manifest, as far as its source shows them. `swift package dump-package` takes seconds.
struct PackageManifest {
  private static let name = "Package.swift"

  /// The folders where SwiftPM finds targets without a path.
  private static let parents = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// The absolute path of the package.
  private let folder: String

  /// All strings in the manifest, some of which are the names and paths of targets. The code between strings is also
  /// included, but does no harm.
  private let strings: Set<String>

  /// Reads the nearest manifest at or above an absolute path.
  init?(above path: String) {
    let names = path.split(separator: "/")
    let folders = (0...names.count).lazy.map { Folder(path: "/" + names.dropLast($0).joined(separator: "/")) }
    guard let folder = folders.first(where: { Folder.hasItem($0.path(of: Self.name)) }),
      let bytes = try? FileContents.bytes(folder.path(of: Self.name), atMost: FileContents.largestTextFile)
    else { return nil }
    self.folder = folder.path
    strings = Set(bytes.split(separator: UInt8(ascii: "\"")).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a target uses the plugin of `almanac` or `almanac-plugins`.
  var namesPlugin: Bool { !strings.isDisjoint(with: ["AlmanacPlugin", "AlmanacPrebuiltPlugin"]) }

  /// Returns why no target can be in a folder at or below the package's, or `nil` if one can. An existing folder can be
  /// for something other than a target, so only a new one is probably misspelled.
  func objection(to path: String) -> String? {
    let names = path.dropFirst(folder.count).split(separator: "/").map(String.init)
    if names.isEmpty {
      if !strings.isDisjoint(with: [".", "./"]) { return nil }
      return "this is the folder of a package, and only the folder of a target is read; \(advice)"
    }
    if Folder.exists(path) || isDeclared(names) { return nil }
    return "there is no such folder, and \(Self.name) has no target for it; \(advice), or create the folder first"
  }

  private func isDeclared(_ names: [String]) -> Bool {
    if names.count == 2, Self.parents.contains(names[0]), strings.contains(names[1]) { return true }
    let path = names.joined(separator: "/")
    return !strings.isDisjoint(with: [path, path + "/", "./" + path])
  }

  private var advice: String {
    let package = Folder(path: folder)
    let conventional = Self.parents.flatMap { parent in
      ((try? Folder.names(in: package.path(of: parent))) ?? []).map { "\(parent)/\($0)" }
    }
    let all = Set(conventional + strings.filter { $0.contains("/") && !$0.hasPrefix("/") && !$0.contains("..") })
    let targets = all.filter { Folder.exists(package.path(of: $0)) }.sorted()
    guard !targets.isEmpty else { return "name one such as 'Sources/MyApp'" }
    let isHere = folder == FileManager.default.currentDirectoryPath
    return "name one of "
      + targets.map { "'\((isHere ? $0 : package.path(of: $0)).singleLine)'" }.joined(separator: ", ")
  }
}
