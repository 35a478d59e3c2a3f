import TestSupport
import Testing

/// Type-checks the examples with views in the README and the articles, for iOS.
@Suite(.runsCommands, .enabled(if: AppleTypeCheck.isPossible)) struct ViewExampleTests {
  private static let examples = Result {
    try MarkdownDocument.all().flatMap { document in
      document.blocks.filter { $0.marks["example"] == "view" }.map { (document.path, $0) }
    }
  }

  @Test func examplesCompile() throws {
    let examples = try Self.examples.get()
    #expect(examples.count > 5)
    for (path, block) in examples {
      // A target with the plugin generates the enums.
      let enums = block.text.contains("Country") ? ["import AlmanacWorld"] : []
      let messages = try AppleTypeCheck.iOS.get().messages(about: block.lines + enums)
      #expect(messages.isEmpty, "\(path):\(block.line): \(messages)")
    }
  }
}
