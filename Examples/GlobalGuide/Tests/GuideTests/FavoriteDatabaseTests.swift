import Foundation
import GRDB
import Guide
import TestSupport
import Testing

/// Opens databases that are damaged, moved or too new.
@Suite struct FavoriteDatabaseTests {
  private let folder: TemporaryFolder
  private let browser = BrowserID.random()

  private var file: URL { folder.file("favorites.sqlite") }

  init() throws { folder = try TemporaryFolder() }

  private func store() throws -> FavoriteStore { try FavoriteStore(folder: folder.url) { _ in true } }

  /// Writes favorites of many browsers, and closes the database.
  private func fill() async throws {
    try await write()
    // The task of the last write can keep the store after its answer. SQLite removes this file before it unlocks the
    // database and has closed it.
    while try folder.names.contains("favorites.sqlite-wal") { try await Task.sleep(for: .milliseconds(2)) }
  }

  private func write() async throws {
    let store = try store()
    try await store.add("ch", for: browser)
    let changes = (0..<300).map { FavoriteChange(code: "c\($0)", isFavorite: true, time: Int64($0)) }
    for _ in 0..<10 { try await store.merge(changes, for: .random()) }
  }

  /// The files of the database, without the one that is shared memory.
  private func content() throws -> [String: Data] {
    let names = try folder.names.filter { !$0.hasSuffix("-shm") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.file($0))) })
  }

  @Test func readingWritesNothing() async throws {
    let store = try store()
    try await store.add("ch", for: browser)
    // Only the first return on a day is noted.
    _ = try await store.list(of: browser)
    let before = try content()
    let other = try self.store()
    for store in [store, other] {
      #expect(try await store.list(of: browser).codes == ["ch"])
      #expect(try await store.merge([], for: .random()).codes.isEmpty)
    }
    try await store.merge([FavoriteChange(code: "ch", isFavorite: false, time: 0)], for: browser)
    #expect(try content() == before, "A change that is too old writes nothing, either.")
  }

  /// A database of the first version, in which nobody's last use is known.
  @Test func keepsFavoritesOfTheFirstVersion() async throws {
    let database = try DatabaseQueue(path: file.path)
    try await database.write { [browser] db in
      try db.execute(
        sql: """
          CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
          INSERT INTO grdb_migrations VALUES ('v1');
          CREATE TABLE browser (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
          CREATE TABLE favorite (
            browser INTEGER NOT NULL REFERENCES browser (id) ON DELETE CASCADE, code TEXT NOT NULL,
            isFavorite INTEGER NOT NULL, time INTEGER NOT NULL, place INTEGER NOT NULL, PRIMARY KEY (browser, code)
          ) STRICT, WITHOUT ROWID;
          INSERT INTO browser VALUES (7, '\(browser.rawValue)');
          INSERT INTO favorite VALUES (7, 'ch', 1, 500, 0);
          """
      )
    }
    try database.close()
    let store = try FavoriteStore(folder: folder.url, maximumBrowserCount: 1) { _ in true }
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await store.add("jp", for: .random()) }
    #expect(try await store.list(of: browser).codes == ["ch"])
  }

  @Test func onlyTheOwnerCanReadTheFolder() throws {
    let parent = folder.file("parent")
    _ = try FavoriteStore(folder: parent.appendingPathComponent("favorites")) { _ in true }
    let attributes = try FileManager.default.attributesOfItem(atPath: parent.appendingPathComponent("favorites").path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test(arguments: ["not a database", "truncated", "page", "empty", "missing"])
  func damagedDatabasesAreRefused(damage: String) async throws {
    try await fill()
    var data = try Data(contentsOf: file)
    switch damage {
    case "not a database": data.replaceSubrange(0..<16, with: Data("{\"version\":1,   ".utf8))
    case "truncated": data.removeLast(data.count / 2)
    case "page": data.replaceSubrange(9_000..<13_000, with: Data(repeating: 0xA5, count: 4_000))
    default: data = Data()
    }
    try data.write(to: file)
    if damage == "missing" { try FileManager.default.moveItem(at: file, to: folder.file("favorites.sqlite-wal")) }
    let before = try content()
    let error = #expect(throws: FavoriteError.self) { try store() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("The favorites cannot be kept. \(file.path) is damaged: "), "\(text)")
    let wayOut = "Replace the folder \(folder.path) with a copy, or move it away to start without favorites."
    #expect(text.hasSuffix(". \(wayOut)"), "\(text)")
    for (name, data) in before { #expect(try Data(contentsOf: folder.file(name)) == data, "\(name) is as it was.") }

    let away = try TemporaryFolder()
    try FileManager.default.moveItem(at: folder.url, to: away.file("favorites"))
    #expect(try await store().add("jp", for: browser).codes == ["jp"])
  }

  @Test func damageIsNoticedLater() async throws {
    try await fill()
    let store = try store()
    var data = try Data(contentsOf: file)
    data.replaceSubrange(4_096..<data.count, with: Data(repeating: 0xA5, count: data.count - 4_096))
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: data)
    try handle.close()
    let reason = FavoriteError.disk("The database reports: database disk image is malformed.")
    await #expect(throws: reason) { try await store.list(of: browser) }
    await #expect(throws: reason) { try await store.add("jp", for: browser) }
  }

  @Test func newerDatabasesAreRefused() async throws {
    try await fill()
    var configuration = Configuration()
    configuration.busyMode = .timeout(60)
    let queue = try DatabaseQueue(path: file.path, configuration: configuration)
    try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v9')") }
    try queue.close()
    let reason = "\(file.path) belongs to a newer version of the guide. Use that version."
    #expect(throws: FavoriteError.disk(reason)) { try store() }
    #expect(try folder.names.contains("favorites.sqlite"))
  }

  @Test func changesToAMovedDatabaseAreRefused() async throws {
    let store = try store()
    try await store.add("ch", for: browser)
    try FileManager.default.moveItem(at: file, to: folder.file("old.sqlite"))
    let reason = FavoriteError.disk("The database was moved or removed. Start the guide again.")
    await #expect(throws: reason) { try await store.add("jp", for: browser) }
  }

  @Test func saysThatTheDiskDoesNotWork() async throws {
    let store = try store()
    try FileManager.default.removeItem(at: folder.url)
    let error = await #expect(throws: FavoriteError.self) { try await store.add("ch", for: browser) }
    guard case .disk = error else { return #expect(Bool(false)) }
    try Data().write(to: folder.url)
    #expect(throws: FavoriteError.self) { try self.store() }
  }

  @Test func storesThatOpenAtOnceMakeOneDatabase() async throws {
    let stores = try await withThrowingTaskGroup(of: FavoriteStore.self) { group in
      for _ in 0..<8 { group.addTask { try store() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (number, store) in stores.enumerated() { try await store.add("c\(number)", for: browser) }
    #expect(try await store().list(of: browser).codes.count == 8)
  }
}
