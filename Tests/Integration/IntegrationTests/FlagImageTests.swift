import Foundation
import TestSupport
import Testing

/// The images that `Scripts/update-flags` renders.
@Suite(.runsCommands) struct FlagImageTests {
  /// Debian's Python, which finds Debian's packages.
  private static let command = ["/usr/bin/python3", "Scripts/update-flags", "--check"]

  /// Whether Debian's packages `librsvg2-bin` and `python3-pil` have the versions that rendered the images.
  private static let hasRenderer: Bool = {
    guard FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/PIL"),
      let version = try? CommandResult.run(["rsvg-convert", "--version"], in: Repository.root)
    else { return false }
    return version.status == 0 && version.output.hasPrefix("rsvg-convert version 2.54.")
  }()

  @Test(.enabled(if: hasRenderer))
  func areWhatTheScriptRenders() throws {
    let result = try CommandResult.run(Self.command, in: Repository.root)
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output)")
  }

  /// The script finds images that were changed by hand, are missing, or have no drawing, and drawings against the
  /// rules.
  @Test(.enabled(if: hasRenderer))
  func noticesChanges() throws {
    let folder = try TemporaryFolder()
    let script = ["Scripts/update-flags", "Scripts/flags/drawing.py", "Scripts/flags/images.py"]
    let flags = ["svg/ch.svg", "svg/fr.svg", "circle/ch.png"].map { "World/Flags/\($0)" }
    for file in script + flags { try folder.add(file, Data(contentsOf: Repository.root.appending(path: file))) }
    try folder.add("World/Flags/circle/su.png", Data(contentsOf: Repository.root.appending(path: flags[2])))
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
        <!-- Utopia, 2:3. -->
        <g id="star"/><text/>
      </svg>
      """
    try folder.add("World/Flags/svg/zz.svg", Data(drawing.utf8))
    let result = try CommandResult.run(Self.command, in: folder.url)
    #expect(result.status == 1 && !result.output.contains("circle/ch.png"), "\(result.output)")
    let problems = [
      "circle/fr.png:1:1: error: the image is out of date", "4x3/ch.png:1:1: error: the image is out of date",
      "circle/su.png:1:1: error: no SVG file has this name", "Resources/flags.png:1:1: error: ",
      "svg/zz.svg:1:1: error: the viewBox does not have the ratio 2:3", "svg/zz.svg:3:6: error: the identifier 'star'",
      "svg/zz.svg:3:17: error: '<text' does not belong",
    ]
    for problem in problems { #expect(result.output.contains(problem), "\(problem) in \(result.output)") }
  }
}
