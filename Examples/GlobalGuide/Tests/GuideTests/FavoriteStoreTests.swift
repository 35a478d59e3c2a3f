import Foundation
import Guide
import TestSupport
import Testing

@Suite struct FavoriteStoreTests {
  private let folder: TemporaryFolder
  private let browser = BrowserID.random()

  init() throws { folder = try TemporaryFolder() }

  private func store(maximumBrowserCount: Int = 10, now: Double = 1_000) throws -> FavoriteStore {
    try FavoriteStore(
      folder: folder.url,
      maximumBrowserCount: maximumBrowserCount,
      now: { Date(timeIntervalSince1970: now) },
      isKnown: { code in code != "zz" }
    )
  }

  private func change(_ code: String, _ isFavorite: Bool, _ time: Int64) -> FavoriteChange {
    FavoriteChange(code: code, isFavorite: isFavorite, time: time)
  }

  @Test func keepsFavoritesInOrder() async throws {
    let store = try store()
    #expect(try await store.list(of: browser).codes.isEmpty)
    for code in ["jp", "ch", "ua"] { try await store.add(code, for: browser) }
    #expect(try await store.add("jp", for: browser).codes == ["jp", "ch", "ua"])
    #expect(try await store.remove("ch", for: browser).codes == ["jp", "ua"])
    #expect(try await store.list(of: .random()).codes.isEmpty)
    let reopened = try self.store()
    #expect(try await reopened.list(of: browser) == store.list(of: browser))
  }

  @Test func refusesUnknownCountries() async throws {
    let list = try await store().merge([change("zz", true, 1), change("ch", true, 2)], for: browser)
    #expect(list.codes == ["ch"])
    #expect(list.refused == ["zz"])
  }

