public import Foundation

/// Keeps the favorites of browsers in a SQLite database.
///
/// A change is acknowledged when it is on disk, so that the power can fail at any moment. Changes that arrive during a
/// write are written together. Several processes can use one folder at once: a store remembers nothing that another one
/// would not know.
///
/// To copy the database while it is used, run `sqlite3 favorites.sqlite ".backup copy.sqlite"`.
public actor FavoriteStore {
  /// The most changes in one call.
  public static let maximumChangeCount = 1_000

  /// The most calls whose changes are written together, so that other processes do not wait long.
  private static let maximumBatchCount = 100

  private struct Call {
    let request: FavoriteRequest
    let waiter: CheckedContinuation<Result<FavoriteList, FavoriteError>, Never>
  }

  private let database: FavoriteDatabase
  private let maximumBrowserCount: Int
  private let isKnown: @Sendable (String) async -> Bool
  private let now: @Sendable () -> Date
  private var waiting: [Call] = []
  private var isWriting = false

  /// Opens the store. The database is made if there is none, and the files of earlier versions are moved into it.
  ///
  /// - Parameters:
  ///   - folder: The folder of the database. Use it for nothing else.
  ///   - maximumBrowserCount: The most browsers with favorites. When there are more, those that haven't been used for
  ///     180 days are removed.
  ///   - now: The clock.
  ///   - isKnown: Whether there is a country with a code. Others are refused. While no countries are loaded, it must
  ///     not refuse those that there may be.
  /// - Throws: What is wrong, and what to do, if the database is damaged or cannot be used. It is not changed then.
  public init(
    folder: URL,
    maximumBrowserCount: Int = 100_000,
    now: @escaping @Sendable () -> Date = { Date() },
    isKnown: @escaping @Sendable (_ code: String) async -> Bool
  ) throws(FavoriteError) {
    database = try FavoriteDatabase(folder: folder)
    self.maximumBrowserCount = maximumBrowserCount
    self.now = now
    self.isKnown = isKnown
  }

  /// The favorites of a browser. They are empty if the browser is new.
  public func list(of browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await merge([], for: browser)
  }

  /// Makes a country a favorite. The result has the code in `refused` if there is no such country.
  @discardableResult
  public func add(_ code: String, for browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await merge([FavoriteChange(code: code, isFavorite: true, date: now())], for: browser)
  }

  /// Makes a country no favorite any more.
  @discardableResult
  public func remove(_ code: String, for browser: BrowserID) async throws(FavoriteError) -> FavoriteList {
    try await merge([FavoriteChange(code: code, isFavorite: false, date: now())], for: browser)
  }

  /// Applies changes, which can be old: for each country, the last one wins.
  ///
  /// - Returns: The favorites, which are on the disk. `refused` has the codes of the changes that were not applied.
  @discardableResult
  public func merge(
    _ changes: [FavoriteChange],
    for browser: BrowserID
  ) async throws(FavoriteError) -> FavoriteList {
    if changes.count > Self.maximumChangeCount { throw .tooManyChanges(limit: Self.maximumChangeCount) }
    var known: [FavoriteChange] = []
    var refused: [String] = []
    for change in changes {
      if await isKnown(change.code) { known.append(change) } else { refused.append(change.code) }
    }
    let read = known.isEmpty ? try await database.list(of: browser, on: now().day).get() : nil
    var list: FavoriteList
    if let read {
      list = read
    } else {
      list = try await result(of: FavoriteRequest(browser: browser, changes: known)).get()
    }
    list.refused = refused + list.refused
    return list
  }

  private func result(of request: FavoriteRequest) async -> Result<FavoriteList, FavoriteError> {
    await withCheckedContinuation { waiter in
      waiting.append(Call(request: request, waiter: waiter))
      if isWriting { return }
      isWriting = true
      Task { await write() }
    }
  }

  /// Writes what waits, until nothing does.
  private func write() async {
    while !waiting.isEmpty {
      let calls = waiting.prefix(Self.maximumBatchCount)
      waiting.removeFirst(calls.count)
      let results = await database.apply(
        calls.map(\.request),
        now: now(),
        maximumBrowserCount: maximumBrowserCount
      )
      for (call, result) in zip(calls, results) { call.waiter.resume(returning: result) }
    }
    isWriting = false
  }
}
