import Foundation
import TestSupport
import Testing

/// Builds and runs a program for CurrencyText, of which only the lines that import CurrencyText's modules are replaced.
@Suite struct CurrencyTextMigrationTests {
  private static let name = "CurrencyTextMigration"

  @Test func givesTheDocumentedResults() async throws {
    try await ConsumerFolder.withFixture(Self.name, .native, main: Self.name) { package in
      try replaceImports(package)
      try package.buildCleanly()
      #expect(try package.run() == "47 snippets\n")
      #expect(
        try package.run(["wrong"]) == """
          a wrong result: ["1", "3"], not ["1", "2"]
          48 snippets

          """
      )
    }
  }

  private func replaceImports(_ package: ConsumerPackage) throws {
    let folder = package.folder.appending(path: "Sources/\(Self.name)")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let imports = /^import (CurrencyText|CurrencyFormatter)$/.anchorsMatchLineEndings()
      count += text.matches(of: imports).count
      try package.add(name, text.replacing(imports, with: "import AlmanacCurrencyText"))
    }
    #expect(count == 4)
  }
}
