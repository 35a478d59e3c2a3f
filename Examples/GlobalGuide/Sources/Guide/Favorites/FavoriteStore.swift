import Dispatch
public import Foundation

/// Keeps the favorites of browsers, in a file for each.
///
/// A change is acknowledged when it is on the disk. A file is written beside the old one and then takes its place, so that the power
/// can fail at any moment. Changes of a browser that arrive during a write are written together.
public actor FavoriteStore {
  /// The most changes in one call.
  public static let largestChangeCount = 1_000

  private struct Batch {
    var changes: [FavoriteChange] = []
    var waiters: [CheckedContinuation<Result<FavoriteList, FavoriteError>, Never>] = []
  }

  private let files: FavoriteFiles
  private let largestBrowserCount: Int
  private let isKnown: @Sendable (String) async -> Bool
  private let now: @Sendable () -> Date
  private var batches: [BrowserID: Batch] = [:]
  private var writing: Set<BrowserID> = []
  private var browserCount: Int

  /// Where the disk is used, so that no thread of Swift's tasks waits for it.
  private let queue = DispatchQueue(label: "favorites")

  /// Opens the store. The folder is made if there is none, and what is left of interrupted writes is removed.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files. Use it for nothing else, and in one process at a time.
  ///   - largestBrowserCount: The most browsers with favorites.
  ///   - now: The clock.
  ///   - isKnown: Whether there is a country with a code. Others are refused. While no countries are loaded, it must not refuse
  ///     those that there may be.
  public init(
    folder: URL,
    largestBrowserCount: Int = 100_000,
    now: @escaping @Sendable () -> Date = { Date() },
    isKnown: @escaping @Sendable (_ code: String) async -> Bool
  ) throws(FavoriteError) {
    files = try FavoriteFiles(folder: folder)
    browserCount = files.count()
    self.largestBrowserCount = largestBrowserCount
    self.now = now
    self.isKnown = isKnown
  }

  /// The favorites of a browser. They are empty if the browser is new.
  public func list(of browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await change([], of: browser)
  }

  /// Makes a country a favorite. The result has the code in `refused` if there is no such country.
  @discardableResult
  public func add(_ code: String, for browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await change([FavoriteChange(code: code, isFavorite: true, date: now())], of: browser)
  }

  /// Makes a country no favorite any more.
  @discardableResult
  public func remove(_ code: String, for browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await change([FavoriteChange(code: code, isFavorite: false, date: now())], of: browser)
  }

  /// Applies changes, which can be old: for each country, the last one wins.
  ///
  /// - Returns: The favorites, which are on the disk. `refused` has the codes of the changes that were not applied.
  @discardableResult
  public func merge(
    _ changes: [FavoriteChange],
    for browser: BrowserID
  ) async throws(FavoriteError) -> FavoriteList {
    try await change(changes, of: browser)
  }

  private func change(
    _ changes: [FavoriteChange],
    of browser: BrowserID
  ) async throws(FavoriteError) -> FavoriteList {
    if changes.count > Self.largestChangeCount { throw .tooManyChanges(limit: Self.largestChangeCount) }
    var known: [FavoriteChange] = []
    var refused: [String] = []
    for change in changes {
      if await isKnown(change.code) { known.append(change) } else { refused.append(change.code) }
    }
    let result = await withCheckedContinuation { waiter in
      batches[browser, default: Batch()].changes += known
      batches[browser]?.waiters.append(waiter)
      if writing.insert(browser).inserted { Task { await write(browser) } }
    }
    var list = try result.get()
    let codes = Set(changes.map(\.code))
    list.refused = refused + list.refused.filter(codes.contains)
    return list
  }

  /// Writes what waits for a browser, until nothing does.
  private func write(_ browser: BrowserID) async {
    while let batch = batches.removeValue(forKey: browser) {
      let result = await result(of: batch.changes, browser)
      if case .success((_, isNew: true)) = result { browserCount += 1 }
      for waiter in batch.waiters { waiter.resume(returning: result.map(\.list)) }
    }
    writing.remove(browser)
  }

  private func result(
    of changes: [FavoriteChange],
    _ browser: BrowserID
  ) async -> Result<(list: FavoriteList, isNew: Bool), FavoriteError> {
    let (files, now, mayCreate) = (files, now(), browserCount < largestBrowserCount)
    return await withCheckedContinuation { continuation in
      queue.async {
        let result = Result { () throws(FavoriteError) in
          try files.apply(changes, of: browser, now: now, mayCreate: mayCreate)
        }
        continuation.resume(returning: result)
      }
    }
  }
}
