import Foundation
import Guide

/// Writes a line at once. A line `? ch 1` announces a change, and `= ch 1` acknowledges it.
func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = CommandLine.arguments
guard arguments.count == 3, let browser = BrowserID(rawValue: arguments[2]) else {
  report("usage: FavoriteWriter FOLDER BROWSER")
  exit(64)
}
let store = try FavoriteStore(folder: URL(fileURLWithPath: arguments[1], isDirectory: true)) { _ in true }
report("start \(try await store.list(of: browser).notice ?? "")")

// Several writers, so that some changes share a write.
try await withThrowingTaskGroup(of: Void.self) { group in
  for codes in [["ch", "de", "fr"], ["jp", "kr"], ["ua"]] {
    group.addTask {
      while true {
        guard let code = codes.randomElement() else { return }
        let isFavorite = Bool.random()
        report("? \(code) \(isFavorite ? 1 : 0)")
        try await store.merge([FavoriteChange(code: code, isFavorite: isFavorite, date: Date())], for: browser)
        report("= \(code) \(isFavorite ? 1 : 0)")
      }
    }
  }
  try await group.waitForAll()
}
