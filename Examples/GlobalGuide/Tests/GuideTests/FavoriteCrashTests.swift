import Foundation
import Guide
import TestSupport
import Testing

/// Kills a process that writes favorites, again and again.
@Suite struct FavoriteCrashTests {
  /// What one process said before it was killed.
  private struct Report {
    var isStarted = false
    var notice = ""
    /// The state of each country whose last change was acknowledged.
    var acknowledged: [String: Bool] = [:]
    /// The change of each country that was announced, but not acknowledged.
    var announced: [String: Bool] = [:]

    init(_ output: String) {
      // The last line can be cut.
      for line in output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        let words = line.split(separator: " ")
        if words.first == "start" {
          isStarted = true
          notice = words.dropFirst().joined(separator: " ")
        }
        guard words.count == 3, words[2] == "0" || words[2] == "1" else { continue }
        let code = String(words[1])
        if words[0] == "?" { announced[code] = words[2] == "1" }
        if words[0] == "=" {
          acknowledged[code] = words[2] == "1"
          announced[code] = nil
        }
      }
    }
  }

  @Test func losesNoAcknowledgedFavoriteWhenItIsKilled() async throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 200)
    let browser = BrowserID.random(using: &generator)
    var known: [String: Bool] = [:]
    var (starts, acknowledgements) = (0, 0)
    for _ in 0..<200 {
      // A slow machine writes as many lines before the end as a fast one.
      let lines = Int.random(in: 0...12, using: &generator)
      let delay = Double.random(in: 0...0.01, using: &generator)
      let report = Report(try await killed(after: lines, delay, ["\(folder.url.path)", browser.rawValue]))
      starts += report.isStarted ? 1 : 0
      acknowledgements += report.acknowledged.count
      #expect(report.notice == "")
      known.merge(report.acknowledged) { $1 }
      let store = try FavoriteStore(folder: folder.url) { _ in true }
      let list = try await store.list(of: browser)
      #expect(list.notice == nil)
      for code in ["ch", "de", "fr", "jp", "kr", "ua"] {
        let isFavorite = list.codes.contains(code)
        let expected = [known[code] ?? false, report.announced[code]]
        #expect(expected.contains(isFavorite), "\(code) is lost")
        known[code] = isFavorite
      }
    }
    #expect(starts > 50 && acknowledgements > 100, "\(starts) starts, \(acknowledgements) acknowledgements")
  }

  /// The output of a writer that is killed some seconds after a number of lines.
  private func killed(after lines: Int, _ delay: Double, _ arguments: [String]) async throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.products.appendingPathComponent("FavoriteWriter")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let writer = process.processIdentifier
    let reader = Task.detached {
      let file = output.fileHandleForReading
      var data = Data()
      while data.count(where: { $0 == UInt8(ascii: "\n") }) < lines {
        let part = file.availableData
        guard !part.isEmpty else { break }
        data += part
      }
      try await Task.sleep(for: .seconds(delay))
      kill(writer, SIGKILL)
      return try data + (file.readToEnd() ?? Data())
    }
    let data = try await reader.value
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The folder of the products, which has the tests too.
  private static var products: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return program.pathExtension == "xctest" ? program.deletingLastPathComponent() : Bundle.main.bundleURL
  }
}
