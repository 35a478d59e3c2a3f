import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Inputs that cannot be checked out on every file system. The tests create them.
@Suite struct FileSystemTests {
  private static let distinguishesCase: Bool = {
    guard let folder = try? TemporaryFolder(), (try? folder.add("a", Data())) != nil else { return false }
    return !FileManager.default.fileExists(atPath: folder.path + "/A")
  }()

  private func diagnostics(of folder: TemporaryFolder) -> [Diagnostic] {
    Pipeline.run(Request(folder: folder.path)).diagnostics
  }

  @Test(.enabled(if: distinguishesCase)) func namesThatDifferInCaseOnlyAreDuplicates() throws {
    let folder = try TemporaryFolder()
    for name in ["xx.png", "us.png", "US.png", "Us.png", "fr.PNG", "fr.png"] { try folder.addFlag("Flags/\(name)") }
    let diagnostics = diagnostics(of: folder)
    #expect(diagnostics.map(\.rule) == [.flagDuplicate, .flagDuplicate, .flagDuplicate])
    #expect(diagnostics.map { $0.location.path.suffix(6) } == ["US.png", "Us.png", "fr.PNG"])
    #expect(diagnostics.first?.message.contains("'US.png' and 'us.png'") == true)
  }

  @Test func aNameCannotForgeADiagnostic() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try folder.addFlag("Flags/a\nb:1:1: error: forged\u{202E}.png")
    let report = TextReport.text(diagnostics(of: folder))
    #expect(report.split(separator: "\n").count == 1)
    #expect(report.contains("a\\u{a}b"))
    #expect(report.contains("\\u{202e}"))
  }

  @Test func aPipeIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try #require(mkfifo(folder.path + "/Flags/us.png", 0o600) == 0)
    #expect(diagnostics(of: folder).map(\.rule) == [.fileKind])
  }

  @Test func aLinkThatRunsInACircleIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Flags/us.png",
      withDestinationPath: "us.png"
    )
    #expect(diagnostics(of: folder).map(\.rule) == [.fileLink])
  }

  @Test func linksMustNotLeaveTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try folder.addFlag("Elsewhere/america.png")
    for (name, destination) in [("de", "gone.png"), ("fr", "xx.png"), ("us", "../Elsewhere/america.png")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Flags/\(name).png",
        withDestinationPath: destination
      )
    }
    let report = TextReport.text(diagnostics(of: folder)).replacing(folder.path + "/", with: "")
    #expect(
      report == """
        Flags/de.png:1:1: error: 'de.png' is a symbolic link to a missing file; put the file itself here [file-link]
        Flags/us.png:1:1: error: 'us.png' is a symbolic link that leads out of the flags folder; copy what it links to here [file-link]

        """
    )
  }

  /// A submodule that isn't checked out leaves such links. Without a report, the target would be the whole world.
  @Test(arguments: ["almanac.json", "countries.json", "emoji.json", "Flags"])
  func aResourceThatLinksToNothingIsReported(name: String) throws {
    let folder = try TemporaryFolder()
    let kind = name == "Flags" ? "folder" : "file"
    for destination in ["../gone/\(name)", name] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: destination)
      let report = TextReport.text(diagnostics(of: folder)).replacing(folder.path + "/", with: "")
      #expect(
        report == """
          \(name):1:1: error: this is a symbolic link to a missing \(kind); restore that \(kind), or put the \(kind) itself here [file-link]

          """
      )
      try FileManager.default.removeItem(atPath: folder.path(of: name))
    }
  }

  @Test func aFileThatTheSettingsNameCanLinkToNothing() throws {
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { data: 'list.json', flags: 'Art' } }"])
    for name in ["list.json", "Art"] {
      try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: "gone")
    }
    let diagnostics = diagnostics(of: folder)
    #expect(diagnostics.map(\.rule) == [.fileLink, .fileLink])
    #expect(diagnostics.map(\.location.path) == ["Art", "list.json"].map(folder.path(of:)))
  }

  /// Git can check out a symbolic link as a text file.
  @Test func flagsThatAreNoFolderAreReported() throws {
    let folder = try TemporaryFolder(["Flags": "../Shared/Flags"])
    let expected = "error: this is not a folder; put a folder of flags here, or remove it [file-kind]\n"
    #expect(TextReport.text(diagnostics(of: folder)) == "\(folder.path)/Flags:1:1: \(expected)")
    try FileManager.default.removeItem(atPath: folder.path(of: "Flags"))
    try #require(mkfifo(folder.path(of: "Flags"), 0o600) == 0)
    #expect(TextReport.text(diagnostics(of: folder)) == "\(folder.path)/Flags:1:1: \(expected)")
    try folder.add("almanac.json", Data("{ ignore: 'Flags' }".utf8))
    #expect(diagnostics(of: folder).isEmpty)
  }

  /// Only the caller can allow links, as build systems do whose sandboxes consist of them.
  @Test func aLinkOutOfTheFolderNeedsPermission() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try folder.addFlag("Elsewhere/america.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Flags/us.png",
      withDestinationPath: "../Elsewhere/america.png"
    )
    #expect(diagnostics(of: folder).map(\.rule) == [.fileLink])
    var request = Request(folder: folder.path)
    request.followsLinks = true
    let outcome = Pipeline.run(request)
    #expect(outcome.diagnostics.isEmpty)
    let inputs = outcome.inputs.filter { !$0.hasPrefix(Repository.path + "/") }
    #expect(inputs == ["", "/Flags", "/Flags/us.png", "/Flags/xx.png"].map { folder.path + $0 })
  }

  @Test func aFolderThatIsNotThereIsReported() {
    let outcome = Pipeline.run(Request(folder: "no/such/folder"))
    #expect(outcome.diagnostics.map(\.rule) == [.inputMissing])
    #expect(outcome.diagnostics.map(\.location.path) == ["no/such/folder"])
  }

  @Test func aFileInPlaceOfTheConfigurationFolderIsReported() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try FileManager.default.createDirectory(atPath: folder.path + "/almanac.json", withIntermediateDirectories: false)
    #expect(diagnostics(of: folder).map(\.rule) == [.fileUnreadable])
  }

  /// Not every system can check out such a name.
  @Test func aSpaceAfterTheExtensionIsReported() throws {
    let folder = try TemporaryFolder()
    for name in ["xx.png", "us.png ", "us.jpg"] { try folder.addFlag("Flags/\(name)") }
    let report = TextReport.text(diagnostics(of: folder)).replacing(folder.path + "/", with: "")
    #expect(
      report == """
        Flags/us.jpg:1:1: error: 'us.jpg' is not used, so 'us' has no flag; export it as 'us.png' [flag-extension]
        Flags/us.png :1:1: error: 'us.png ' is not used, so 'us' has no flag; rename it to 'us.png' [flag-extension]

        """
    )
    try folder.addFlag("Flags/us.png")
    #expect(diagnostics(of: folder).map(\.summary) == ["warning file-unused 1", "warning file-unused 1"])
  }

  @Test func aFolderInTheFolderOfFlagsCanBeNamed() throws {
    let folder = try TemporaryFolder()
    for name in ["xx.png", "Europe/fr.png"] { try folder.addFlag("Flags/\(name)") }
    #expect(diagnostics(of: folder).map(\.summary) == ["error flag-misplaced 1"])
    try folder.add("almanac.json", Data("{ countries: { flags: ['Flags', 'Flags/Europe/'] } }".utf8))
    #expect(diagnostics(of: folder).isEmpty)
  }

  /// The limit applies to the bytes that are read, even through a link.
  @Test(arguments: ["currencies.json", "almanac.json"])
  func aLinkToALargeFileIsNotRead(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    try folder.add("large/data", Data(repeating: 0x20, count: 1 << 24 + 1))
    try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: "large/data")
    #expect(diagnostics(of: folder).map(\.rule) == [.dataSize])
  }

  /// All flags are in memory, and then in one literal.
  @Test func flagsHaveALimitInAll() throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/aa.png")
    try folder.add("almanac.json", Data("{ countries: { image: { maxBytes: 67108864 } } }".utf8))
    for code in ["ch", "de", "fr", "us", "xx"] {
      let path = folder.path + "/Flags/\(code).png"
      try Data().write(to: URL(filePath: path))
      // The file has a size, but takes no room on the disk.
      try #require(truncate(path, 1 << 26) == 0)
    }
    let problems = diagnostics(of: folder).filter { $0.rule == .dataSize }
    #expect(problems.map(\.location.path) == [folder.path + "/Flags"])
    #expect(problems.first?.message.hasPrefix("the flags are larger than 268435456 bytes in total") == true)
  }

  /// The superuser can read everything.
  @Test(.enabled(if: geteuid() != 0), arguments: ["", "Flags"])
  func anUnreadableFolderIsNotAnEmptyOne(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.addFlag("Flags/xx.png")
    let path = folder.path(of: name)
    try #require(chmod(path, 0) == 0)
    defer { chmod(path, 0o700) }
    let diagnostics = diagnostics(of: folder)
    #expect(diagnostics.map(\.rule) == [.fileUnreadable])
    #expect(diagnostics.first?.message.contains("permission denied") == true)
  }
}
