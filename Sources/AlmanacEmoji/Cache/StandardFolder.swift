import Foundation

/// The default folders of files.
enum StandardFolder {
  /// `[folder of the user]/[bundle or program]/AlmanacEmoji`.
  static func url(in directory: FileManager.SearchPathDirectory) -> URL {
    let manager = FileManager.default
    let root = manager.urls(for: directory, in: .userDomainMask).first ?? manager.temporaryDirectory
    let owner = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return root.appendingPathComponent(owner, isDirectory: true)
      .appendingPathComponent("AlmanacEmoji", isDirectory: true)
  }
}
