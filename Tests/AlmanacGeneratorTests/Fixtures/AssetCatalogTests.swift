import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Flags in an Xcode asset catalog.
@Suite struct AssetCatalogTests {
  /// The PNG files of an image set: their names, scales and the flags that they show.
  private typealias Images = [(name: String, scale: String?, flag: String)]

  /// A folder with a catalog that has the fallback.
  private func folder(flags: String = "Assets.xcassets") throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { flags: '\(flags)' } }"])
    try folder.add("Assets.xcassets/Contents.json", Data(#"{"info": {"author": "xcode", "version": 1}}"#.utf8))
    try add("Flags/xx", [("xx.png", nil, "xx")], to: folder)
    return folder
  }

  private func add(_ path: String, _ images: Images, to folder: TemporaryFolder) throws {
    let set = "Assets.xcassets/\(path).imageset"
    let entries = images.map { image in
      let scale = image.scale.map { ", \"scale\": \"\($0)\"" } ?? ""
      return "{\"filename\": \"\(image.name)\", \"idiom\": \"universal\"\(scale)}"
    }
    let contents = "{\"images\": [\((entries + ["{\"idiom\": \"universal\"}"]).joined(separator: ", "))]}"
    try folder.add("\(set)/Contents.json", Data(contents.utf8))
    for image in images where image.flag != "" { try folder.addFlag("\(set)/\(image.name)", from: image.flag) }
  }

  /// The paths of the images in use, relative to the catalog.
  private func files(_ folder: TemporaryFolder) -> [String] {
    let inputs = Run(Request(folder: folder.path)).inputs
    return (inputs.flags?.files ?? []).map { $0.path.replacing(folder.path + "/Assets.xcassets/", with: "") }
  }

  @Test(arguments: ["Assets.xcassets", "Assets.xcassets/Flags"])
  func givesAFlagForEachImageSet(flags: String) throws {
    let folder = try folder(flags: flags)
    try add("Flags/us", [("small.png", "1x", "us"), ("large.PNG", "3x", "de"), ("middle.png", "2x", "fr")], to: folder)
    try add("Flags/Europe/ch", [("a.png", "2x", "fr"), ("b.png", "2x", "us")], to: folder)
    try folder.add("Assets.xcassets/Flags/AppIcon.appiconset/Contents.json", Data("{}".utf8))
    try folder.add("Assets.xcassets/Flags/Accent.colorset/Contents.json", Data("{}".utf8))
    let generated = Generated(folder)
    #expect(generated.problems == [] && generated.cases("Country") == ["ch", "us", "xx"])
    #expect(
      files(folder) == [
        "Flags/Europe/ch.imageset/a.png", "Flags/us.imageset/large.PNG", "Flags/xx.imageset/xx.png",
      ]
    )
    // The table has the chosen files, as from a folder of flags.
    let plain = try TemporaryFolder()
    for (name, flag) in [("xx", "xx"), ("us", "de"), ("ch", "fr")] {
      try plain.addFlag("Flags/\(name).png", from: flag)
    }
    #expect(generated.files["CountryFlags"] == Generated(plain).files["CountryFlags"])
  }

  /// A folder is a catalog only if its name ends like one.
  @Test func otherFoldersAreNoCatalogs() throws {
    let flags = "Icons.xcassets-tools/Flags"
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { flags: '\(flags)' } }"])
    for name in ["us", "xx"] { try folder.addFlag("\(flags)/\(name).png", from: name) }
    try folder.addFlag("\(flags)/old/fr.png", from: "fr")
    #expect(Generated(folder).problems == ["error flag-misplaced 1"])
  }

  @Test func reportsASetWithoutAPNG() throws {
    let folder = try folder()
    try add("us", [("us.pdf", nil, "us")], to: folder)
    try add("de", [], to: folder)
    let diagnostics = Generated(folder).diagnostics
    #expect(diagnostics.map(\.rule) == [.fileKind, .fileKind])
    #expect(diagnostics.map { $0.location.path.suffix(11) } == ["de.imageset", "us.imageset"])
  }

  @Test func reportsWhatIsBroken() throws {
    let folder = try folder()
    try add("us", [("us.png", "1x", "")], to: folder)
    try folder.add("Assets.xcassets/de.imageset/Contents.json", Data("{".utf8))
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "Assets.xcassets/fr.imageset"),
      withIntermediateDirectories: false
    )
    let diagnostics = Generated(folder).diagnostics
    #expect(Set(diagnostics.map(\.rule)) == [.dataSyntax, .configPath, .fileKind])
    #expect(diagnostics.contains { $0.rule == .fileKind && $0.location.path.hasSuffix("us.imageset/us.png") })
  }

  @Test func obeysTheRulesOfFiles() throws {
    let folder = try folder()
    try add("usa", [("a.png", nil, "us")], to: folder)
    try add("US", [("a.png", nil, "us")], to: folder)
    let diagnostics = Generated(folder).diagnostics
    #expect(diagnostics.map(\.rule) == [.flagCase, .flagName])
    #expect(diagnostics.map(\.message).allSatisfy { $0.contains(".imageset") && !$0.contains("usa.png") })
  }

  /// Folders in a catalog have no meaning.
  @Test func reportsTwoSetsOfOneName() throws {
    let folder = try folder()
    try add("Flags/us", [("a.png", nil, "us")], to: folder)
    try add("Other/us", [("b.png", nil, "de")], to: folder)
    let diagnostics = Generated(folder).diagnostics
    #expect(diagnostics.map(\.rule) == [.flagDuplicate])
    #expect(diagnostics.first?.message.contains("/Other/us.imageset/b.png' is also the flag 'us'") == true)
    // The same applies to a file next to an image set.
    let other = try self.folder()
    try add("us", [("a.png", nil, "us")], to: other)
    try other.addFlag("Assets.xcassets/us.png")
    #expect(Generated(other).diagnostics.map(\.rule) == [.flagDuplicate])
  }
}
