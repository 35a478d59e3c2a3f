import Foundation
import TestSupport
import Testing

/// Compiles every Swift example of the README and the articles with the inputs that they show, and checks the values in
/// their comments.
@Suite struct DocumentationExampleTests {
  @Test func examplesCompileAndSayTheTruth() async throws {
    let documents = try MarkdownDocument.all()
    let base = try #require(documents.first { $0.name == "GettingStarted" })
    let pages = documents.filter { $0.blocks.contains { $0.language == "swift" } }
    let targets = pages.map { DocumentedTarget($0, base: base) }
    let programs = documents.flatMap(Self.programs)
    let output = try await ConsumerFolder.withPackage(
      .native,
      main: Self.runner(of: targets),
      libraries: targets.map(Self.library) + programs.map(\.target)
    ) { package in
      for target in targets {
        for (path, text) in target.files { try package.write(text, to: "Sources/\(target.name)/\(path)") }
      }
      for (target, flags) in targets.map({ ($0.name, $0.flags) }) + programs.map({ ($0.target.name, $0.flags) }) {
        // An image that is that of the fallback is not a flag of its own.
        for flag in flags { try package.addFlag(flag, from: flag == "xx" ? "xx" : "fr", target: target) }
      }
      try buildsWithoutWarning(package)
      return try package.run()
    }
    #expect(output == "")
    #expect(targets.reduce(0) { $0 + $1.checkCount } > 100)
  }

  private func buildsWithoutWarning(_ package: ConsumerPackage) throws {
    let result = try package.build()
    #expect(result.status == 0, "\(result.output.suffix(6000))")
    // Examples create values that they do not use.
    let complaints = result.output.split(separator: "\n").filter {
      $0.contains("warning:") && !$0.contains("never used") && !$0.contains("is unused")
    }
    #expect(complaints.isEmpty)
  }

  @Test func manifestsAreManifests() throws {
    let folder = try TemporaryFolder()
    let manifests = try MarkdownDocument.all().flatMap(\.blocks).filter { $0.marks["example"] == "manifest" }
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      try folder.add("Package.swift", Data(manifest.text.utf8))
      let result = try CommandResult.run(["swift", "package", "dump-package"], in: folder.url)
      #expect(result.status == 0, "\(result.output)")
      let name = manifest.text.contains("plugins:") ? #/"Almanac(?:Prebuilt)?Plugin"/# : #/"Almanac"/#
      #expect(result.output.contains(name))
    }
  }

  /// The complete programs of a page. Each of them is a target.
  private static func programs(of document: MarkdownDocument) -> [(target: ConsumerTarget, flags: [String])] {
    document.blocks.filter { $0.marks["example"] == "program" }.map { block in
      let flags = (block.marks["flags"] ?? "").split(separator: " ").map(String.init)
      let isWithoutPlugin = block.lines.contains("import AlmanacWorld")
      let target = ConsumerTarget(
        name: "\(document.name.lowercased())Program\(block.line)",
        usesPlugin: !isWithoutPlugin,
        products: isWithoutPlugin ? ["Almanac", "AlmanacWorld"] : ["Almanac"],
        program: block.text
      )
      return (target, flags)
    }
  }

  private static func library(of target: DocumentedTarget) -> ConsumerTarget {
    let names = [
      "", "AmountForms", "CircleFlagsKit", "CurrencyText", "Emoji", "FlowImage", "FormerCountries", "Money",
      "SwiftEmoji",
    ]
    let products = names.map { "Almanac\($0)" }
    return ConsumerTarget(name: target.name, isExecutable: false, products: products, program: "")
  }

  /// A program that runs the examples of all targets.
  private static func runner(of targets: [DocumentedTarget]) -> ConsumerTarget {
    let imports = targets.map { "import \($0.name)\n" }.joined()
    let calls = targets.map { "    try await \($0.name).runExamples()\n" }.joined()
    return ConsumerTarget(
      name: "DocumentationExamples",
      usesPlugin: false,
      targets: targets.map(\.name),
      program: imports + "\n@main struct Runner {\n  static func main() async throws {\n\(calls)  }\n}\n"
    )
  }
}
