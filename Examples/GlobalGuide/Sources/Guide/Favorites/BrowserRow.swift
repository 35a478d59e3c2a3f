import Foundation
import GRDB

/// A browser in the database, and when it was last there.
struct BrowserRow {
  /// The days after which the favorites of a browser that doesn't come back are removed.
  private static let lifetime = 180

  /// How many browsers are removed at once when there is no room, so that not each new one has to look for some.
  private static let roomCount = 100

  let id: Int64
  private let lastUse: Int
  private let hasReturned: Bool

  /// Reads a browser. The result is `nil` if it's new.
  init?(_ browser: BrowserID, _ db: Database) throws {
    let statement = try db.cachedStatement(sql: "SELECT id, lastUse, hasReturned FROM browser WHERE name = ?")
    guard let row = try Row.fetchOne(statement, arguments: [browser.rawValue]) else { return nil }
    (id, lastUse) = (try row.decode(atIndex: 0), try row.decode(atIndex: 1))
    hasReturned = try row.decode(atIndex: 2)
  }

  /// Returns whether the database knows already that the browser was there on a day.
  func isNoted(on day: Int) -> Bool { hasReturned && lastUse == day }

  /// Notes that the browser has come back.
  func note(on day: Int, _ db: Database) throws {
    try db.execute(sql: "UPDATE browser SET lastUse = ?, hasReturned = 1 WHERE id = ?", arguments: [day, id])
  }

  /// Adds a browser, and returns its number.
  static func insert(_ browser: BrowserID, on day: Int, hasReturned: Bool, _ db: Database) throws -> Int64 {
    let sql = "INSERT INTO browser (name, lastUse, hasReturned) VALUES (?, ?, ?)"
    try db.execute(sql: sql, arguments: [browser.rawValue, day, hasReturned])
    return db.lastInsertedRowID
  }

  /// Makes room for a further browser if there are too many: those that weren't there for long go first, then those
  /// without favorites, and then those that have never come back with their cookie, which a program has made up.
  ///
  /// - Returns: Whether there is room.
  static func makeRoom(atMost maximumCount: Int, on day: Int, _ db: Database) throws -> Bool {
    func isFull() throws -> Bool { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM browser") ?? 0 >= maximumCount }
    guard try isFull() else { return true }
    try db.execute(sql: "DELETE FROM browser WHERE lastUse < ?", arguments: [day - lifetime])
    let unneeded = [
      "NOT EXISTS (SELECT 1 FROM favorite WHERE favorite.browser = browser.id AND isFavorite)", "hasReturned = 0",
    ]
    for condition in unneeded where try isFull() {
      let sql = "SELECT id FROM browser WHERE \(condition) ORDER BY lastUse, id LIMIT \(roomCount)"
      try db.execute(sql: "DELETE FROM browser WHERE id IN (\(sql))")
    }
    return try !isFull()
  }
}

extension Date {
  /// The days since 1970.
  var day: Int { Int(timeIntervalSince1970 / 86_400) }
}
