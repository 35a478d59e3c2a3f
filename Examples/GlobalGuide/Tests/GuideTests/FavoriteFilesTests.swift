import Foundation
import Guide
import TestSupport
import Testing

/// Takes over the files in which earlier versions kept the favorites.
@Suite struct FavoriteFilesTests {
  private let folder: TemporaryFolder
  private let browser = BrowserID.random()

  init() throws { folder = try TemporaryFolder() }

  private func store(maximumBrowserCount: Int = 10) throws -> FavoriteStore {
    try FavoriteStore(folder: folder.url, maximumBrowserCount: maximumBrowserCount) { _ in true }
  }

  /// Writes a file as earlier versions did.
  private func write(_ changes: String, of browser: BrowserID? = nil) throws {
    try folder.add("\((browser ?? self.browser).rawValue).json", Data("{\"changes\":[\(changes)],\"version\":1}".utf8))
  }

  private func change(_ code: String, _ time: Int64, isFavorite: Bool = true) -> String {
    "{\"code\":\"\(code)\",\"isFavorite\":\(isFavorite),\"time\":\(time)}"
  }

  private var oldNames: [String] { get throws { try folder.names.filter { !$0.hasPrefix("favorites.sqlite") } } }

  @Test func areTakenOver() async throws {
    try write([change("jp", 900), change("ch", 500), change("ua", 600, isFavorite: false)].joined(separator: ","))
    let other = BrowserID.random()
    try write(change("de", 1), of: other)
    let store = try store(maximumBrowserCount: 1)
    #expect(try oldNames.isEmpty)
    #expect(try await store.list(of: browser).codes == ["jp", "ch"])
    #expect(try await store.list(of: other).codes == ["de"])
    let late = FavoriteChange(code: "ua", isFavorite: true, time: 599)
    #expect(try await store.merge([late], for: browser).codes == ["jp", "ch"], "Removed favorites are taken over.")
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await store.add("ch", for: .random()) }
  }

  /// They make no room for others, as what a program has made up does.
  @Test func areThoseOfReaders() async throws {
    try write(change("jp", 900))
    let store = try store(maximumBrowserCount: 1)
    await #expect(throws: FavoriteError.tooManyBrowsers) { try await store.add("ch", for: .random()) }
    #expect(try await store.list(of: browser).codes == ["jp"])
  }

  @Test func newerChangesStayWhenAFileIsTakenOverAgain() async throws {
    let text = [change("ch", 500), change("jp", 500), change("fr", 500)].joined(separator: ",")
    try write(text)
    let store = try store()
    for (code, time) in [("ch", 500), ("jp", 501)] as [(String, Int64)] {
      try await store.merge([FavoriteChange(code: code, isFavorite: false, time: time)], for: browser)
    }
    // As if the process had ended before it removed the file, and an earlier version had run meanwhile.
    try write("\(text),\(change("de", 600))")
    #expect(try await self.store().list(of: browser).codes == ["fr", "de"])
    #expect(try oldNames.isEmpty)
  }

  @Test func areTakenOverOnceByStoresThatOpenAtOnce() async throws {
    let browsers = (0..<50).map { _ in BrowserID.random() }
    for browser in browsers { try write("\(change("ch", 500)),\(change("jp", 500))", of: browser) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let store = try store(maximumBrowserCount: 50)
          for browser in browsers { #expect(try await store.list(of: browser).codes.prefix(1) == ["ch"]) }
          try await store.remove("jp", for: browsers[0])
        }
      }
      try await group.waitForAll()
    }
    #expect(try oldNames.isEmpty)
    #expect(try await store().list(of: browsers[0]).codes == ["ch"])
  }

  @Test(arguments: [
    "", "[", "{\"version\":2,\"changes\":[]}", "\u{0}\u{0}", #"{"version":1,"changes":[{"code":"ch"}]}"#,
    #"{"version":1,"changes":[]}"# + String(repeating: " ", count: 300_000),
  ])
  func areSetAsideIfTheyAreDamaged(content: String) async throws {
    let name = browser.rawValue
    try Data(content.utf8).write(to: folder.file("\(name).json"))
    let store = try store(maximumBrowserCount: 1)
    #expect(try await store.list(of: browser).notice != nil)
    let list = try await store.add("ch", for: browser)
    #expect(list.codes == ["ch"])
    #expect(list.notice == "The kept favorites were damaged. They are set aside as \(name).damaged.json.")
    #expect(try String(contentsOf: folder.file("\(name).damaged.json"), encoding: .utf8) == content)
    #expect(try await store.list(of: browser).notice == nil)
    #expect(try oldNames == ["\(name).damaged.json"])
    #expect(try await self.store().list(of: browser).codes == ["ch"])
  }

  @Test func whatInterruptedWritesLeftIsRemoved() async throws {
    try write(change("ch", 1))
    try Data("[".utf8).write(to: folder.file("\(browser.rawValue).json.1x.unfinished"))
    #expect(try await store().list(of: browser).codes == ["ch"])
    #expect(try oldNames.isEmpty)
  }
}
