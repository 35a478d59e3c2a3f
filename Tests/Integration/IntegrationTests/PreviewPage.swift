import Foundation
import TestSupport
import Testing

/// A page that `almanac preview` wrote, in a folder with the checks of `Fixtures/PreviewCheck`.
struct PreviewPage {
  /// What `check.js` does.
  struct Task: Encodable {
    let page = "page.html"
    var queries: [String] = []

    /// The sections whose codes to report for each query.
    var lists = ["countries", "emoji"]

    /// The sections whose texts to report.
    var sections: [String] = []

    /// The blocks of 256 characters to fold.
    var blocks: [Int] = []

    /// The addresses to open, such as `#/countries/ch`.
    var addresses: [String] = []
  }

  /// What `check.js` found.
  struct Report: Decodable {
    let problems: [String]

    /// For each query, the codes that it found in each of the lists.
    let searches: [[[String]]]

    /// The visible texts of sections.
    let texts: [String: String]

    /// For each address, the text of the dialog; empty if there is no dialog.
    let details: [String]

    /// For each query, the number of elements that the page adds or moves to clear it.
    let moves: [Int]

    /// The hash of the folds of each block.
    let folds: [UInt32]
    let title: String
  }

  private let folder: TemporaryFolder

  /// What the command printed, and its status.
  let result: CommandResult

  /// Writes the page of a target.
  init(of target: URL, arguments: [String] = []) throws {
    folder = try TemporaryFolder()
    let checks = Repository.root.appending(path: "Fixtures/PreviewCheck")
    let scripts = ["check.html", "check.js", "audit.js"].map { checks.appending(path: $0) }
    let fold = Repository.root.appending(path: "Sources/Generator/AlmanacCommand/Preview/Page/fold.js")
    for file in scripts + [fold] { try folder.add(file.lastPathComponent, Data(contentsOf: file)) }
    let command = [AlmanacExecutable.path, "preview", ".", "--output", folder.path(of: "page.html")]
    result = try CommandResult.run(command + arguments, in: target)
  }

  /// The page.
  var html: String { get throws { try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8) } }

  /// Uses the page in Chromium. The console must stay empty.
  func check(_ task: Task, isDark: Bool = false) throws -> Report {
    let json = String(decoding: try JSONEncoder().encode(task), as: UTF8.self)
    try folder.add("task.js", Data("const task = \(json);".utf8))
    let visit = try Chromium.visit(folder.url.appending(path: "check.html"), isDark: isDark)
    #expect(visit.messages.isEmpty)
    return try JSONDecoder().decode(Report.self, from: #require(Data(base64Encoded: visit.report)))
  }
}
