import Foundation

/// The default folders of files.
enum StandardFolder {
  /// `[folder of the user]/[bundle or program]/AlmanacEmoji`.
  static func url(in directory: FileManager.SearchPathDirectory) -> URL {
    let owner = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return url(in: directory, [owner, "AlmanacEmoji"])
  }

  /// `[caches folder of the user]/[bundle]/SwiftEmojiIndex`, where SwiftEmoji 1 keeps its lists.
  static var swiftEmojiCaches: URL {
    url(in: .cachesDirectory, [Bundle.main.bundleIdentifier ?? "SwiftEmoji", "SwiftEmojiIndex"])
  }

  private static func url(in directory: FileManager.SearchPathDirectory, _ names: [String]) -> URL {
    let manager = FileManager.default
    let root = manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
    return names.reduce(root) { $0.appendingPathComponent($1, isDirectory: true) }
  }
}