  @Test func letsTheLastChangeWin() async throws {
    let store = try store()
    try await store.merge([change("ch", true, 500), change("jp", true, 400)], for: browser)
    try await store.merge([change("ch", false, 499), change("jp", false, 401)], for: browser)
    #expect(try await store.list(of: browser).codes == ["ch"])
    try await store.merge([change("jp", true, 400)], for: browser)
    #expect(
      try await store.list(of: browser).codes == ["ch"],
      "An older change does not bring a removed favorite back."
    )
    try await store.merge([change("jp", true, 402), change("jp", false, 402)], for: browser)
    #expect(try await store.list(of: browser).codes == ["ch"], "Of two changes at a time, the second one counts.")
  }

  @Test func doesNotTrustTimesInTheFuture() async throws {
    let store = try store()
    try await store.merge([change("ch", true, .max)], for: browser)
    #expect(try await store.remove("ch", for: browser).codes.isEmpty)
  }

  @Test func takesChangesAfterTheClockWasPutBack() async throws {
    try await store(now: 2_000).add("ch", for: browser)
    #expect(try await store(now: 1_000).remove("ch", for: browser).codes.isEmpty)
  }

  @Test func takesLateChangesAfterTheClockWasPutBack() async throws {
    try await store(now: 90_000).add("ch", for: browser)
    // What a reader wished arrives some moments later.
    let list = try await store(now: 1_000).merge([change("ch", false, 999_000)], for: browser)
    #expect(list.codes.isEmpty)
  }

  @Test func givesTheSameResultInAnyOrder() async throws {
    var generator = SeededGenerator(seed: 7)
    let changes = (0..<60).map { change(["ch", "jp", "ua", "de"][$0 % 4], Bool.random(using: &generator), Int64($0)) }
    var results: Set<[String]> = []
    for _ in 0..<10 {
      let browser = BrowserID.random(using: &generator)
      let list = try await store().merge(changes.shuffled(using: &generator), for: browser)
      results.insert(list.codes.sorted())
    }
    #expect(results.count == 1)
  }

  @Test func writesFromManyTasksAtOnce() async throws {
    let store = try store()
    let codes = (0..<100).map { "c\($0)" }
    try await withThrowingTaskGroup(of: FavoriteList.self) { group in
      for code in codes { group.addTask { try await store.add(code, for: browser) } }
      for try await list in group { #expect(list.refused.isEmpty) }
    }
    #expect(try await Set(self.store().list(of: browser).codes) == Set(codes))
  }

  @Test func sharesADatabase() async throws {
    let stores = try (0..<4).map { _ in try store() }
    for (number, store) in stores.enumerated() { try await store.add("c\(number)", for: browser) }
    for store in stores { #expect(try await store.list(of: browser).codes == ["c0", "c1", "c2", "c3"]) }
    try await stores[0].remove("c3", for: browser)
    #expect(try await stores[3].add("c4", for: browser).codes == ["c0", "c1", "c2", "c4"])
  }

  @Test func limitsFavoritesOfAllStoresTogether() async throws {
    let stores = try (0..<4).map { _ in try store(maximumBrowserCount: 3) }
    let browsers = (0..<3).map { _ in BrowserID.random() }
    for browser in browsers { try await useTwice(stores[0], browser) }
    let results = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<8 { group.addTask { (try? await stores[number % 4].add("ch", for: .random())) != nil } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(!results.contains(true))
    for browser in browsers { #expect(try await stores[3].list(of: browser).codes == ["ch"]) }
  }

  /// Adds a favorite, and comes back, as a reader does with the next page.
  private func useTwice(_ store: FavoriteStore, _ browser: BrowserID) async throws {
    try await store.add("ch", for: browser)
    #expect(try await store.list(of: browser).codes == ["ch"])
  }

  @Test func programsThatNeverComeBackTakeNobodysPlace() async throws {
    let store = try store(maximumBrowserCount: 3)
    let readers = (0..<2).map { _ in BrowserID.random() }
    for reader in readers { try await useTwice(store, reader) }
    for _ in 0..<50 { try await store.add("jp", for: .random()) }
    try await useTwice(store, browser)
    for reader in readers + [browser] { #expect(try await store.list(of: reader).codes == ["ch"]) }
  }

  @Test func emptyRecordsMakeRoomFirst() async throws {
    let store = try store(maximumBrowserCount: 2)
    let reader = BrowserID.random()
    for browser in [browser, reader] { try await useTwice(store, browser) }
    try await store.remove("ch", for: browser)
    try await useTwice(store, .random())
    #expect(try await store.list(of: reader).codes == ["ch"])
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await store.add("ch", for: .random()) }
  }

  @Test func browsersWithoutFavoritesTakeNoRoom() async throws {
    let store = try store(maximumBrowserCount: 1)
    for _ in 0..<5 {
      let list = try await store.merge([change("ch", true, 1), change("ch", false, 2)], for: .random())
      #expect(list.codes.isEmpty && list.refused.isEmpty)
    }
    try await useTwice(store, browser)
    for _ in 0..<5 { try await store.remove("ch", for: .random()) }
    #expect(try await store.list(of: browser).codes == ["ch"])
  }

  @Test func favoritesOfBrowsersThatStayAwayMakeRoom() async throws {
    let days = { (days: Double) in days * 86_400 }
    let reader = BrowserID.random()
    for browser in [browser, reader] { try await useTwice(store(maximumBrowserCount: 2, now: days(1)), browser) }
    // Reading counts as a use.
    let later = try store(maximumBrowserCount: 2, now: days(100))
    #expect(try await later.list(of: reader).codes == ["ch"])
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await later.add("ch", for: .random()) }
    let last = try store(maximumBrowserCount: 2, now: days(182))
    try await useTwice(last, .random())
    #expect(try await last.list(of: browser).codes.isEmpty)
    #expect(try await last.list(of: reader).codes == ["ch"])
  }

  @Test func limitsFavoritesChangesAndBrowsers() async throws {
    let store = try store(maximumBrowserCount: 1)
    let changes = (0..<301).map { change("c\($0)", true, Int64($0)) }
    let list = try await store.merge(changes, for: browser)
    #expect(list.codes.count == 300)
    #expect(list.refused == ["c300"])
    let many = Array(repeating: change("ch", true, 1), count: 1_001)
    await #expect(throws: FavoriteError.tooManyChanges(limit: 1_000)) { try await store.merge(many, for: browser) }
    #expect(try await store.list(of: browser).codes.count == 300)
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await store.add("ch", for: .random()) }
    #expect(try await store.remove("c0", for: browser).codes.count == 299)
    let reopened = try self.store(maximumBrowserCount: 1)
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await reopened.add("ch", for: .random()) }
  }

  @Test func limitsRemovedFavorites() async throws {
    let store = try store()
    try await store.add("ch", for: browser)
    for (part, refused) in [1, 1_000].enumerated() {
      let changes = (0..<1_000).map { change("c\(part)-\($0)", false, Int64($0)) }
      #expect(try await store.merge(changes, for: browser).refused.count == refused)
    }
  }

  @Test func takesOnlySafeNamesOfBrowsers() throws {
    let safe = "0123456789abcdef0123456789abcdef"
    #expect(BrowserID(rawValue: safe)?.rawValue == safe)
    for text in [
      "", "ab", safe + "0", safe.uppercased(), "../../etc/passwd", "..%2f" + safe, String(safe.dropLast()) + "é",
      String(safe.dropLast()) + "/", String(safe.dropLast()) + "\n", String(repeating: "٠", count: 32),
    ] {
      #expect(BrowserID(rawValue: text) == nil, "\(text)")
    }
    var generator = SeededGenerator(seed: 1)
    let names = Set((0..<1_000).map { _ in BrowserID.random(using: &generator) })
    #expect(names.count == 1_000)
    #expect(names.allSatisfy { BrowserID(rawValue: $0.rawValue) == $0 })
  }
}
