import AlmanacDownload
public import Foundation

/// Keeps downloaded images in a folder, with a file for each URL.
///
/// Files are written atomically and contain a checksum, so that damaged files are ignored. When the files exceed the
/// limit, the least recently used ones are removed. If the disk can't be written, images aren't kept.
///
/// Several caches, even in other programs, can share a folder. Each removes files at its own limit.
public actor FlowDiskCache {
  /// The server's information about an image.
  struct Record: Codable {
    let url: String
    let version: String?
    let lastModified: String?

    /// The seconds for which the image stays fresh.
    let lifetime: TimeInterval

    /// The date when the server was asked.
    let checked: Date
  }

  /// A file in the cache.
  struct Copy {
    let record: Record
    let body: Data
    let isFresh: Bool
  }

  /// The cache that images use if you don't name another one.
  public static let shared = FlowDiskCache()

  /// The folder that contains the files.
  public nonisolated let folder: URL

  /// The maximum number of bytes of all files.
  public nonisolated let maximumSize: Int

  /// Returns the files in a folder, which takes long if there are many.
  let look: @Sendable (_ folder: URL) -> [FolderContents.File]
  private let now: @Sendable () -> Date

  /// The contents of the folder, or `nil` if they aren't known.
  var contents: FolderContents?

  /// The ticket of the last load. A load's answer is kept if its ticket is newer than the file's and the last
  /// removal's.
  private var lastTicket = 0
  private var lastClearing = 0
  private var lastChanges: [URL: Int] = [:]

  /// Creates a cache in a folder, which is created when the first image is kept.
  ///
  /// The folder is by default `[caches folder of the user]/[bundle or program]/AlmanacImages`. Don't use it for other
  /// files.
  public init(folder: URL? = nil, maximumSize: Int = 64 << 20) {
    let folder = folder ?? FileManager.default.folder(of: "AlmanacImages", in: .cachesDirectory)
    self.init(folder: folder, maximumSize: maximumSize) { Date() }
  }

  init(
    folder: URL,
    maximumSize: Int,
    look: @escaping @Sendable (_ folder: URL) -> [FolderContents.File] = FlowDiskCache.files,
    now: @escaping @Sendable () -> Date
  ) {
    self.folder = folder
    self.maximumSize = maximumSize
    self.look = look
    self.now = now
  }

  /// The number of bytes of all files.
  ///
  /// - Complexity: O(number of files).
  public var totalSize: Int { look(folder).reduce(0) { $0 + $1.size } }

  /// Returns whether there is a file for a URL, even one that is not fresh.
  public func contains(_ url: URL) -> Bool { file(of: url) != nil }

  /// Removes the file of a URL, which a download in progress won't add back.
  ///
  /// - Throws: The error of the file system.
  public func remove(_ url: URL) throws {
    note(url, ticket: lastTicket)
    try removeFile(of: url)
  }

  /// Removes all files, which downloads in progress won't add back.
  ///
  /// - Throws: The error of the file system.
  public func removeAll() throws {
    lastClearing = lastTicket
    lastChanges = [:]
    contents = nil
    for file in look(folder) { try removeFile(named: file.name) }
  }

  /// Returns the ticket of a new load.
  func begin() -> Int {
    lastTicket += 1
    return lastTicket
  }

  /// Returns the file of a URL, which becomes the most recently used one.
  func copy(of url: URL) -> Copy? {
    guard let file = file(of: url) else { return nil }
    let now = now()
    touch(url, at: now)
    let age = now.timeIntervalSince(file.head.checked)
    // If the clock was set back, the age isn't known.
    return Copy(record: file.head, body: Data(file.payload), isFresh: age >= 0 && age < file.head.lifetime)
  }

  /// Keeps an answer, unless the server forbids it or a later change was faster.
  ///
  /// `old` is the record of the copy that the server reports as unchanged, and provides what the headers don't contain.
  func keep(_ body: Data, _ headers: DownloadHeaders, unchanged old: Record?, of url: URL, ticket: Int) {
    guard isCurrent(ticket, url) else { return }
    note(url, ticket: ticket)
    let date = now()
    guard headers.mayBeKept else {
      try? removeFile(of: url)
      return
    }
    let record = Record(
      url: url.absoluteString,
      version: headers.version ?? old?.version,
      lastModified: headers["Last-Modified"] ?? old?.lastModified,
      lifetime: headers.lifetime(now: date) ?? old?.lifetime ?? 0,
      checked: date
    )
    // An old file must be removed if the new one can't be written, or it would be served again.
    do { try write(body, record, for: url, at: date) } catch { try? removeFile(of: url) }
  }

  /// Removes the file of a URL that is gone from the server, unless a later change was faster.
  func discard(_ url: URL, ticket: Int) {
    guard isCurrent(ticket, url) else { return }
    note(url, ticket: ticket)
    try? removeFile(of: url)
  }

  private func isCurrent(_ ticket: Int, _ url: URL) -> Bool { ticket > max(lastClearing, lastChanges[url] ?? 0) }

  private func note(_ url: URL, ticket: Int) {
    // So that the list doesn't grow without limit, the answers of running loads aren't kept.
    if lastChanges.count >= 10_000 { (lastClearing, lastChanges) = (lastTicket, [:]) }
    lastChanges[url] = ticket
  }
}
