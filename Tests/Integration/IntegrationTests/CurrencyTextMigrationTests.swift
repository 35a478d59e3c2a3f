import Foundation
import TestSupport
import Testing

/// Builds and runs a program for CurrencyText, of which only the lines that import CurrencyText's modules are replaced.
@Suite struct CurrencyTextMigrationTests {
  private static let name = "CurrencyTextMigration"

  @Test func givesTheDocumentedResults() async throws {
    try await ConsumerFolder.withFixture(Self.name) { package in
      let counts = try package.replaceImports(/^import (CurrencyText|CurrencyFormatter)$/, with: "AlmanacCurrencyText")
      #expect(counts.values.reduce(0, +) == 4)
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
}
