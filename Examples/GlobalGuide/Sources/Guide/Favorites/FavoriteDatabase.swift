import Foundation
import GRDB
import GRDBSQLite

/// Changes of a browser's favorites that are applied together.
struct FavoriteRequest: Sendable {
  let browser: BrowserID
  let changes: [FavoriteChange]
}

/// The database of the favorites.
///
/// Several processes can use it at once: all rules are applied in transactions, and only one process at a time can be
/// in one that writes. GRDB runs the functions on its own threads, so that none of Swift's tasks waits for the disk.
struct FavoriteDatabase: Sendable {
  let pool: DatabasePool
  let folder: URL

  /// Reads the favorites of a browser, and writes nothing. They are `nil` if the use must be noted first.
  func list(of browser: BrowserID, on day: Int) async -> Result<FavoriteList?, FavoriteError> {
    await withCheckedContinuation { continuation in
      pool.asyncRead { reading in
        let result = Result { () -> FavoriteList? in
          let db = try reading.get()
          guard let row = try BrowserRow(browser, db) else {
            return FavoriteList(FavoriteRecord(), notice: FavoriteFiles.notice(for: browser, in: folder))
          }
          return row.isNoted(on: day) ? FavoriteList(try FavoriteRecord(of: row.id, db)) : nil
        }
        continuation.resume(returning: result.mapError(FavoriteError.init))
      }
    }
  }

  /// Applies requests in one transaction. It is on disk when the function returns.
  ///
  /// - Returns: The result of each request.
  func apply(
    _ requests: [FavoriteRequest],
    now: Date,
    maximumBrowserCount: Int
  ) async -> [Result<FavoriteList, FavoriteError>] {
    await withCheckedContinuation { continuation in
      pool.asyncWrite { db in
        try checkPlace(db)
        // Looking for room takes long where there's none, and doesn't find any for the next request either.
        var hasRoom = true
        return try requests.map { request in
          try apply(request, now: now, db) { day in
            if hasRoom { hasRoom = try BrowserRow.makeRoom(atMost: maximumBrowserCount, on: day, db) }
            return hasRoom
          }
        }
      } completion: { _, result in
        switch result {
        case .success(let results): continuation.resume(returning: results)
        case .failure(let error):
          let failure = Result<FavoriteList, _>.failure(FavoriteError(error))
          continuation.resume(returning: requests.map { _ in failure })
        }
      }
    }
  }

  /// Saves a record in place of an older one, by the browser's number.
  static func save(_ record: FavoriteRecord, replacing old: FavoriteRecord, id: Int64, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT OR REPLACE INTO favorite (browser, code, isFavorite, time, place) VALUES (?, ?, ?, ?, ?)"
    )
    for (place, change) in record.changes.enumerated()
    where place >= old.changes.count || old.changes[place] != change {
      try statement.execute(arguments: [id, change.code, change.isFavorite, change.time, place])
    }
  }

  private func apply(
    _ request: FavoriteRequest,
    now: Date,
    _ db: Database,
    makeRoom: (_ day: Int) throws -> Bool
  ) throws -> Result<FavoriteList, FavoriteError> {
    let browser = request.browser
    let row = try BrowserRow(browser, db)
    let old = try row.map { try FavoriteRecord(of: $0.id, db) } ?? FavoriteRecord()
    var record = old
    let (time, day) = (Int64(now.timeIntervalSince1970 * 1000), now.day)
    let refused = request.changes.filter { !record.apply($0, now: time) }.map(\.code)
    let notice = row == nil ? FavoriteFiles.notice(for: browser, in: folder) : nil
    let list = FavoriteList(record, refused: refused, notice: notice)
    if let row, !row.isNoted(on: day) { try row.note(on: day, db) }
    if record == old || row == nil && record.favorites.isEmpty { return .success(list) }
    if row == nil, try !makeRoom(day) { return .failure(.tooManyBrowsers) }
    let id = try row?.id ?? BrowserRow.insert(browser, on: day, hasReturned: false, db)
    try Self.save(record, replacing: old, id: id, db)
    return .success(list)
  }

  /// Checks that the file still has its name. Changes to a file that was moved or removed would be acknowledged, and
  /// then be missing.
  private func checkPlace(_ db: Database) throws {
    var hasMoved: CInt = 0
    sqlite3_file_control(db.sqliteConnection, nil, SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    if hasMoved != 0 { throw FavoriteError.disk("The database was moved or removed. Start the guide again.") }
  }
}

extension FavoriteRecord {
  /// Reads the record of a browser.
  init(of id: Int64, _ db: Database) throws {
    let sql = "SELECT code, isFavorite, time FROM favorite WHERE browser = ? ORDER BY place"
    let rows = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [id])
    self.init(
      changes: try rows.map { row in
        FavoriteChange(
          code: try row.decode(atIndex: 0),
          isFavorite: try row.decode(atIndex: 1),
          time: try row.decode(atIndex: 2)
        )
      }
    )
  }
}

extension FavoriteError {
  /// The reason of an error while the database is used.
  init(_ error: any Error) {
    switch error {
    case let error as FavoriteError: self = error
    case let error as DatabaseError: self = .disk("The database reports: \(error.message ?? "\(error.resultCode)").")
    default: self = .disk(error.localizedDescription)
    }
  }
}
