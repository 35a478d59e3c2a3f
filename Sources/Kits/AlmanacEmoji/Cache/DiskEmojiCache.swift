import AlmanacDownload
public import Foundation

/// A cache that keeps each list in a file `[source].almanac-emoji.json`, and its index in a file
/// `[source].almanac-emoji.tables`. It changes no other files of its folder.
///
/// Files are written atomically. A damaged list is renamed to `[source].almanac-emoji.damaged.json`: you can inspect
/// it, and the next list gets a new file. An index that is missing, damaged or older than its list is created again.
///
/// Lists that SwiftEmoji has cached are also read, until the source has a list here. They are removed only with the
/// default folder, where SwiftEmoji's folder contains nothing else.
///
/// It's an actor, so that several providers can share it. The methods throw only `EmojiIndexError`. They don't
/// declare it: with a declared type, Swift 6.3 crashes on the clause `catch let error as EmojiIndexError` in a
/// `main.swift`.
public actor DiskEmojiCache: EmojiCache {
  /// A cache with the default folder.
  public static let shared = DiskEmojiCache()

  private struct Contents: Codable {
    let lastUpdated: Date
    let entries: [EmojiRawEntry]
  }

  /// The folder of the files, which is created when the first list is saved.
  public nonisolated let folder: URL

  /// The maximum size of all lists in bytes.
  ///
  /// If a new list exceeds it, the oldest other lists are removed. A list of 1,870 emoji takes up about 1.5 MB.
  public nonisolated let maximumSize: Int64

  /// `[caches folder of the user]/[bundle]/SwiftEmojiIndex`, where SwiftEmoji 1 keeps its lists and nothing else; or
  /// `folder` if the program chose one, which can contain other files.
  private let oldFolder: URL

  private var canClearOldFolder: Bool { oldFolder != folder }

  /// Creates a cache in a folder.
  ///
  /// The default folder is `[caches folder of the user]/[bundle or program]/AlmanacEmoji`.
  public init(folder: URL? = nil, maximumSize: Int64 = 64 << 20) {
    let oldNames = [Bundle.main.bundleIdentifier ?? "SwiftEmoji", "SwiftEmojiIndex"]
    self.init(
      folder: folder ?? FileManager.default.folder(of: "AlmanacEmoji", in: .cachesDirectory),
      oldFolder: folder ?? FileManager.default.folder(oldNames, in: .cachesDirectory),
      maximumSize: maximumSize
    )
  }

  package init(folder: URL, oldFolder: URL, maximumSize: Int64 = 64 << 20) {
    self.folder = folder
    self.oldFolder = oldFolder
    self.maximumSize = maximumSize
  }

  /// Returns the list of a source and the date when it was saved.
  ///
  /// - Throws: `EmojiIndexError.cacheReadFailed`. Its underlying error is a `DamagedFileError` if the file was renamed.
  public func load(for sourceIdentifier: String) throws -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    do {
      let contents = try contents(of: list(of: sourceIdentifier))
      return contents.map { ($0.entries, $0.lastUpdated) } ?? oldList(of: sourceIdentifier)
    } catch {
      throw EmojiIndexError.cacheReadFailed(underlying: error)
    }
  }

  /// Saves a list with the current date.
  ///
  /// - Throws: `EmojiIndexError.cacheWriteFailed`.
  public func save(_ entries: [EmojiRawEntry], for sourceIdentifier: String) throws {
    _ = try write(entries, for: sourceIdentifier)
  }

  /// Removes the files of a source, including a list of SwiftEmoji.
  ///
  /// - Throws: `EmojiIndexError.cacheWriteFailed`.
  public func clear(for sourceIdentifier: String) throws {
    let oldFile = canClearOldFolder ? oldFile(of: sourceIdentifier) : nil
    let files = [list(of: sourceIdentifier), tables(of: sourceIdentifier), oldFile]
    try writing { for case let url? in files { try FileManager.default.removeFile(at: url) } }
  }

  /// Removes the files of all sources, including damaged ones, and the lists of SwiftEmoji.
  ///
  /// Other files of the folder are kept.
  ///
  /// - Throws: `EmojiIndexError.cacheWriteFailed`.
  public func clearAll() throws {
    let suffixes = [Self.listSuffix, Self.damagedSuffix, Self.tablesSuffix]
    let isList = { (url: URL) in
      url.pathExtension == "json" && (try? EmojiDocument.entries(in: Data(contentsOf: url))) != nil
    }
    try writing {
      let files = try FileManager.default.files(in: folder).filter { suffixes.contains(where: $0.path.hasSuffix) }
      let oldFiles = canClearOldFolder ? try FileManager.default.files(in: oldFolder).filter(isList) : []
      for url in files + oldFiles { try FileManager.default.removeFile(at: url) }
    }
  }

  /// Changes files, and throws `EmojiIndexError.cacheWriteFailed` if that fails.
  func writing(_ change: () throws -> Void) throws {
    do { try change() } catch { throw EmojiIndexError.cacheWriteFailed(underlying: error) }
  }

  /// Returns the contents of a list's file, or `nil` if there is no file.
  ///
  /// - Throws: `DamagedFileError` if the file is damaged. It is renamed.
  private func contents(of url: URL) throws -> Contents? {
    let data: Data
    do { data = try Data(contentsOf: url) } catch CocoaError.fileReadNoSuchFile { return nil }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      throw try FileManager.default.setAside(url, reason: error)
    }
  }

  /// Saves a list, and returns its date.
  func write(_ entries: [EmojiRawEntry], for identifier: String) throws -> Date {
    let date = Date()
    try writing {
      try FileManager.default.removeFile(at: tables(of: identifier))
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Contents(lastUpdated: date, entries: entries))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: list(of: identifier), options: .atomic)
    }
    try removeOldest(except: identifier)
    return date
  }

  /// Returns the list that SwiftEmoji saved, which is an array without a date, or `nil` if there isn't one.
  private func oldList(of identifier: String) -> (entries: [EmojiRawEntry], lastUpdated: Date)? {
    guard let url = oldFile(of: identifier), let file = FileManager.default.stamp(of: url),
      let entries = try? EmojiDocument.entries(in: Data(contentsOf: url))
    else { return nil }
    return (entries, file.date)
  }

  private func oldFile(of identifier: String) -> URL? {
    if identifier.isEmpty || identifier.contains("/") { return nil }
    return oldFolder.appendingPathComponent("\(identifier).json", isDirectory: false)
  }
}

extension DiskEmojiCache {
  static let listSuffix = ".almanac-emoji.json"
  static let tablesSuffix = ".almanac-emoji.tables"
  static let damagedSuffix = ".almanac-emoji.damaged.json"

  // An identifier must not lead to a file outside the folder.
  private static let allowed = CharacterSet.alphanumerics.union(["-", "_"])

  func list(of identifier: String) -> URL { file(of: identifier, Self.listSuffix) }

  func tables(of identifier: String) -> URL { file(of: identifier, Self.tablesSuffix) }

  private func file(of identifier: String, _ suffix: String) -> URL {
    let safe = identifier.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? "source"
    return folder.appendingPathComponent(safe + suffix, isDirectory: false)
  }
}
