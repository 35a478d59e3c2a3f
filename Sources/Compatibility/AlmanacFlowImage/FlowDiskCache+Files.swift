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

  /// Writes a file atomically, and removes the oldest files if all are too large. An image that is too large alone is
  /// not kept.
  func write(_ body: Data, _ record: Record, for url: URL, at date: Date) throws {
    let data = try CacheFile(record, body).data()
    guard data.count <= maximumSize else { return try removeFile(of: url) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try trim(to: maximumSize - data.count, except: location(of: url).lastPathComponent)
    try data.write(to: location(of: url), options: .atomic)
    touch(url, at: date)
  }

  /// Sets the date of the last use.
  func touch(_ url: URL, at date: Date) {
    try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: location(of: url).path)
  }

  func removeFile(of url: URL) throws { try FileManager.default.removeFile(at: location(of: url)) }

  var files: [(url: URL, size: Int, date: Date)] {
    let urls = (try? FileManager.default.files(in: folder)) ?? []
    return urls.filter { $0.path.hasSuffix(Self.suffix) }.compactMap { url in
      FileManager.default.stamp(of: url).map { (url, Int($0.size), $0.date) }
    }
  }

  /// Removes the files that were not used for the longest time, not counting a file that will be replaced.
  private func trim(to limit: Int, except name: String) throws {
    let others = files.filter { $0.url.lastPathComponent != name }
    var size = others.reduce(0) { $0 + $1.size }
    for file in others.sorted(by: { $0.date < $1.date }) where size > limit {
      try FileManager.default.removeFile(at: file.url)
      size -= file.size
    }
  }

  private func location(of url: URL) -> URL {
    folder.appendingPathComponent(Checksum.text(of: Data(url.absoluteString.utf8)) + Self.suffix, isDirectory: false)
  }
}
