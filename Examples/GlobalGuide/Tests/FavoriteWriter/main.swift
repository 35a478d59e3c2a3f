import Foundation
import Guide

/// Writes a line at once. A line `? ch 1` announces a change, `= ch 1` acknowledges it, and `!` begins an error.
func report(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let arguments = CommandLine.arguments
guard arguments.count > 3, let browser = BrowserID(rawValue: arguments[2]) else {
  report("usage: FavoriteWriter FOLDER BROWSER CODES... | FOLDER BROWSER --full")
  exit(64)
}
let store = try FavoriteStore(folder: URL(fileURLWithPath: arguments[1], isDirectory: true)) { _ in true }
report("start \(try await store.list(of: browser).notice ?? "")")

func write(_ code: String, _ isFavorite: Bool) async throws {
  report("? \(code) \(isFavorite ? 1 : 0)")
  try await store.merge([FavoriteChange(code: code, isFavorite: isFavorite, date: Date())], for: browser)
  report("= \(code) \(isFavorite ? 1 : 0)")
}

/// Lets no file grow over a size, as on a full disk.
func limitFiles(to size: rlim_t?) {
  var limit = rlimit()
  #if os(Linux)
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    limit.rlim_cur = size ?? limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    getrlimit(RLIMIT_FSIZE, &limit)
    limit.rlim_cur = size ?? limit.rlim_max
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}

if arguments[3] == "--full" {
  signal(SIGXFSZ, SIG_IGN)
  limitFiles(to: 100_000)
  for round in 0..<3 {
    do {
      for number in 0... { try await write("r\(round)n\(number)", true) }
    } catch {
      report("! \(error)")
    }
  }
  limitFiles(to: nil)
  try await write("end", true)
  exit(0)
}

// Several writers, so that some changes share a write.
try await withThrowingTaskGroup(of: Void.self) { group in
  for codes in arguments[3...] {
    let codes = codes.split(separator: ",").map(String.init)
    group.addTask {
      while let code = codes.randomElement() { try await write(code, .random()) }
    }
  }
  try await group.waitForAll()
}
