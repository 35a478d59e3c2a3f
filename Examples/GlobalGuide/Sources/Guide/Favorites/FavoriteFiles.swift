import Foundation

/// The files of the favorites. Its functions wait for the disk.
struct FavoriteFiles: Sendable {
  let folder: URL

  init(folder: URL) throws(FavoriteError) {
    self.folder = folder
    do {
      try DurableFile.makeFolder(folder)
      try DurableFile.removeUnfinished(in: folder)
    } catch {
      throw .disk(error.localizedDescription)
    }
  }

  /// The number of browsers with a file.
  func count() -> Int {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names?.count { BrowserID(rawValue: String($0.dropLast(".json".count))) != nil } ?? 0
  }

  /// Applies changes to the file of a browser. They are on the disk when the function returns.
  ///
  /// - Parameter mayCreate: Whether there may be a file for a further browser.
  func apply(
    _ changes: [FavoriteChange],
    of browser: BrowserID,
    now: Date,
    mayCreate: Bool
  ) throws(FavoriteError) -> (list: FavoriteList, isNew: Bool) {
    let file = folder.appendingPathComponent("\(browser.rawValue).json")
    do {
      let (old, notice) = try read(file, browser)
      var record = old ?? FavoriteRecord()
      let time = Int64(now.timeIntervalSince1970 * 1000)
      let refused = changes.filter { !record.apply($0, now: time) }.map(\.code)
      let list = FavoriteList(record, refused: refused, notice: notice)
      guard record != old ?? FavoriteRecord() else { return (list, isNew: false) }
      if old == nil, !mayCreate { throw FavoriteError.tooManyBrowsers }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      try DurableFile.write(encoder.encode(record), to: file)
      return (list, isNew: old == nil)
    } catch let error as FavoriteError {
      throw error
    } catch {
      throw .disk(error.localizedDescription)
    }
  }

  /// The record of a file, or `nil` if there is none. A damaged file is set aside.
  private func read(_ file: URL, _ browser: BrowserID) throws -> (FavoriteRecord?, notice: String?) {
    guard FileManager.default.fileExists(atPath: file.path) else { return (nil, nil) }
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    let isLimited = size <= FavoriteRecord.largestByteCount
    if isLimited, let record = FavoriteRecord(try Data(contentsOf: file)) { return (record, nil) }
    let aside = "\(browser.rawValue).damaged.json"
    try DurableFile.rename(file, to: folder.appendingPathComponent(aside))
    return (nil, "The kept favorites were damaged. They are set aside as \(aside).")
  }
}
