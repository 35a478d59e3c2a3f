import Foundation
import GRDB

extension FavoriteDatabase {
  /// Opens the database of a folder, and takes over the files of earlier versions. Both are made if they are missing.
  ///
  /// - Throws: What is wrong, and what to do. A damaged database is never changed.
  init(folder: URL) throws(FavoriteError) {
    let file = folder.appendingPathComponent("favorites.sqlite")
    do {
      try FileManager.default.createPrivateFolder(folder)
      let pool = try Self.locking(folder) {
        try Self.create(file)
        try Self.check(file)
        let pool = try Self.open(file)
        try Self.migrator.migrate(pool)
        try FavoriteFiles(folder: folder).takeOver(into: pool)
        return pool
      }
      self.init(pool: pool, folder: folder)
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      throw .damaged(file, error.message ?? "")
    } catch {
      throw FavoriteError(error)
    }
  }

  private static let migrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1") { db in
      try db.execute(
        sql: """
          CREATE TABLE browser (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE
          ) STRICT;
          -- The last change of each country. Removed favorites are kept, so that an older change does not bring them back.
          CREATE TABLE favorite (
            browser INTEGER NOT NULL REFERENCES browser (id) ON DELETE CASCADE,
            code TEXT NOT NULL,
            isFavorite INTEGER NOT NULL,
            time INTEGER NOT NULL,
            place INTEGER NOT NULL,
            PRIMARY KEY (browser, code)
          ) STRICT, WITHOUT ROWID;
          """
      )
    }
    migrator.registerMigration("v2") { db in
      try db.execute(
        sql: """
          -- The days since 1970 of the last request. Records of earlier versions count as used on the day of this change.
          ALTER TABLE browser ADD COLUMN lastUse INTEGER NOT NULL DEFAULT 0;
          UPDATE browser SET lastUse = strftime('%s', 'now') / 86400;
          -- Whether the browser has come back with its cookie.
          ALTER TABLE browser ADD COLUMN hasReturned INTEGER NOT NULL DEFAULT 1;
          -- What makes room looks for these.
          CREATE INDEX browserByUse ON browser (lastUse);
          CREATE INDEX browserByReturn ON browser (hasReturned, lastUse);
          """
      )
    }
    return migrator
  }()

  /// Runs what only one process may do at a time. If the process ends, the system removes its lock.
  private static func locking<Value>(_ folder: URL, _ body: () throws -> Value) throws -> Value {
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX) == 0 else { throw FavoriteError.disk(String(cString: strerror(errno))) }
    return try body()
  }

  /// Makes a new database, which gets its name when it is complete: a file with that name that is empty is damaged, and
  /// none has an unfinished transaction, which only those who may write can undo.
  private static func create(_ file: URL) throws {
    let manager = FileManager.default
    if manager.fileExists(atPath: file.path) { return }
    if manager.fileExists(atPath: file.path + "-wal") { throw FavoriteError.damaged(file, "it is missing") }
    let unfinished = file.appendingPathExtension("unfinished")
    for name in ["", "-journal", "-wal", "-shm"] { try? manager.removeItem(atPath: unfinished.path + name) }
    let pool = try DatabasePool(path: unfinished.path)
    try migrator.migrate(pool)
    try pool.close()
    try manager.moveItem(at: unfinished, to: file)
  }

  /// Checks that the guide can use a database, without changing it.
  private static func check(_ file: URL) throws {
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    if size == 0 { throw FavoriteError.damaged(file, "it is empty") }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    try DatabaseQueue(path: file.path, configuration: configuration).read { db in
      let state = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      if state != "ok" { throw FavoriteError.damaged(file, state ?? "") }
      if try migrator.hasBeenSuperseded(db) {
        throw FavoriteError.disk("\(file.path) belongs to a newer version of the guide. Use that version.")
      }
    }
  }

  private static func open(_ file: URL) throws -> DatabasePool {
    var configuration = Configuration()
    // Waits for other processes for ten seconds. SQLite itself would soon try only ten times a second, and could miss
    // each pause of processes that write all the time.
    configuration.busyMode = .callback { tries in
      usleep(2_000)
      return tries < 5_000
    }
    let pool = try DatabasePool(path: file.path, configuration: configuration)
    // The pool itself chooses NORMAL, with which the last commits are lost if the power fails.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA fullfsync = ON") }
    return pool
  }
}

extension FavoriteError {
  /// The reason why a database is not opened, and the way out.
  fileprivate static func damaged(_ file: URL, _ reason: String) -> FavoriteError {
    let folder = file.deletingLastPathComponent().path
    let wayOut = "Replace the folder \(folder) with a copy, or move it away to start without favorites."
    return .disk("\(file.path) is damaged: \(reason). \(wayOut)")
  }
}
