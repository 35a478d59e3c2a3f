public import AlmanacEmoji
public import Foundation

/// SwiftEmoji's name for a `DiskEmojiCache`.
public typealias DiskCache = DiskEmojiCache

extension DiskEmojiCache {
  /// Creates a cache in a folder.
  public init(cacheDirectory: URL) { self.init(folder: cacheDirectory) }

  /// The folder that contains the files.
  public var directoryURL: URL { folder }

  /// Whether the files are in the temporary folder, because the user has no caches folder.
  public var isUsingFallbackDirectory: Bool {
    folder == Self.shared.folder && FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).isEmpty
  }
}
