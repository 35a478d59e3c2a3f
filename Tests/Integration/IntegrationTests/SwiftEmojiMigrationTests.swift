import Foundation
import TestSupport
import Testing

/// Builds and runs a program for SwiftEmoji, of which only the lines that import SwiftEmoji's module are replaced.
@Suite struct SwiftEmojiMigrationTests {
  private static let name = "SwiftEmojiMigration"

  @Test func givesTheDocumentedResults() async throws {
    try await ConsumerFolder.withFixture(Self.name) { package in
      let counts = try package.replaceImports(/^import SwiftEmojiIndex$/, with: "AlmanacSwiftEmoji")
      #expect(counts.values.allSatisfy { $0 == 1 }, "\(counts)")
      try package.buildCleanly()
      let folder = try TemporaryFolder()
      let environment = Self.environment(in: folder.url)
      try folder.add("temporary/.keep", Data())
      #expect(try package.run(environment: environment) == "99 snippets\n")
      #expect(
        try package.run(["wrong"], environment: environment) == """
          a wrong result: ["1", "3"], not ["1", "2"]
          100 snippets

          """
      )
      // The standard folders are those of the environment, so the program has written nothing elsewhere.
      #expect(Set(Repository.folders(in: folder.url)) == ["caches", "data", "temporary"])
      for path in ["caches", "data"] {
        #expect(Repository.folders(in: folder.url.appending(path: path)) == [Self.name])
      }
    }
  }

  private static func environment(in folder: URL) -> [String: String] {
    let paths = ["HOME": "home", "TMPDIR": "temporary", "XDG_CACHE_HOME": "caches", "XDG_DATA_HOME": "data"]
    return paths.mapValues { folder.appending(path: $0).path(percentEncoded: false) }
  }
}
