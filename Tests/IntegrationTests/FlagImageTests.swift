import Foundation
import TestSupport
import Testing

/// The images that `Scripts/update-flags` renders.
@Suite struct FlagImageTests {
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

  /// The script finds images that were changed by hand, are missing, or have no drawing.
  @Test(.enabled(if: hasRenderer))
  func noticesChanges() throws {
    let folder = try TemporaryFolder()
    let flags = "World/Flags"
    for file in ["Scripts/update-flags", "\(flags)/palette.tsv", "\(flags)/svg/ch.svg", "\(flags)/svg/fr.svg"] {
      let copy = folder.url.appending(path: file)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appending(path: file), to: copy)
    }
    let images = folder.url.appending(path: "\(flags)/png")
    try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
    let other = Repository.root.appending(path: "\(flags)/png/ch.png")
    try FileManager.default.copyItem(at: other, to: images.appending(path: "ch.png"))
    try FileManager.default.copyItem(at: other, to: images.appending(path: "su.png"))
    let result = try CommandResult.run(Self.command, in: folder.url)
    #expect(result.status == 1 && !result.output.contains("ch.png"), "\(result.output)")
    for file in ["\(flags)/png/fr.png", "\(flags)/png/su.png", "Resources/flags.png"] {
      #expect(result.output.contains("\(file):1:1: error: "), "\(result.output)")
    }
  }
}
