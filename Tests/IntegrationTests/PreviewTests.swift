import Foundation
import TestSupport
import Testing

/// The pages of `almanac preview`, in a browser.
@Suite(.enabled(if: Chromium.isExpected, "Chromium is not installed."))
struct PreviewTests {
  private static let sections = ["problems", "flags", "countries", "emoji", "currencies", "locales", "languages"]

  @Test(arguments: [false, true])
  func showsATargetWithFlagsOnly(isDark: Bool) throws {
    let page = try PreviewPage(of: Repository.tour)
    #expect(page.result.status == 0 && page.result.output.isEmpty, "\(page.result.output)")
    let report = try page.check(.init(queries: ["is", "CH"], sections: Self.sections), isDark: isDark)
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.title == "Tour – Almanac preview")
    #expect(report.searches == [[["is"], []], [["ch"], []]])
    #expect(report.texts["flags"]?.contains(".is\n64 × 64 · ") == true, "\(report.texts)")
    #expect(report.texts["emoji"] == "")
  }

  /// A target without input gets the whole world, in a file of moderate size.
  @Test func showsTheWorld() throws {
    let folder = try TemporaryFolder()
    let page = try PreviewPage(of: folder.url)
    #expect(page.result.status == 0 && page.result.output.isEmpty, "\(page.result.output)")
    #expect(try page.html.utf8.count < 4_000_000)
    let report = try page.check(.init(queries: ["switz"], sections: Self.sections), isDark: true)
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.searches == [[["ch"], ["🇨🇭"]]])
    #expect(report.texts["currencies"]?.replacing("\u{A0}", with: " ").contains("CHF 1,234.56") == true)
    #expect(report.texts["countries"]?.contains("Austria, Germany, France, Italy, Liechtenstein") == true)
    #expect(report.texts["languages"]?.contains("日本語") == true)
    #expect(report.texts["locales"]?.contains(".germanSwitzerland") == true)
    #expect(report.texts["emoji"]?.contains("Smileys & Emotion") == true)
    // The fallback, the two organizations and the two locales of the device do not count.
    #expect(report.texts["countries"]?.hasPrefix("Countries 250 and 3 others\n") == true)
    #expect(report.texts["locales"]?.hasPrefix("Locales 1,078 and 2 others\n") == true)
  }

  /// No key takes long, even on a slow machine that runs other tests.
  @Test func filtersWhileTheUserTypes() throws {
    let folder = try TemporaryFolder()
    let speeds = try PreviewPage(of: folder.url).speeds()
    #expect(speeds.count == 5 && speeds.allSatisfy { $0 < 1000 }, "\(speeds)")
  }

  /// The page of a target with errors has what can be read, and all problems.
  @Test func showsProblems() throws {
    let page = try PreviewPage(of: Repository.invalidFixtures.appending(path: "several"))
    #expect(page.result.status == 1)
    let report = try page.check(.init(sections: Self.sections, opens: false))
    #expect(report.problems.isEmpty, "\(report.problems)")
    let lines = page.result.output.split(separator: "\n")
    let problems = try #require(report.texts["problems"])
    #expect(lines.count == 9 && problems.hasPrefix("Problems 9"))
    for line in lines {
      let message = try #require(line.firstMatch(of: /: error: (.+) \[[a-z-]+\]$/)).1
      #expect(problems.contains(message), "\(message)")
    }
    #expect(report.texts["flags"]?.contains("error: 'FR.png' must be in lower case: 'fr.png'") == true)
    #expect(report.texts["flags"]?.contains("FR.png\nno case\n8 × 9 · ") == true)
    #expect(report.texts["flags"]?.contains(".us\nno valid PNG · 74 bytes") == true)
  }

  @Test func statusOfAPageThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.add("page.html/file", Data())
    let command = [CommandTests.executable, "preview", "--output", folder.path(of: "page.html")]
    let result = try CommandResult.run(command, in: Repository.tour)
    #expect(result.status == 1 && result.output.contains("[output-unwritable]"), "\(result.output)")
  }
}
