import Foundation
import Guide
import TestSupport
import Testing

/// Kills processes that write favorites, again and again, and fills their disk.
@Suite struct FavoriteCrashTests {
  /// The favorites that must be there.
  private struct Expectation {
    private var known: [String: Bool] = [:]

    /// Compares the favorites with what processes said that wrote different countries.
    mutating func check(_ reports: [FavoriteWriter.Report], _ codes: [String]) {
      for report in reports { known.merge(report.acknowledged) { $1 } }
      let announced = reports.reduce(into: [:]) { $0.merge($1.announced) { $1 } }
      for code in Set(known.keys).union(announced.keys) {
        let isFavorite = codes.contains(code)
        #expect([known[code] ?? false, announced[code]].contains(isFavorite), "\(code) is lost")
        known[code] = isFavorite
      }
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func list(of browser: BrowserID) async throws -> FavoriteList {
    try await FavoriteStore(folder: folder.url) { _ in true }.list(of: browser)
  }

  @Test func losesNoAcknowledgedFavoriteWhenItIsKilled() async throws {
    var generator = SeededGenerator(seed: 200)
    let browser = BrowserID.random(using: &generator)
    var expectation = Expectation()
    var (starts, acknowledgements) = (0, 0)
    for _ in 0..<200 {
      // A slow machine writes as many lines before the end as a fast one.
      let lines = Int.random(in: 0...12, using: &generator)
      let delay = Double.random(in: 0...0.01, using: &generator)
      let writer = try FavoriteWriter(folder, browser, "ch,de,fr", "jp,kr", "ua")
      let report = try await writer.report(killedAfter: lines, delay)
      starts += report.isStarted ? 1 : 0
      acknowledgements += report.acknowledged.count
      #expect(report.notice == "")
      let list = try await list(of: browser)
      #expect(list.notice == nil)
      expectation.check([report], list.codes)
    }
    #expect(starts > 50 && acknowledgements > 100, "\(starts) starts, \(acknowledgements) acknowledgements")
  }

  @Test func losesNoAcknowledgedFavoriteOfFourProcesses() async throws {
    var generator = SeededGenerator(seed: 4)
    let browser = BrowserID.random(using: &generator)
    var expectation = Expectation()
    var acknowledgements = 0
    for _ in 0..<25 {
      var ends: [(writer: FavoriteWriter, lines: Int)] = []
      for codes in ["ch,de", "fr,jp", "kr,ua", "al,br"] {
        let writer = try FavoriteWriter(folder, browser, codes, "\(codes.prefix(1))x")
        ends.append((writer, Int.random(in: 0...30, using: &generator)))
      }
      var reports: [FavoriteWriter.Report] = []
      for end in ends { reports.append(try await end.writer.report(killedAfter: end.lines)) }
      acknowledgements += reports.reduce(0) { $0 + $1.acknowledged.count }
      expectation.check(reports, try await list(of: browser).codes)
    }
    #expect(acknowledgements > 100, "\(acknowledgements) acknowledgements")
  }

  @Test func opensAfterItWasKilledWhileItMadeTheDatabase() async throws {
    var generator = SeededGenerator(seed: 100)
    let browser = BrowserID.random(using: &generator)
    var unfinished = 0
    for round in 0..<100 {
      let folder = try TemporaryFolder()
      try folder.add("\(browser.rawValue).json", Data(#"{"changes":[],"version":1}"#.utf8))
      let writer = try FavoriteWriter(folder, browser, "ch")
      // Until there is a file more, so that the kill comes while the database is made.
      while try writer.isRunning && folder.names.count < 2 { await Task.yield() }
      try await Task.sleep(for: .microseconds(round * 50))
      let report = try await writer.report(killedAfter: 0)
      unfinished += report.isStarted ? 0 : 1
      let store = try FavoriteStore(folder: folder.url) { _ in true }
      let isFavorite = try await store.list(of: browser).codes == ["ch"]
      #expect([report.acknowledged["ch"] ?? false, report.announced["ch"]].contains(isFavorite))
    }
    #expect(unfinished > 10, "\(unfinished) were killed while they made the database.")
  }

  @Test func saysThatTheDiskIsFullAndGoesOnWhenItIsNot() async throws {
    let browser = BrowserID.random()
    let report = try await FavoriteWriter(folder, browser, "--full").report()
    let reason = "The favorites cannot be kept. The database reports: disk I/O error."
    #expect(report.errors == Array(repeating: reason, count: 3))
    #expect(report.acknowledged["end"] == true)
    #expect(report.acknowledged.count > 5)
    let codes = try await list(of: browser).codes
    #expect(Set(codes) == Set(report.acknowledged.keys), "Nothing that failed is half there.")
  }
}
