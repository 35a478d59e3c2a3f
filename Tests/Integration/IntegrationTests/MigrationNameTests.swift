import TestSupport
import Testing

/// Compiles each name that the migration guides say exists, for iOS.
@Suite(.runsCommands, .enabled(if: AppleTypeCheck.isPossible)) struct MigrationNameTests {
  /// The guides, and how many names they say are the same. The Global Guide is an app, so all of its names differ.
  private static let guides = [
    ("CircleFlagsKit", 55), ("CurrencyText", 63), ("FlowImage", 37), ("SwiftEmoji", 86), ("TheGlobalGuide", 0),
  ]

  @Test(arguments: guides) func allNamesExist(library: String, sameCount: Int) throws {
    let page = try MarkdownDocument(path: "Sources/Runtime/Almanac/Almanac.docc/MigratingFrom\(library).md")
    let same = sameCount == 0 ? nil : try MarkdownDocument(path: "Fixtures/MigrationNames/\(library).txt")
    let guide = MigrationGuide(page, same: same)
    #expect(guide.names.count > sameCount)
    let missing = try guide.missingNames()
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func everyKindOfNameIsFound() throws {
    let names = [
      "FlowCache", "FlowImage", "FlowImage.ID", "FlowCache.Limits", "FlowCache.Limits.count", "FlowCache.shared",
      "FlowImage.id", "FlowImage.prepareForDisplay()", "FlowImage.hash(into:)", "FlowCache.init()",
      "FlowCache.get(_:forceReCache:)", "FlowCache.get(_:)", "FlowCache.remove(_: FlowImage.ID)",
      "FlowImageError.notAnImage(underlying:)", "CircleFlagStyle.Background.material(.ultraThin)",
      "CircleFlagImage.accessibilityLabel(for: String?, locale: Locale)",
    ]
    let guide = guide(names.map { "| `\($0)` | same | |" })
    #expect(guide.names.count == names.count)
    let missing = try guide.missingNames()
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test func unknownNamesAreReported() throws {
    let guide = guide([
      "| `FlowCash` | same | a type |",
      "| `Cache` and `Image` | `FlowCache`, `FlowImage.identifier` | a property |",
      "| `FlowCache.get(_:force:)` | same | a label |",
      "| `FlowCache.remove(_: Int)` | same | a type of an argument |",
      "| `FlowCache.Limit` | same | a type in a type |",
      "| `FlowCash` | nothing | a name that need not exist |",
      "| `RasterImage.converted(_:)` | same | a missing label |",
      "| `RasterColor.init(hex: String)` | same | a type of the only such function |",
      "| `CircleFlagStyle.Background.material(.glass)` | same | an argument |",
      "| `prepareForDisplay()` | same | a name without its type |",
    ])
    let missing = try guide.missingNames()
    let lines = missing.map { $0.split(separator: ":")[1] }
    #expect(lines == ["7", "8", "9", "10", "11", "13", "14", "15", "16"])
    #expect(missing.first == "Guide.md:7: FlowCash: cannot find type 'FlowCash' in scope")
  }

  @Test func kitsHaveNoneOfTheNames() throws {
    let names = [
      "CircleFlag", "CircleFlagAccessibilityNaming", "FlowImage", "FlowImageError.dataToImageConvertionFailed",
      "String.numeralFormat()", "String.representsZero", "String.locale", "CurrencyFormatter.compatibility",
      "UITextField.setInitialSelectedTextRange()",
    ]
    let kits = ["AlmanacCurrency", "AlmanacEmoji", "AlmanacImages"]
    let missing = try guide(names.map { "| `\($0)` | same | |" }, modules: kits).missingNames()
    #expect(missing.count == names.count)
  }

  @Test func modulesMustExist() {
    let guide = guide(["| `FlowCache` | same | |"], modules: ["FlowImage"])
    let failure = #expect(throws: AppleTypeCheck.Failure.self) { try guide.missingNames() }
    #expect(failure?.output.contains("no such module 'FlowImage'") == true)
  }

  /// A guide with an import and rows of names, the first of them in line 7.
  private func guide(
    _ rows: [String],
    modules: [String] = ["AlmanacCircleFlagsKit", "AlmanacFlowImage"]
  ) -> MigrationGuide {
    let imports = modules.map { "`import \($0)`" }.joined(separator: ", ")
    let lines = [
      "| instead of | write |", "|---|---|", "| `import FlowImage` | \(imports) |", "",
      "| FlowImage | here | what differs |", "|---|---|---|",
    ]
    return MigrationGuide(MarkdownDocument(path: "Guide.md", text: (lines + rows).joined(separator: "\n")))
  }
}
