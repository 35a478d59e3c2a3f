import AlmanacDownload
import Foundation

/// The files of a `FlowDiskCache`, each with a record and the bytes of an image.
struct FlowDiskFiles {
  /// What an image belongs to.
  struct Record: Codable {
    let url: String
    let version: String?
    let lastModified: String?

    /// The seconds in which the server need not be asked again.
    let lifetime: TimeInterval

    /// When the server was asked.
    let checked: Date
  }

  private static let suffix = ".flowimage"

  let folder: URL
  let largestSize: Int

  /// The image of a URL, or `nil` if there is none or its file is damaged.
  func file(for url: URL) -> (record: Record, body: Data)? {
    guard let file = CacheFile<Record>(contentsOf: location(of: url)), file.head.url == url.absoluteString else {
      return nil
    }
    return (file.head, file.payload)
  }

  /// Writes a file whole or not at all, and removes the oldest files if all are too large. An image that is too large alone is
  /// not kept.
  func write(_ body: Data, _ record: Record, for url: URL, at date: Date) throws {
    let data = try CacheFile(record, body).data()
    guard data.count <= largestSize else { return try remove(url) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try trim(to: largestSize - data.count, except: location(of: url).lastPathComponent)
    try data.write(to: location(of: url), options: .atomic)
    touch(url, at: date)
  }

  /// Sets the date of the last use.
  func touch(_ url: URL, at date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: location(of: url).path)
  }

  func remove(_ url: URL) throws { try remove(file: location(of: url)) }

  func removeAll() throws {
    for file in all { try remove(file: file.url) }
  }

  var totalSize: Int { all.reduce(0) { $0 + $1.size } }

  private var all: [(url: URL, size: Int, date: Date)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      let url = folder.appendingPathComponent(name, isDirectory: false)
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
        let size = (attributes[.size] as? NSNumber)?.intValue, let date = attributes[.modificationDate] as? Date
      else { return nil }
      return (url, size, date)
    }
  }

  /// Removes the files that were not used for the longest time. A file that will be replaced does not count.
  private func trim(to limit: Int, except name: String) throws {
    let others = all.filter { $0.url.lastPathComponent != name }
    var size = others.reduce(0) { $0 + $1.size }
    for file in others.sorted(by: { $0.date < $1.date }) where size > limit {
      try remove(file: file.url)
      size -= file.size
    }
  }

  private func remove(file: URL) throws {
    do { try FileManager.default.removeItem(at: file) } catch CocoaError.fileNoSuchFile { return }
  }

  /// The URL is in the file, too, because two URLs can have the same checksum.
  private func location(of url: URL) -> URL {
    folder.appendingPathComponent(Checksum.text(of: Data(url.absoluteString.utf8)) + Self.suffix, isDirectory: false)
  }
}
