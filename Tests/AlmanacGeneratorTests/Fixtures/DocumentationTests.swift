import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The documentation of rules and settings matches the code.
@Suite struct DocumentationTests {
  @Test(arguments: Rule.allCases)
  func theRulesArticleListsEveryRule(rule: Rule) throws {
    let article = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/Rules.md")
    let mark = rule.severity == .warning ? " (warning)" : ""
    #expect(article.text.contains("\n| `\(rule.rawValue)`\(mark) | \(rule.summary) |\n"))
    let isOneSentence = rule.summary.hasSuffix(".") && !rule.summary.dropLast().contains(". ")
    #expect(isOneSentence, "SARIF's short description is a single sentence")
  }

  @Test func everyConfigurationIsValid() throws {
    let blocks = try MarkdownDocument.all().flatMap(\.blocks).filter { $0.language == "json5" }
    #expect(blocks.count > 4)
    for block in blocks {
      let problems = Problems()
      _ = Settings.read(SourceText(path: "line \(block.line)", bytes: Array(block.text.utf8)), problems)
      #expect(problems.sorted(isStrict: false).map(\.message) == [])
    }
  }

  /// `…` stands for a part of a message that depends on the input.
  @Test func everyMessageInTroubleshootingIsAMessage() throws {
    let article = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/Troubleshooting.md")
    let tables = MarkdownTable.tables(in: article.text).filter { $0.header.first == "Almanac says" }
    let messages = tables.flatMap(\.rows).flatMap { $0.codes(in: 0) }
    #expect(messages.count > 10)
    let texts = try Self.texts(in: ["Fixtures/Invalid", "Plugins", "Sources", "Tests/Integration"])
    for part in messages.flatMap({ $0.split(separator: "…") }) {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
  }

  /// The expected reports and the Swift files in folders of the repository.
  private static func texts(in folders: [String]) throws -> [String] {
    let names = folders.flatMap { folder in
      let files = FileManager.default.enumerator(atPath: "\(Repository.path)/\(folder)")
      return (files?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
    }
    return try names.filter { $0.hasSuffix("/expected.txt") || $0.hasSuffix(".swift") }.map {
      try String(contentsOf: Repository.root.appending(path: $0), encoding: .utf8)
    }
  }

  /// Every list in the documentation is valid, because it is an input of the examples.
  @Test func everyListIsAnInputOfTheExamples() throws {
    let blocks = try MarkdownDocument.all().flatMap(\.blocks).filter { $0.language == "json" }
    #expect(blocks.allSatisfy { $0.marks["file"] != nil })
  }

  /// A message that a page shows is that of a fixture, so the tool prints it.
  @Test func everyMessageIsThatOfAFixture() throws {
    let folder = Repository.root.appending(path: "Fixtures/Invalid")
    let messages = try Set(
      Repository.folders(in: folder).flatMap { name in
        try String(contentsOf: folder.appending(path: "\(name)/expected.txt"), encoding: .utf8).split(separator: "\n")
      }
    )
    let lines = try MarkdownDocument.all().flatMap(\.blocks).filter { $0.language == "text" }.flatMap(\.lines)
    let shown = lines.filter { $0.contains(/: (error|warning): .+\]$/) }
    #expect(shown.count > 6)
    for line in shown { #expect(messages.contains(line[...]), "\(line)") }
  }

  /// CI builds the examples, so what the article shows of them works.
  @Test func examplesOfOtherBuildSystemsAreInTheirFolders() throws {
    let files = try ["CMake/CMakeLists.txt", "Bazel/BUILD.bazel"].map { name in
      try String(contentsOf: Repository.root.appending(path: "Examples/\(name)"), encoding: .utf8)
    }
    let article = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/OtherBuildSystems.md")
    for (language, file) in zip(["cmake", "python"], files) {
      let blocks = article.blocks.filter { $0.language == language }
      #expect(!blocks.isEmpty)
      for block in blocks { #expect(file.contains(block.text.trimmingCharacters(in: .newlines)), "\(block.line)") }
    }
  }

  /// A misspelled mark would exclude an example from compilation.
  @Test func everyMarkOfAnExampleIsKnown() throws {
    let marks = try MarkdownDocument.all().flatMap(\.blocks).map(\.marks)
    // A region of figures can end before an example.
    #expect(Set(marks.flatMap(\.keys)).subtracting(["figures"]) == ["console", "example", "file", "flags", "setup"])
    #expect(Set(marks.compactMap { $0["example"] }) == ["manifest", "not run", "program", "view"])
  }
}
