import Foundation
import TestSupport
import Testing

@testable import AlmanacCommand
@testable import AlmanacGenerator

/// Paths in reports for services, which know only the root of a repository.
@Suite struct RepositoryPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("Apps/Guide/a.json", Data())
  }

  private var paths: RepositoryPaths { RepositoryPaths(folder: folder.path(of: "Apps/Guide")) }

  @Test(arguments: [true, false])
  func beginAtTheRoot(isWorktree: Bool) throws {
    try folder.add(isWorktree ? ".git" : ".git/HEAD", Data())
    let cases = [
      ("a.json", "Apps/Guide/a.json"), ("./a.json", "Apps/Guide/a.json"), ("../b.json", "Apps/b.json"),
      ("Flags//us.png", "Apps/Guide/Flags/us.png"), ("x/\u{301}/a", "Apps/Guide/x/\u{301}/a"), ("../..", "."),
      (folder.path(of: "Apps/c.json"), "Apps/c.json"), ("../../../d.json", "../../../d.json"), ("/d.json", "/d.json"),
    ]
    for (path, expected) in cases { #expect(paths.path(of: path) == expected) }
  }

  @Test func beginAtTheCurrentFolderElsewhere() {
    #expect(paths.path(of: "./a.json") == "a.json")
    #expect(paths.path(of: "../b.json") == "../b.json")
  }

  @Test func areForServicesThatKnowNoOtherFolder() throws {
    try folder.add(".git", Data())
    let problem = [Diagnostic(path: "a.json", message: "m")]
    for format in ReportFormat.allCases {
      let isForRepository = [.github, .gitlab, .sarif].contains(format)
      #expect(try format.report(problem, paths).contains("Apps/Guide/a.json") == isForRepository, "\(format)")
    }
  }
}
