import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// What the README says of the rules is what the code says.
@Suite struct DocumentationTests {
  @Test(arguments: Rule.allCases)
  func theReadmeListsEveryRule(rule: Rule) throws {
    let readme = try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let mark = rule.severity == .warning ? " (warning)" : ""
    #expect(readme.contains("\n| `\(rule.rawValue)`\(mark) | \(rule.summary) |\n"))
  }
}
