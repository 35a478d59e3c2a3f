public import Foundation

/// Keeps each list in a file `[source].emoji.json` of a folder.
///
/// A file is written whole or not at all. A damaged file is renamed to `[source].emoji.damaged.json`: you can inspect it, and
/// the next list gets a new file.
public struct DiskEmojiCache: EmojiCache {
  private struct Contents: Codable {
    let lastUpdated: Date
    let entries: [EmojiRawEntry]
  }

  /// The folder of the files.
  public let folder: URL

  /// Makes a cache.
  ///
  /// - Parameter folder: The folder of the files. The default is `[caches folder of the user]/[bundle or
  ///   program]/AlmanacEmoji`. The folder is created when the first list is saved.
  public init(folder: URL? = nil) {
    self.folder = folder ?? StandardFolder.url(in: .cachesDirectory)
  }

  /// The list of a source and the date when it was saved.
  ///
  /// - Throws: `DamagedFileError` if the file is damaged, or an error of the file system.
  public func load(for sourceIdentifier: String) throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    guard let contents = try file(of: sourceIdentifier).read() else { return nil }
    return (contents.entries, contents.lastUpdated)
  }

  /// Saves a list with the current date.
  public func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) throws {
    try file(of: sourceIdentifier).write(Contents(lastUpdated: Date(), entries: entries))
  }

  /// Removes the file of a source.
  public func clear(for sourceIdentifier: String) throws { try file(of: sourceIdentifier).remove() }

  /// Removes the files of all sources, including damaged ones. Other files of the folder stay.
  public func clearAll() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let suffixes = [".emoji.json", ".emoji.damaged.json"]
    for url in urls where suffixes.contains(where: url.lastPathComponent.hasSuffix) {
      try FileManager.default.removeItem(at: url)
    }
  }

  private func file(of identifier: String) -> JSONFile<Contents> {
    // An identifier must not lead to a file outside the folder.
    let safe = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])) ?? "source"
    return JSONFile(url: folder.appendingPathComponent("\(safe).emoji.json", isDirectory: false))
  }
}
