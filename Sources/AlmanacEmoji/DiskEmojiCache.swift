public import Foundation

/// Keeps lists in files, `[source].emoji.json` in a folder.
///
/// Files are written whole or not at all. One that cannot be read is set aside as `[source].emoji.damaged.json`, so that
/// it can be looked at and the next list takes its place.
public struct DiskEmojiCache: EmojiCache {
  private struct Contents: Codable {
    let lastUpdated: Date
    let entries: [EmojiRawEntry]
  }

  /// The folder of the files.
  public let folder: URL

  /// Makes a cache.
  ///
  /// - Parameter folder: Where to keep the files; `[caches folder of the user]/[bundle or program]/AlmanacEmoji` unless
  ///   another is named. It is made when something is kept.
  public init(folder: URL? = nil) {
    self.folder = folder ?? StandardFolder.url(in: .cachesDirectory)
  }

  /// The list of a source and when it was kept.
  ///
  /// - Throws: `DamagedFileError` where the file was set aside, or what keeps it from being read.
  public func load(for sourceIdentifier: String) throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    guard let contents = try file(of: sourceIdentifier).read() else { return nil }
    return (contents.entries, contents.lastUpdated)
  }

  /// Keeps a list as of now.
  public func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) throws {
    try file(of: sourceIdentifier).write(Contents(lastUpdated: Date(), entries: entries))
  }

  /// Removes the file of a source.
  public func clear(for sourceIdentifier: String) throws { try file(of: sourceIdentifier).remove() }

  /// Removes the files of all sources, and those set aside. Other files of the folder stay.
  public func clearAll() throws {
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { return }
    let urls = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let suffixes = [".emoji.json", ".emoji.damaged.json"]
    for url in urls where suffixes.contains(where: url.lastPathComponent.hasSuffix) {
      try FileManager.default.removeItem(at: url)
    }
  }

  private func file(of identifier: String) -> JSONFile<Contents> {
    // Identifiers are anybody's, and must not name a file elsewhere.
    let safe = identifier.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_"])) ?? "source"
    return JSONFile(url: folder.appending(path: "\(safe).emoji.json"))
  }
}
