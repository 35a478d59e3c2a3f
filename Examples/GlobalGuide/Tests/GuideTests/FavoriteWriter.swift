import Foundation
import Guide
import TestSupport

/// A process that writes favorites.
struct FavoriteWriter {
  /// What a process said before it ended.
  struct Report {
    var isStarted = false
    var notice = ""
    var errors: [String] = []
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
        if words.first == "!" { errors.append(words.dropFirst().joined(separator: " ")) }
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

  private let process = Process()
  private let output = Pipe()

  /// Starts a process. The codes are lists of countries that the process writes at the same time.
  init(_ folder: TemporaryFolder, _ browser: BrowserID, _ codes: String...) throws {
    process.executableURL = Self.products.appendingPathComponent("FavoriteWriter")
    process.arguments = [folder.path, browser.rawValue] + codes
    process.standardOutput = output
    try process.run()
  }

  var isRunning: Bool { process.isRunning }

  /// Waits until the process ends, or kills it some seconds after a number of lines.
  func report(killedAfter lines: Int? = nil, _ delay: Double = 0) async throws -> Report {
    let (file, writer) = (output.fileHandleForReading, process.processIdentifier)
    let reader = Task.detached {
      var data = Data()
      while data.count(where: { $0 == UInt8(ascii: "\n") }) < lines ?? .max {
        let part = file.availableData
        guard !part.isEmpty else { break }
        data += part
      }
      guard lines != nil else { return data }
      try await Task.sleep(for: .seconds(delay))
      kill(writer, SIGKILL)
      return try data + (file.readToEnd() ?? Data())
    }
    let data = try await reader.value
    process.waitUntilExit()
    return Report(String(decoding: data, as: UTF8.self))
  }

  /// The folder of the products, which has the tests too.
  private static var products: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return program.pathExtension == "xctest" ? program.deletingLastPathComponent() : Bundle.main.bundleURL
  }
}
