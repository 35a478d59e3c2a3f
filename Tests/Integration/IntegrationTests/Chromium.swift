import Foundation
import TestSupport

/// Chromium without a window.
enum Chromium {
  /// The programs to try. The first one starts in a third of the time. Debian's command for it is a script, and what
  /// ends the script doesn't end the program.
  private static let candidates = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell", "/usr/bin/chromium",
    "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  private static let program = candidates.first(where: FileManager.default.isExecutableFile(atPath:))

  /// Whether tests need it. `Scripts/setup` installs it on Linux, so there its absence is a failure.
  static var isExpected: Bool {
    #if os(Linux)
      true
    #else
      program != nil
    #endif
  }

  /// What a page wrote, and what the console has.
  struct Visit {
    /// The text of the element `report`.
    let report: String

    /// The messages of the console: errors of scripts, and what the page's policy refused.
    let messages: [String]
  }

  /// Opens a page, and waits until it is loaded, for a user who may prefer dark colors.
  static func visit(_ page: URL, isDark: Bool = false) throws -> Visit {
    let profile = try TemporaryFolder()
    let options = [
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--allow-file-access-from-files",
      "--user-data-dir=\(profile.path)", "--enable-logging=stderr", "--v=0", "--dump-dom",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)",
    ]
    let command = [program ?? "chromium"] + options + [page.absoluteString]
    // A profile whose last use is its path could be removed before Chromium makes it.
    let result = try withExtendedLifetime(profile) {
      try CommandResult.run(command, in: page.deletingLastPathComponent())
    }
    let report = result.output.firstMatch(of: /id="report">([^<]+)</)
    guard let report else { throw Failure(description: "the page wrote no report:\n\(result.output.suffix(2000))") }
    let lines = result.output.split(separator: "\n").filter { $0.contains(":CONSOLE") }
    return Visit(report: String(report.1), messages: lines.map(String.init))
  }

  /// Chromium is missing, or the page did not end.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
