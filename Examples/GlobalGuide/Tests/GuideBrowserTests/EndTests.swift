import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Nothing of a browser is left at its end.
  @Suite struct EndTests {
    /// How a test can end.
    enum End: CaseIterable { case success, failure, lostDriver }

    @Test(arguments: End.allCases) func nothingStays(end: End) async throws {
      let guide = try RunningGuide()
      var (started, folder) = (Set<Int32>(), "")
      let use: (Browser) async throws -> Void = { browser in
        try await browser.open("/")
        folder = browser.driver.folder.path
        started = try Self.descendants(of: browser.driver.process.identifier)
        // The driver, the browser, and at least what shows the page.
        #expect(started.count > 2)
        #expect(try Self.living.keys.contains { Self.commandLine($0).contains(folder) })
        #expect(FileManager.default.fileExists(atPath: folder))
        if end == .lostDriver { kill(browser.driver.process.identifier, SIGKILL) }
        if end == .failure { throw Failure("The steps failed.") }
      }
      do {
        try await Browser.use(for: guide, use)
        #expect(end != .failure)
      } catch {
        #expect(end == .failure && "\(error)" == "The steps failed.", "\(error)")
      }
      var left: Set<Int32> = []
      for _ in 0..<500 {
        left = Set(try Self.living.keys.filter { started.contains($0) || Self.commandLine($0).contains(folder) })
        if left.isEmpty { break }
        try await Task.sleep(for: .milliseconds(10))
      }
      #expect(left.map(Self.commandLine) == [])
      #expect(!FileManager.default.fileExists(atPath: folder))
    }

    /// The processes that have not ended, each with the one that started it.
    private static var living: [Int32: Int32] {
      get throws {
        var parents: [Int32: Int32] = [:]
        for number in try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap({ Int32($0) }) {
          // "123 (name) S 100 …", where the name can have spaces, and Z instead of S is a process that has ended and
          // whose parent did not ask for its status.
          let text = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
          let fields = text[(text.lastIndex(of: ")") ?? text.endIndex)...].split(separator: " ")
          if fields.count > 2, fields[1] != "Z" { parents[number] = Int32(fields[2]) }
        }
        return parents
      }
    }

    private static func descendants(of process: Int32) throws -> Set<Int32> {
      let parents = try living
      var found: Set = [process]
      while case let more = parents.filter({ found.contains($0.value) && !found.contains($0.key) }), !more.isEmpty {
        found.formUnion(more.keys)
      }
      return found
    }

    private static func commandLine(_ process: Int32) -> String {
      (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
    }
  }
}
