import Foundation
import GRDB

/// The files in which earlier versions of the guide kept the favorites, one for each browser.
struct FavoriteFiles {
  /// The content of a file.
  private struct Content: Decodable {
    let version: Int
    let changes: [FavoriteChange]
  }

  /// The largest number of bytes of a file. A record with all its changes needs a quarter of them.
  private static let maximumByteCount = 256 << 10

  let folder: URL

  /// A sentence for a browser whose file was damaged. It is said until the browser has favorites again.
  static func notice(for browser: BrowserID, in folder: URL) -> String? {
    let aside = "\(browser.rawValue).damaged.json"
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(aside).path) else { return nil }
    return "The kept favorites were damaged. They are set aside as \(aside)."
  }

  /// Moves all favorites into the database, and sets damaged files aside. A file is removed when its favorites are on
  /// disk there. If the process ends before that, taking them over again changes nothing.
  func takeOver(into pool: DatabasePool) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let browsers = names.filter { $0.hasSuffix(".json") }.compactMap { BrowserID(rawValue: String($0.dropLast(5))) }
    var obsolete = names.filter { $0.hasSuffix(".unfinished") }.map(folder.appendingPathComponent)
    if !browsers.isEmpty {
      obsolete += try pool.write { db in
        try browsers.compactMap { browser in try takeOver(browser, db) }
      }
    }
    for file in obsolete { try FileManager.default.removeItem(at: file) }
  }

  /// Moves the favorites of a browser.
  ///
  /// - Returns: The file, or `nil` if it was damaged.
  private func takeOver(_ browser: BrowserID, _ db: Database) throws -> URL? {
    let file = folder.appendingPathComponent("\(browser.rawValue).json")
    guard let changes = try Self.changes(in: file) else {
      let aside = folder.appendingPathComponent("\(browser.rawValue).damaged.json")
      guard rename(file.path, aside.path) == 0 else { throw FavoriteError.disk(String(cString: strerror(errno))) }
      return nil
    }
    let id = try BrowserRow(browser, db)?.id
    let old = try id.map { try FavoriteRecord(of: $0, db) } ?? FavoriteRecord()
    var record = id == nil ? FavoriteRecord(changes: changes) : old
    if id != nil {
      let times = Dictionary(uniqueKeysWithValues: old.changes.map { ($0.code, $0.time) })
      for change in changes where change.time > times[change.code] ?? .min { _ = record.apply(change, now: .max) }
    }
    let number = try id ?? BrowserRow.insert(browser, on: Date().day, hasReturned: true, db)
    try FavoriteDatabase.save(record, replacing: old, id: number, db)
    return file
  }

  /// The changes in a file, or `nil` if it is damaged.
  private static func changes(in file: URL) throws -> [FavoriteChange]? {
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= maximumByteCount else { return nil }
    let data = try Data(contentsOf: file)
    guard let content = try? JSONDecoder().decode(Content.self, from: data), content.version == 1,
      Set(content.changes.map(\.code)).count == content.changes.count
    else { return nil }
    return content.changes
  }
}
