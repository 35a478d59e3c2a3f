import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Names and files that a folder can have, and that are no files of a target.
@Suite struct HostilePathTests {
  /// The files that a run reads, and the settings that name them.
  private static let settings = """
    { templates: "Templates", countries: { flags: "Art.xcassets", required: "codes.txt", data: "facts.json" } }
    """

  private static let names = [
    "almanac.json", "facts.json", "codes.txt", "Templates/Country.mustache", "Art.xcassets/ch.imageset/Contents.json",
    "Art.xcassets/ch.imageset/ch.png", "emoji.de.json",
  ]

  private func target() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.add("almanac.json", Data(Self.settings.utf8))
    try folder.add("facts.json", Data(#"[{"code": "CH", "name": "Switzerland"}]"#.utf8))
    try folder.add("codes.txt", Data("ch\nxx\n".utf8))
    try folder.add(
      "Templates/Country.mustache",
      Data(#require(AlmanacFolder.repository.template(named: "Country")).utf8)
    )
    try folder.add("emoji.json", Data(#"[{"character": "👋", "name": "wave", "category": "Objects"}]"#.utf8))
    try folder.add("emoji.de.json", Data(#"[{"character": "👋", "name": "Winken"}]"#.utf8))
    for code in ["ch", "xx"] {
      try folder.add(
        "Art.xcassets/\(code).imageset/Contents.json",
        Data(#"{"images": [{"filename": "\#(code).png"}]}"#.utf8)
      )
      try folder.addFlag("Art.xcassets/\(code).imageset/\(code).png")
    }
    return folder
  }

  private func diagnostics(of folder: TemporaryFolder) -> [Diagnostic] {
    Pipeline.run(Request(folder: folder.path)).diagnostics
  }

  /// Puts something else in the place of a file.
  private func replace(_ path: String, _ make: (String) -> Int32) throws {
    try FileManager.default.removeItem(atPath: path)
    try #require(make(path) == 0)
  }

  @Test func theTargetIsValid() throws { #expect(diagnostics(of: try target()).isEmpty) }

  /// A pipe never ends, and neither does a device. A link to nothing isn't the same as no file.
  @Test(arguments: names)
  func whatIsNoFileIsNotRead(name: String) throws {
    let makers: [@Sendable (String) -> Int32] = [
      { mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }, { symlink("/dev/tty", $0) }, { mkdir($0, 0o700) },
      { symlink("nothing", $0) }, { symlink("\(name.split(separator: "/").last ?? "")", $0) }, { Self.socket($0) },
    ]
    for make in makers {
      let folder = try target()
      let path = folder.path(of: name)
      try replace(path, make)
      // A folder in place of a file is reported where almanac.json names it.
      let problems = diagnostics(of: folder).filter { problem in
        problem.severity == .error
          && (problem.location.path == path || problem.message.contains("'\(path)' is a folder"))
      }
      let rules: [Rule] = [.fileUnreadable, .fileKind, .fileLink, .configPath]
      #expect(problems.count == 1 && problems.allSatisfy { rules.contains($0.rule) }, "\(name)")
    }
  }

  /// Makes a socket. Its path must be short.
  private static func socket(_ path: String) -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import os, socket, sys; os.chdir(sys.argv[1]); socket.socket(1).bind(sys.argv[2])",
    ]
    let url = URL(filePath: path)
    process.arguments? += [url.deletingLastPathComponent().path(), url.lastPathComponent]
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(arguments: ["flags", "data", "required", "templates"], ["", "Flags\0x", "\0"])
  func aPathNeedsAName(key: String, path: String) throws {
    let value = "\"\(path.replacing("\0", with: "\\u0000"))\""
    let settings = key == "templates" ? "{ templates: \(value) }" : "{ countries: { \(key): \(value) } }"
    let folder = try TemporaryFolder(["almanac.json": settings])
    for name in ["Flags/xx.png", "xx.png"] { try folder.addFlag(name) }
    let problems = diagnostics(of: folder).filter { $0.rule == .configValue }
    #expect(problems.map(\.location.path) == [folder.path(of: "almanac.json")])
    let expected = path.isEmpty ? "must name a" : "U+0000; remove it"
    #expect(problems.first?.message.contains(expected) == true)
  }

  @Test(arguments: ["..", "/", "../..", "Flags/../..", "/dev", "nothing/../Flags/nothing"])
  func foldersWithoutFlagsAreReported(path: String) throws {
    let folder = try TemporaryFolder(["a/b/almanac.json": "{ countries: { flags: \"\(path)\" } }"])
    try folder.addFlag("a/b/Flags/xx.png")
    let outcome = Pipeline.run(Request(folder: folder.path(of: "a/b")))
    #expect(outcome.diagnostics.contains { [.flagFallback, .configPath].contains($0.rule) })
    #expect(outcome.files.isEmpty)
  }

  @Test func aPathCanLeaveTheFolderIfItSaysSo() throws {
    let folder = try TemporaryFolder(["a/almanac.json": #"{ countries: { flags: "../Flags" } }"#])
    try folder.addFlag("Flags/xx.png")
    #expect(Pipeline.run(Request(folder: folder.path(of: "a"))).diagnostics.isEmpty)
  }

  /// The number of paths through these links is larger than any number of files.
  @Test func linksInACatalogDoNotLeadInCircles() throws {
    let folder = try target()
    for index in 0..<20 {
      try #require(symlink(index % 2 == 0 ? "." : "../Art.xcassets", folder.path(of: "Art.xcassets/link\(index)")) == 0)
    }
    #expect(diagnostics(of: folder).isEmpty)
  }

  @Test func aFolderInACatalogCannotLinkOutOfIt() throws {
    let folder = try target()
    try FileManager.default.moveItem(
      atPath: folder.path(of: "Art.xcassets/ch.imageset"),
      toPath: folder.path(of: "ch.imageset")
    )
    try #require(symlink("..", folder.path(of: "Art.xcassets/Round")) == 0)
    try folder.add("almanac.json", Data("{ ignore: 'ch.imageset', \(Self.settings.dropFirst())".utf8))
    #expect(diagnostics(of: folder).contains { $0.rule == .fileLink && $0.location.path.hasSuffix("xcassets/Round") })
    var request = Request(folder: folder.path)
    request.followsLinks = true
    #expect(Pipeline.run(request).diagnostics.isEmpty)
  }

  /// The image is outside of the catalog, although its path with `..` looks like one inside.
  @Test func aParentFolderIsThatOfTheLinkedOne() throws {
    let folder = try target()
    try folder.addFlag("Elsewhere/ch.png")
    try FileManager.default.createDirectory(atPath: folder.path(of: "Elsewhere/a"), withIntermediateDirectories: false)
    try #require(symlink("../../Elsewhere/a", folder.path(of: "Art.xcassets/ch.imageset/link")) == 0)
    let contents = Data(#"{"images": [{"filename": "link/../ch.png"}]}"#.utf8)
    try folder.add("Art.xcassets/ch.imageset/Contents.json", contents)
    #expect(diagnostics(of: folder).contains { $0.rule == .fileLink })
  }

  @Test func aFolderNamedLikeAFlagIsReported() throws {
    let folder = try TemporaryFolder()
    for name in ["Flags/xx.png", "Flags/ch.png/ch.png"] { try folder.addFlag(name) }
    #expect(diagnostics(of: folder).map(\.rule) == [.fileKind])
  }

  @Test(arguments: [
    "a\n", "a\"'`$b", " a ", "a\u{1B}[31m", "e\u{301}", "\u{202E}a", String(repeating: "a", count: 251),
  ])
  func unusualNamesAreReportedInOneLine(name: String) throws {
    let folder = try TemporaryFolder()
    for name in ["xx", name] { try folder.addFlag("Flags/\(name).png") }
    let problems = diagnostics(of: folder)
    #expect(problems.map(\.rule) == [.flagName])
    let report = TextReport.text(problems)
    #expect(report.unicodeScalars.count { $0 == "\n" || $0 == "\u{1B}" || $0 == "\u{202E}" } == 1)
  }

  @Test func namesThatAreTooLongForTheSystemAreReported() throws {
    let path = Array(repeating: String(repeating: "d", count: 200), count: 30).joined(separator: "/")
    let folder = try TemporaryFolder(["almanac.json": "{ countries: { data: [\n\"\(path)\"] } }"])
    try folder.addFlag("Flags/xx.png")
    #expect(diagnostics(of: folder).map(\.summary) == ["error file-unreadable 1"])
  }

  @Test func foldersCanBeDeep() throws {
    let folder = try target()
    let path = Array(repeating: "d", count: 300).joined(separator: "/")
    try folder.addFlag("Art.xcassets/\(path)/de.imageset/de.png")
    try folder.add(
      "Art.xcassets/\(path)/de.imageset/Contents.json",
      Data(#"{"images": [{"filename": "de.png"}]}"#.utf8)
    )
    try folder.add("codes.txt", Data("ch\nde\nxx\n".utf8))
    #expect(diagnostics(of: folder).allSatisfy { $0.severity == .warning })
  }

  #if os(Linux)
    /// Other systems refuse such names.
    @Test func aNameThatIsNotUTF8IsReported() throws {
      let folder = try TemporaryFolder()
      try folder.addFlag("Flags/xx.png")
      var name = Array(folder.path(of: "Flags/c?.png").utf8CString)
      name[name.count - 6] = -1
      try #require(symlink("xx.png", name) == 0)
      let problems = diagnostics(of: folder)
      #expect(problems.map(\.rule) == [.flagName])
      #expect(problems.first?.message.contains("is not UTF-8") == true)
    }

    /// Two files for the system, and one text for Swift.
    @Test(arguments: [
      "currencies: { data: 'NFC' }, languages: { data: 'NFD' }", "currencies: { data: ['NFC', 'NFD'] }",
    ])
    func namesInTwoNormalFormsAreRefused(settings: String) throws {
      let (composed, decomposed) = ("\u{E9}.json", "e\u{301}.json")
      let text = settings.replacing("NFC", with: composed).replacing("NFD", with: decomposed)
      let folder = try TemporaryFolder(["almanac.json": "{ \(text) }"])
      try folder.add(composed, Data(#"[{"code": "EUR", "name": "Euro"}]"#.utf8))
      try folder.add(decomposed, Data(#"[{"code": "de", "name": "German"}]"#.utf8))
      #expect(diagnostics(of: folder).contains { $0.rule == .configValue })
    }
  #endif
}
