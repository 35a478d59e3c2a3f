import AlmanacDownload
import Foundation

/// The files, each with a record and the bytes of an image.
extension FlowDiskCache {
  private static let suffix = ".flowimage"

  /// Returns the file of a URL, or `nil` if there is none or it is damaged.
  func file(of url: URL) -> CacheFile<Record>? {
    // Two URLs can have the same location.
    CacheFile(contentsOf: location(of: url)).flatMap { $0.head.url == url.absoluteString ? $0 : nil }
  }

  /// Writes a file atomically, and removes the oldest files if all together exceed the limit. An image that exceeds it
  /// by itself isn't kept.
  func write(_ body: Data, _ record: Record, for url: URL, at date: Date) throws {
    let data = try CacheFile(record, body).data()
    guard data.count <= maximumSize else { return try removeFile(of: url) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let location = location(of: url)
    try change {
      for name in $0.add(location.lastPathComponent, size: data.count, limit: maximumSize) {
        try removeFile(named: name)
      }
      try data.write(to: location, options: .atomic)
    }
    touch(url, at: date)
  }

  /// Sets the date of the last use.
  func touch(_ url: URL, at date: Date) {
    let location = location(of: url)
    contents?.use(location.lastPathComponent)
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: location.path)
  }

  func removeFile(of url: URL) throws {
    let location = location(of: url)
    try change {
      $0.remove(location.lastPathComponent)
      try removeFile(named: location.lastPathComponent)
    }
  }

  func removeFile(named name: String) throws {
    try FileManager.default.removeFile(at: folder.appendingPathComponent(name, isDirectory: false))
  }

  /// Returns the files in a folder, with their sizes and dates.
  static func files(in folder: URL) -> [FolderContents.File] {
    let urls = (try? FileManager.default.files(in: folder)) ?? []
    return urls.filter { $0.path.hasSuffix(suffix) }.compactMap { url in
      FileManager.default.stamp(of: url).map {
        FolderContents.File(name: url.lastPathComponent, size: Int($0.size), date: $0.date)
      }
    }
  }

  /// Changes files, together with the known contents of the folder.
  private func change(_ body: (inout FolderContents) throws -> Void) throws {
    let date = folderDate
    var current =
      contents.take().flatMap { $0.isCurrent(at: date) ? $0 : nil } ?? FolderContents(look(folder), at: date)
    // After an error, nobody knows what the folder contains.
    try body(&current)
    current.noteChange(at: folderDate)
    contents = current
  }

  private var folderDate: Date? { FileManager.default.stamp(of: folder)?.date }

  private func location(of url: URL) -> URL {
    folder.appendingPathComponent(Checksum.text(of: Data(url.absoluteString.utf8)) + Self.suffix, isDirectory: false)
  }
}
